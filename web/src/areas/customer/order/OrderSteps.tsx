import type { OrderDetail } from '@ozi/contract'
import { useTexts } from '~/language'
import { orderTexts } from '~/languages/en/account/order'
import { statusTexts } from '~/languages/en/base/frame'
import { carryingWord, progressOf } from '~/order/orderState'
import { timelineOf } from '~/order/orderTimeline'
import { StepDetail } from '~/order/StepDetail'
import { RouteProgress } from '~/ui/line/RouteProgress'
import { RouteTimeline } from '~/ui/line/RouteTimeline'
import { Fold, FoldList } from '~/ui/list/Fold'
import { formatDate } from '~/ui/text/format'
import { useMoments } from '~/ui/text/useMoments'

/** The steps so far in one line; unfolded, each with its time, and those to come. */
export function OrderSteps({ order }: { order: OrderDetail }) {
  const texts = useTexts(orderTexts)
  const words = useTexts(statusTexts)
  const moments = useMoments()
  const line = timelineOf(order.events, order.kind)
  const times = line.flatMap(({ at }) => at ?? [])
  const [first = order.createdAt, last = first] = [times[0], times.at(-1)]
  const day = formatDate(first) === formatDate(last) ? '' : `${moments.date(last, 'dayMonth')} `
  const until = `${day}${formatDate(last, 'time')}`
  const steps = line.map(({ key, to, state, ...event }) => ({
    key,
    state,
    label: words[to],
    detail: event.at && <StepDetail {...event} />,
  }))
  return (
    <FoldList>
      <Fold
        title={texts.steps(
          times.length,
          formatDate(first, 'time') === until ? until : `${formatDate(first, 'time')}–${until}`,
        )}
        aside={
          <RouteProgress
            done={progressOf(order)}
            label={texts.progress(words[carryingWord(order)])}
            className="w-20 max-w-full md:w-14"
          />
        }
      >
        <RouteTimeline steps={steps} label={texts.life} />
      </Fold>
    </FoldList>
  )
}
