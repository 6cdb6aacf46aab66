import { Crossing, Swing } from './Line'
import { homeTexts as texts } from './texts'

const STOPS = [138, 414, 690, 966]

/** From its ring past the four figures, with one curl, and down the page on the right. */
const WAVE =
  'M24 56C60 56 92 78 138 78C210 78 220 30 280 30S350 78 414 78C470 78 504 62 540 44' +
  'C578 26 590-8 564-10C540-12 538 26 562 44C596 68 640 78 690 78C750 78 770 32 830 32' +
  'S900 78 966 78C1040 78 1092 110 1092 170V240'

/** The four figures along the line. */
export function Figures() {
  return (
    <section aria-label={texts.figuresTitle} className="md:grid">
      <Crossing height={240} path={WAVE} className="col-start-1 row-start-1">
        <circle cx="12" cy="56" r="9" stroke="var(--color-laterite)" strokeWidth="5.5" />
        {STOPS.map((x) => (
          <circle key={x} cx={x} cy="78" r="8" fill="var(--color-palm)" />
        ))}
      </Crossing>
      <ul className="md:col-start-1 md:row-start-1 md:grid md:grid-cols-4 md:pt-[9.5%]">
        {texts.figures.map(({ value, label }, place) => (
          <li
            key={label}
            className="relative grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-4 pb-7 md:block md:pb-0 md:text-center"
          >
            <span aria-hidden className="md:hidden">
              <Swing bend={place % 2 === 0 ? 1 : -1} className="w-7!" />
              {place === 0 ? (
                <span className="border-laterite bg-ground absolute top-0 left-0.5 size-6 rounded-full border-[5px]" />
              ) : (
                <span className="bg-palm absolute top-1.5 left-2 size-3 rounded-full" />
              )}
            </span>
            <div className="-mt-1.5 md:mt-0">
              <p className="font-head text-4xl font-bold tabular-nums md:text-5xl">{value}</p>
              <p className="text-quiet">{label}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
