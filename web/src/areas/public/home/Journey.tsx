import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { MarketStall } from '~/ui/art/MarketStall'
import { ParcelTwine } from '~/ui/art/ParcelTwine'
import { RiderOkada } from '~/ui/art/RiderOkada'
import { Roundabout } from '~/ui/art/Roundabout'
import { LinkButton } from '~/ui/Button'
import { FareSlip } from './FareSlip'
import { Crossing, Stage } from './Line'
import { homeTexts as texts } from './texts'

/** From the right edge, where the figures left it, to the middle. */
const TO_THE_MIDDLE =
  'M1092 0C1096 60 1010 62 930 56C860 50 812 26 790 44C772 60 796 86 814 68C834 46 772 20 700 34C620 50 552 66 552 130'

const STEP_ART = [Roundabout, FareSlip, MarketStall]

/** The rest of the way: two kinds of errand, three steps, and the pin. */
export function Journey({ isLoggedIn }: { isLoggedIn: boolean }) {
  return (
    <>
      <Crossing height={130} path={TO_THE_MIDDLE} />
      <section aria-labelledby="errands">
        <Stage
          bend={-0.15}
          left={
            <h2 id="errands" className="pt-2 pb-6 text-3xl md:pt-0 md:text-right">
              {texts.waysTitle}
            </h2>
          }
        />
        <Stage
          bend={1}
          left={<Errand {...texts.send} to="/dashboard/send" art={<ParcelTwine className="w-full" />} />}
          right={
            <Errand {...texts.receive} to="/dashboard/receive" art={<RiderOkada className="w-full" />} />
          }
        />
      </section>
      <section aria-labelledby="how">
        <Stage
          bend={-0.4}
          left={
            <h2 id="how" className="pt-8 pb-8 text-3xl md:py-14 md:text-right">
              {texts.howTitle}
            </h2>
          }
        />
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
            const drawing = <Drawing className="mt-2 mb-10 w-44 md:mx-auto md:mt-0 md:mb-14 md:w-64" />
            return (
              <Stage
                as="li"
                key={title}
                bend={isEven ? 1 : -1}
                stop={place + 1}
                // On phones the words come first; on wide screens they change sides.
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
      <Closing isLoggedIn={isLoggedIn} />
    </>
  )
}

function Errand({ title, text, to, art }: { title: string; text: string; to: string; art: ReactNode }) {
  return (
    <div className="rounded-card border-line bg-surface mb-4 flex h-[calc(100%-1rem)] flex-col items-start gap-3 border p-5 md:mb-0 md:h-full md:p-7">
      <div className="w-32 md:w-44">{art}</div>
      <h3 className="text-xl">{title}</h3>
      <p className="text-quiet max-w-[42ch] grow">{text}</p>
      <LinkButton to={to} reloadDocument look="secondary" className="mt-1">
        {title}
      </LinkButton>
    </div>
  )
}

/** Where the line arrives. */
function Closing({ isLoggedIn }: { isLoggedIn: boolean }) {
  return (
    <section
      aria-labelledby="closing"
      className="relative grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-4 pb-16 md:block md:pb-24 md:text-center"
    >
      <div className="relative md:h-20">
        <svg
          viewBox="0 0 28 28"
          fill="none"
          aria-hidden
          className="absolute top-0 left-1/2 size-12 -translate-x-1/2 overflow-visible md:size-16"
        >
          <path
            d="M14 27c-3-6-9-9-9-16a9 9 0 0 1 18 0c0 7-6 10-9 16Z"
            fill="var(--color-marigold)"
            stroke="var(--color-ink)"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
          <circle cx="14" cy="11" r="2.75" fill="var(--color-on-marigold)" />
        </svg>
      </div>
      <div>
        <h2 id="closing" className="pl-2 text-4xl md:pl-0">
          {texts.closingTitle}
        </h2>
        <p className="text-quiet mt-2 pl-2 md:pl-0">{isLoggedIn ? texts.closingKnown : texts.closing}</p>
        <div className="mt-6 flex flex-wrap gap-3 pl-2 md:justify-center md:pl-0">
          {isLoggedIn ? (
            <LinkButton to="/dashboard" reloadDocument size="lg">
              {texts.dashboard}
            </LinkButton>
          ) : (
            <>
              <LinkButton to="/register" reloadDocument size="lg">
                {texts.register}
              </LinkButton>
              <LinkButton to="/login" reloadDocument size="lg" look="secondary">
                {texts.login}
              </LinkButton>
            </>
          )}
        </div>
      </div>
    </section>
  )
}
