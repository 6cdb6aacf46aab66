import { homeTexts as texts } from './texts'

/** Three stops of a way: ring, stop, pin. */
export function HowItGoes() {
  return (
    <section className="border-line border-t">
      <div className="mx-auto max-w-6xl px-4 py-14 md:px-6 md:py-20">
        <h2 className="text-3xl">{texts.howTitle}</h2>
        <ol className="mt-8 grid gap-8 md:grid-cols-3 md:gap-6">
          {texts.steps.map(({ title, text }, place) => (
            <li key={title} className="relative pl-12 md:pt-14 md:pl-0">
              <Way place={place} />
              <h3 className="text-xl">{title}</h3>
              <p className="text-quiet mt-1 max-w-[38ch]">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** The stop of one step; the stroke to the next one beside it on wide screens. */
function Way({ place }: { place: number }) {
  const isLast = place === texts.steps.length - 1
  return (
    <>
      {!isLast && (
        <svg
          viewBox="0 0 300 40"
          preserveAspectRatio="none"
          fill="none"
          aria-hidden
          className="absolute top-0 left-11 hidden h-10 w-[calc(100%-2rem)] md:block"
        >
          <path
            d={place % 2 === 0 ? 'M0 20c80-26 190 30 300 0' : 'M0 20c90 28 200-28 300 0'}
            stroke="var(--color-palm)"
            strokeWidth="2.5"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      )}
      <svg viewBox="0 0 40 40" fill="none" aria-hidden className="absolute top-0 left-0 size-9 md:size-10">
        {place === 0 && <circle cx="20" cy="20" r="11" stroke="var(--color-laterite)" strokeWidth="5" />}
        {place === 1 && <circle cx="20" cy="20" r="9" fill="var(--color-palm)" />}
        {isLast && (
          <path
            d="M20 38c-4-8-12-12-12-21a12 12 0 0 1 24 0c0 9-8 13-12 21Z"
            fill="var(--color-marigold)"
            stroke="var(--color-ink)"
            strokeWidth="2.5"
            strokeLinejoin="round"
          />
        )}
      </svg>
    </>
  )
}
