import { useTexts } from '~/language'
import { fareRefusalTexts, fareTexts } from '~/languages/en/public/fare'
import { LinkButton } from '~/ui/button/Button'
import { formatDistance } from '~/ui/text/format'
import { useFareLabel } from '~/order/useFareLabel'
import { Money } from '~/ui/text/Money'
import { useMoments } from '~/ui/text/useMoments'
import type { FareAnswer } from '../shared/askFare'
import { orRegister } from '../shared/withNext'

interface FareAnswerViewProps {
  answer: FareAnswer
  retryPath: string
  isLoggedIn: boolean
}

/** The fare below the two fields, rendered by the server or fetched by the script, with the same content. */
export function FareAnswerView({ answer, retryPath, isLoggedIn }: FareAnswerViewProps) {
  const texts = useTexts(fareTexts)
  const whyNot = useWhyNot()
  if (answer.kind === 'fare') return <Fare answer={answer} isLoggedIn={isLoggedIn} />
  return (
    <div className="rounded-card border-bad bg-bad-wash mt-5 border p-4" data-fare-end={endOf(answer)}>
      <p id="fare-error" className="text-bad font-medium">
        {answer.kind === 'refused' ? whyNot(answer) : texts[answer.kind]}
      </p>
      {answer.kind !== 'refused' && (
        <a
          href={retryPath}
          data-fare-retry
          className="text-palm inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
        >
          {texts.retry}
        </a>
      )}
    </div>
  )
}

/** Why there is no fare, and which of the two places is at fault. */
function useWhyNot() {
  const texts = useTexts(fareTexts)
  const refusals = useTexts(fareRefusalTexts)
  return ({ reason, end }: FareAnswer & { kind: 'refused' }) =>
    [...(end && reason !== 'SAME_PLACE' ? [texts[end]] : []), refusals[reason]].join(' ')
}

const endOf = (answer: FareAnswer) => (answer.kind === 'refused' ? answer.end : undefined)

interface FareProps {
  answer: FareAnswer & { kind: 'fare' }
  isLoggedIn: boolean
}

function Fare({ answer: { quote, from, to }, isLoggedIn }: FareProps) {
  const texts = useTexts(fareTexts)
  const labelOf = useFareLabel()
  const moments = useMoments()
  // By the quote the form fills in this fare. After its 15 minutes it uses the points: of two places with the same
  // name, those this fare is for.
  const places = new URLSearchParams({
    from: from.placeName,
    to: to.placeName,
    fromAt: from.coordinates.join(),
    toAt: to.coordinates.join(),
    quote: quote._id,
  }).toString()
  return (
    <section
      aria-labelledby="fare-title"
      className="rounded-card border-line bg-surface shadow-lift mt-5 border p-5"
    >
      <h2 id="fare-title" className="text-quiet font-sans text-sm font-normal tracking-normal">
        {texts.title} · <span className="tabular-nums">{formatDistance(quote.distanceKm)}</span> ·{' '}
        <span className="tabular-nums">{moments.duration(quote.durationMinutes)}</span>
      </h2>
      <p className="font-head mt-1 text-[min(var(--text-5xl),14vw)] leading-none font-bold">
        <Money amount={quote.total} />
      </p>
      <p className="mt-3 wrap-anywhere">{texts.way(from.placeName, to.placeName)}</p>
      <dl className="border-line mt-3 grid grid-cols-1 gap-1.5 border-t pt-3">
        {quote.lines.map((line) => (
          <div key={line.label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-quiet">{labelOf(line)}</dt>
            <dd>
              <Money amount={line.amount} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-quiet mt-3 text-sm">{texts.payment}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton to={orRegister(`/dashboard/send?${places}`, isLoggedIn)} reloadDocument className="grow">
          {texts.send}
        </LinkButton>
        <LinkButton
          to={orRegister(`/dashboard/receive?${places}`, isLoggedIn)}
          reloadDocument
          look="secondary"
          className="grow"
        >
          {texts.receive}
        </LinkButton>
      </div>
    </section>
  )
}
