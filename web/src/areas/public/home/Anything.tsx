import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '~/language'
import { publicHomeTexts } from '~/languages/en/public/home'
import { Art, type ArtProps } from '~/ui/art/Art'
import { MarketStall } from '~/ui/art/MarketStall'
import { ParcelTwine } from '~/ui/art/ParcelTwine'
import { RiderOkada } from '~/ui/art/RiderOkada'
import { Roundabout } from '~/ui/art/Roundabout'
import { orRegister } from '../shared/withNext'
import { Head, PUSHED_ROW, Stage } from './Line'

const STEP_ART = [Roundabout, FareSlip, MarketStall]
/** In the middle of the rail, beside the text. */
const ON_RAIL = 'max-md:absolute max-md:top-0 max-md:-left-[3.125rem]'

/** Two kinds of errand, and how an errand works. */
export function Anything({ isLoggedIn }: { isLoggedIn: boolean }) {
  const texts = useTexts(publicHomeTexts)
  return (
    <section aria-labelledby="anything">
      <Stage bend={-0.8} className="pb-4 md:pb-12">
        <Head id="anything" title={texts.anythingTitle} lead={texts.anythingLead} />
        <div className={clsx(PUSHED_ROW, 'max-md:auto-cols-[16.5rem] md:grid-cols-2')}>
          <Errand
            {...texts.send}
            to={orRegister('/dashboard/send', isLoggedIn)}
            art={<ParcelTwine className="w-full" />}
          />
          <Errand
            {...texts.receive}
            to={orRegister('/dashboard/receive', isLoggedIn)}
            art={<RiderOkada className="w-full" />}
          />
        </div>
      </Stage>
      <Stage bend={0.4} className="pb-4 md:pb-16">
        <ol className="grid gap-x-10 gap-y-2.5 md:grid-cols-3">
          {texts.steps.map(({ title, text }, place) => {
            const Drawing = STEP_ART[place] ?? Roundabout
            return (
              <li key={title} className="relative">
                <Drawing className="mb-3 hidden w-44 md:block" />
                <div className="md:flex md:gap-3">
                  <span
                    aria-hidden
                    className={`font-head bg-palm text-on-palm border-ground grid size-10 shrink-0 place-items-center rounded-full border-4 text-lg font-bold ${ON_RAIL}`}
                  >
                    {place + 1}
                  </span>
                  <div className="min-w-0 pt-1">
                    <h3 className="inline font-bold md:block md:text-xl">{title}</h3>{' '}
                    <p className="text-quiet inline max-w-[38ch] max-md:text-sm md:block">{text}</p>
                  </div>
                </div>
              </li>
            )
          })}
        </ol>
      </Stage>
    </section>
  )
}

function Errand({ title, text, to, art }: { title: string; text: string; to: string; art: ReactNode }) {
  return (
    <div className="rounded-card border-line bg-surface hover:border-edge relative grid snap-start grid-cols-[3.5rem_minmax(0,1fr)] content-start items-center gap-x-3 gap-y-1 border p-3.5 transition-colors lg:grid-cols-[9rem_minmax(0,1fr)] lg:gap-x-6 lg:p-6">
      <div className="lg:row-span-2">{art}</div>
      <h3 className="text-lg leading-tight wrap-anywhere lg:self-end lg:text-xl">
        <a
          href={to}
          className="text-palm flex items-center gap-1.5 after:absolute after:inset-0 hover:underline"
        >
          {title}
          <ArrowRight size={18} className="shrink-0" />
        </a>
      </h3>
      <p className="text-quiet max-w-[min(42ch,100%)] max-lg:col-span-2 max-lg:text-sm lg:self-start">
        {text}
      </p>
    </div>
  )
}

/** A receipt with its lines, and the coin that pays it. */
function FareSlip(props: ArtProps) {
  return (
    <Art {...props}>
      <path d="M76 20c26-3 52 2 80-1l3 124-14-10-13 11-14-10-13 10-14-11-13 10z" />
      <path d="M92 44h32M138 44h6M92 60h22M134 60h10M92 76h28M138 76h6" />
      <path d="M91 92c18-4 36 4 54 0" stroke="var(--color-laterite)" />
      <path d="M92 108h14" />
      <circle cx="168" cy="122" r="27" fill="var(--color-marigold)" />
      <path
        d="M159 135v-26l18 26v-26M153 118h30M153 126h30"
        stroke="var(--color-on-marigold)"
        strokeWidth={2.75}
      />
      <path d="M20 150c22 2 34-8 30-18s-18-4-13 6 24 8 36-2" stroke="var(--color-laterite)" />
      <path d="M14 160h24M52 160h150M212 160h12" />
    </Art>
  )
}
