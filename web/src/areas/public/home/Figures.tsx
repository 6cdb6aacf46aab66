import { homeTexts as texts } from './texts'

/** The four figures, strung on the line. */
export function Figures() {
  return (
    <section aria-label={texts.figuresTitle} className="bg-palm-wash border-line relative border-y">
      <svg
        viewBox="0 0 1200 60"
        preserveAspectRatio="none"
        fill="none"
        aria-hidden
        className="absolute inset-x-0 top-0 h-10 w-full md:h-14"
      >
        <path
          d="M0 34c120 0 150-26 260-26s160 44 280 44 150-44 270-44 140 40 240 40 90-14 150-14"
          stroke="var(--color-palm)"
          strokeWidth="2.5"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <dl className="mx-auto grid max-w-6xl grid-cols-2 gap-x-6 gap-y-8 px-4 pt-16 pb-10 md:grid-cols-4 md:px-6 md:pt-20 md:pb-12">
        {texts.figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-quiet">{label}</dt>
            <dd className="font-head text-4xl font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
