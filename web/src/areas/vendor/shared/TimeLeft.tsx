import type { Order } from '@ozi/contract'
import { clsx } from 'clsx'
import { onThisClock } from '~/api/serverClock'
import { useTexts } from '~/language'
import { vendorFrameTexts } from '~/languages/en/vendor/orders'
import { useMoments } from '~/ui/text/useMoments'
import { useSecondsLeft } from '~/ui/text/useSecondsLeft'
import { isUnanswered } from './groupOrders'

/** From here on the time left is shown as urgent. */
const URGENT_SECONDS = 5 * 60

/** How long the shop may still wait with its answer: in words, as a clock time, and as a bar that shrinks. */
export function TimeLeft({ order }: { order: Order }) {
  const texts = useTexts(vendorFrameTexts)
  const moments = useMoments()
  const { deadline, createdAt } = order
  const ends = deadline && isUnanswered(order) ? deadline.at : null
  const left = useSecondsLeft(ends === null ? null : onThisClock(ends))
  if (left === null || ends === null) return null
  const wholeSeconds = (Date.parse(ends) - Date.parse(createdAt)) / 1000
  const share = Math.min(1, left / Math.max(1, wholeSeconds))
  const isUrgent = left <= URGENT_SECONDS
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span
          role="timer"
          className={clsx('text-lg font-bold tabular-nums', isUrgent ? 'text-bad' : 'text-wait')}
        >
          {leftWords(texts, left)}
        </span>
        <span className="text-quiet text-sm">{texts.answerBy(moments.date(ends, 'time'))}</span>
      </p>
      <span aria-hidden className="bg-line h-2 overflow-hidden rounded-full">
        <span
          className={clsx('block h-full rounded-full', isUrgent ? 'bg-bad' : 'bg-marigold')}
          style={{ width: `${String(100 * share)}%` }}
        />
      </span>
    </div>
  )
}

/** '11 min left', '40 s left'. */
function leftWords(texts: typeof vendorFrameTexts, seconds: number): string {
  if (seconds === 0) return texts.timeIsOver
  return seconds < 60
    ? texts.secondsLeft(String(seconds))
    : texts.minutesLeft(String(Math.floor(seconds / 60)))
}
