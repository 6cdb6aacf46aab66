import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { MarketStall } from '~/ui/art/MarketStall'
import { ParcelTwine } from '~/ui/art/ParcelTwine'
import { RiderOkada } from '~/ui/art/RiderOkada'
import { Roundabout } from '~/ui/art/Roundabout'
import { LinkButton } from '~/ui/Button'
import { FareSlip } from './FareSlip'
import { Stage } from './Line'
import { homeTexts as texts } from './texts'

const STEP_ART = [Roundabout, FareSlip, MarketStall]

/** Two kinds of errand, and how an errand works. */
export function Anything() {
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
        left={<Errand {...texts.send} to="/dashboard/send" art={<ParcelTwine className="w-full" />} />}
        right={<Errand {...texts.receive} to="/dashboard/receive" art={<RiderOkada className="w-full" />} />}
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
