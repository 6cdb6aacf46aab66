import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { MarketStall } from '~/ui/art/MarketStall'
import { ParcelTwine } from '~/ui/art/ParcelTwine'
import { RiderOkada } from '~/ui/art/RiderOkada'
import { Roundabout } from '~/ui/art/Roundabout'
import { LinkButton } from '~/ui/Button'
import { Art, type ArtProps } from '~/ui/art/Art'
import { orRegister } from '../shared/withNext'
import { Stage } from './Line'
import { homeTexts as texts } from './texts'

const STEP_ART = [Roundabout, FareSlip, MarketStall]

/** Two kinds of errand, and how an errand works. */
export function Anything({ isLoggedIn }: { isLoggedIn: boolean }) {
  return (
    <section aria-labelledby="anything">
      <Stage
        bend={-0.15}
        left={
          <h2 id="anything" className="pt-2 text-3xl md:pt-0 md:pb-8 md:text-right">
            {texts.anythingTitle}
          </h2>
        }
        right={<p className="text-quiet pt-1 pb-6 md:pt-1.5">{texts.anythingLead}</p>}
      />
      <Stage
        bend={1}
        left={
          <Errand
            {...texts.send}
            to={orRegister('/dashboard/send', isLoggedIn)}
            art={<ParcelTwine className="w-full" />}
          />
        }
        right={
          <Errand
            {...texts.receive}
            to={orRegister('/dashboard/receive', isLoggedIn)}
            art={<RiderOkada className="w-full" />}
          />
        }
      />
      <Stage bend={-0.4} left={<div className="h-4 md:h-16" />} />
      <ol>
        {texts.steps.map(({ title, text }, place) => {
          const Drawing = STEP_ART[place] ?? Roundabout
          const isEven = place % 2 === 0
          const words = (
            <div className={clsx('pt-1.5 md:pt-3', isEven && 'md:text-right')}>
              <h3 className="text-xl">{title}</h3>
              <p className={clsx('text-quiet mt-1 max-w-[38ch]', isEven && 'md:ml-auto')}>{text}</p>
            </div>
          )
          const drawing = (
            <Drawing className="mt-2 mb-10 w-44 max-w-full md:mx-auto md:mt-0 md:mb-14 md:w-64" />
          )
          return (
            <Stage
              as="li"
              key={title}
              bend={isEven ? 1 : -1}
              stop={place + 1}
              // On phones the text comes first; on wide screens text and drawing alternate sides.
              left={isEven ? words : <div className="md:contents">{drawing}</div>}
              right={isEven ? drawing : words}
              className={
                isEven ? '' : 'max-md:[&>:nth-child(2)]:row-start-2 max-md:[&>:nth-child(3)]:row-start-1'
              }
            />
          )
        })}
      </ol>
    </section>
  )
}

function Errand({ title, text, to, art }: { title: string; text: string; to: string; art: ReactNode }) {
  return (
    <div className="rounded-card border-line bg-surface mb-4 flex h-[calc(100%-1rem)] flex-col items-start gap-3 border p-5 md:mb-0 md:h-full md:p-7">
      <div className="w-32 max-w-full md:w-44">{art}</div>
      <h3 className="max-w-full text-xl wrap-anywhere">{title}</h3>
      <p className="text-quiet max-w-[min(42ch,100%)] grow">{text}</p>
      <LinkButton to={to} reloadDocument look="secondary" className="mt-1 max-w-full">
        {title}
      </LinkButton>
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
