import { SUGGESTIONS } from '@ozi/contract'
import { useTexts } from '~/language'
import { heroTexts } from '~/languages/en/public/hero'
import { publicHomeTexts } from '~/languages/en/public/home'
import { Button } from '~/ui/button/Button'
import { Field } from '~/ui/field/Field'
import { CONTROL } from '~/ui/field/fieldContext'
import type { FareEnd } from '../shared/askFare'
import { ScriptWords } from '../shared/ScriptWords'
import type { HomeData } from './loadHome'
import { Examples } from './Examples'
import { FareAnswerView } from './FareAnswerView'
import { RiderFacts } from './RiderFacts'
import { WayDrawing } from './WayDrawing'

const HERO_TEXTS = [heroTexts]

interface HeroProps {
  home: HomeData
  cityName: string
  isLoggedIn: boolean
}

/**
 * Asks for two places and shows the fare before anybody registers. A plain form that submits to this page;
 * the script adds suggestions and shows the fare without leaving the page.
 */
export function Hero({ home, cityName, isLoggedIn }: HeroProps) {
  const texts = useTexts(publicHomeTexts)
  const { asked, answer, city, facts, path } = home
  const wrong = answer?.kind === 'refused' ? answer.end : undefined
  return (
    <section className="mx-auto grid max-w-6xl grid-cols-1 items-start gap-y-4 px-4 pt-3 pb-4 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] md:gap-x-12 md:px-6 md:pb-6 md:pt-14 lg:gap-x-16">
      <div className="min-w-0">
        <h1 className="text-[min(var(--text-5xl),10vw)] leading-none font-extrabold md:text-[2.75rem] lg:text-[4.77rem] lg:leading-[0.98]">
          {texts.headline.map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </h1>
        <p className="text-quiet mt-3 max-w-[44ch] md:mt-4 md:text-lg">{texts.lead(cityName)}</p>
        <form
          data-hero
          data-centre={city?.centre}
          action="/#fare"
          id="ask"
          className="mt-4 grid max-w-md grid-cols-1 scroll-mt-6 gap-4 md:mt-7 md:gap-5"
        >
          <div className="relative grid grid-cols-1 gap-4 pl-11">
            <Ends />
            <PlaceInput
              end="from"
              example={texts.fromExample}
              value={asked.from}
              at={asked.fromAt}
              isWrong={wrong === 'from'}
            />
            <PlaceInput
              end="to"
              example={texts.toExample}
              value={asked.to}
              at={asked.toAt}
              isWrong={wrong === 'to'}
            />
          </div>
          <Button type="submit" size="lg" wide>
            {texts.seeFare}
          </Button>
          <ScriptWords of={HERO_TEXTS} />
        </form>
        <div id="fare" data-fare aria-live="polite" className="peer max-w-md scroll-my-4">
          {answer && <FareAnswerView answer={answer} retryPath={path} isLoggedIn={isLoggedIn} />}
        </div>
        <Examples fares={facts.fares} />
      </div>
      <div className="max-w-md md:mt-4 md:max-w-none">
        <div data-way-slot className="max-md:mb-6 md:mb-8 empty:mb-0!">
          <WayDrawing answer={answer} />
        </div>
        <RiderFacts />
      </div>
    </section>
  )
}

interface PlaceInputProps {
  end: FareEnd
  example: string
  value: string
  /** The point of the place chosen before. */
  at: string
  isWrong: boolean
}

function PlaceInput({ end, example, value, at, isWrong }: PlaceInputProps) {
  const texts = useTexts(publicHomeTexts)
  return (
    <Field id={end} label={texts[end]}>
      <input
        id={end}
        name={end}
        required
        maxLength={SUGGESTIONS.queryMax}
        autoComplete="off"
        placeholder={example}
        defaultValue={value}
        data-at={at || undefined}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? 'fare-error' : undefined}
        className={`${CONTROL} px-3.5`}
      />
    </Field>
  )
}

/** Ring and pin beside the two fields, with a dotted line between them. */
function Ends() {
  return (
    <svg
      viewBox="0 0 28 168"
      fill="none"
      strokeLinecap="round"
      aria-hidden
      className="absolute top-0 left-0 h-[10.5rem] w-7"
    >
      <circle cx="14" cy="52" r="8" stroke="var(--color-laterite)" strokeWidth="5" />
      <path
        d="M14 64C14 82 25 80 25 95S14 104 14 122"
        stroke="var(--color-palm)"
        strokeWidth="3"
        strokeDasharray="0.1 7.5"
      />
      <path
        d="M14 160c-3.4-7-10-10-10-18a10 10 0 0 1 20 0c0 8-6.6 11-10 18Z"
        fill="var(--color-marigold)"
        stroke="var(--color-ink)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <circle cx="14" cy="142" r="3" fill="var(--color-on-marigold)" />
    </svg>
  )
}
