import { isEnded, type StaffOrder } from '@ozi/contract'
import { useTexts } from '~/language'
import { statusTexts } from '~/languages/en/base/frame'
import { HandOverPhoto } from '~/order/HandOverPhoto'
import { isFailed } from '~/order/orderState'
import { DateTime } from '~/ui/text/DateTime'
import { formatDate } from '~/ui/text/format'
import { daysBefore } from '~/ui/text/formatSpoken'
import { RouteTimeline } from '~/ui/line/RouteTimeline'
import { actorTexts, sheetTexts as texts } from './texts'

/**
 * Each step so far in one line: what, when and who; below it why, and to which rider. The day is said where it is
 * another one than before. Future steps are not shown.
 */
export function Timeline({ order, label = texts.life }: { order: StaffOrder; label?: string }) {
  const { events, status, createdAt } = order
  const words = useTexts(statusTexts)
  const steps = events.map(({ to, at, by, who, assigned, reason, photo }, i) => {
    const isToOther = assigned && assigned._id !== who?._id
    return {
      key: `${String(i)}-${to}`,
      label: (
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span>{words[to]}</span>
          <span className="text-quiet text-sm font-normal">
            <StepTime at={at} before={events[i - 1]?.at ?? createdAt} /> · {actorTexts[by]}
            {who && <span className="wrap-anywhere">: {who.name}</span>}
          </span>
        </span>
      ),
      state: isFailed(to) ? ('failed' as const) : ('done' as const),
      detail: (isToOther || reason || photo) && (
        <>
          {isToOther && (
            <span className="text-ink block wrap-anywhere">{texts.assignedTo(assigned.name)}</span>
          )}
          {reason && <span className="text-ink block wrap-anywhere">{reason}</span>}
          {photo && <HandOverPhoto photo={photo} />}
        </>
      ),
    }
  })
  return <RouteTimeline steps={steps} label={label} goesOn={!isEnded(status)} />
}

function StepTime({ at, before }: { at: string; before: string }) {
  if (daysBefore(at, before) !== 0) return <DateTime at={at} style="toMinute" className="tabular-nums" />
  return (
    <time dateTime={at} title={formatDate(at, 'dateTime')} className="tabular-nums">
      {formatDate(at, 'time')}
    </time>
  )
}
