import { clsx } from 'clsx'
import { useTexts } from '~/language'
import { publicHomeTexts } from '~/languages/en/public/home'
import { BESIDE_RAIL, Swing } from './Line'

/**
 * On wide screens: from its ring past the four figures and back below them to the rail. In units of the rail's and the
 * text's common width; the rail is 6 % of it.
 */
const WAVE =
  'M33 20C33 62 60 84 100 84C180 84 190 34 250 34S320 84 366 84C430 84 462 66 496 46' +
  'C530 26 540-6 516-8C492-10 494 30 520 48C550 70 570 84 618 84C690 84 700 34 762 34S826 84 872 84' +
  'C960 84 1010 66 1052 100C1096 140 1070 232 980 248C820 276 560 238 300 256C130 268 33 280 33 330'

/** The four figures along the line. */
export function Figures() {
  const texts = useTexts(publicHomeTexts)
  return (
    <section aria-label={texts.figuresTitle} className="md:mt-10 md:grid">
      <svg
        viewBox="0 0 1104 330"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        className="col-start-1 row-start-1 hidden h-auto w-full overflow-visible md:block xl:-ml-24 xl:w-[calc(100%+6rem)]"
      >
        <path d={WAVE} stroke="var(--color-palm)" strokeWidth="3" />
      </svg>
      <div className={clsx(BESIDE_RAIL, 'col-start-1 row-start-1')}>
        <div className="relative">
          <div className="absolute inset-0 top-3 md:hidden">
            <Swing bend={-0.7} />
          </div>
          <span
            aria-hidden
            className="border-laterite bg-ground absolute top-0 left-1/2 size-6 -translate-x-1/2 rounded-full border-[5px]"
          />
        </div>
        <div className="relative min-w-0 pb-3 md:pb-0">
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,3.9rem),1fr))] gap-x-2 gap-y-4 md:grid-cols-4 md:gap-x-4 md:pt-[8.3%]">
            {texts.figures.map(({ value, label }) => (
              <li key={label} className="relative md:pt-4 lg:pt-5">
                <span
                  aria-hidden
                  className="bg-palm absolute -top-2 left-0 hidden size-4 rounded-full md:block"
                />
                <p className="font-head text-2xl leading-tight font-bold tabular-nums md:text-4xl lg:text-5xl">
                  {value}
                </p>
                <p className="text-quiet max-lg:text-xs">{label}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
