import { isEnded, type StaffOrder } from '@ozi/contract'
import { useTexts } from '~/language'
import { statusWords } from '~/languages/en/customer/shared'
import { HandOverPhoto } from '~/order/HandOverPhoto'
import { isFailed } from '~/order/state'
import { DateTime } from '~/ui/DateTime'
import { RouteTimeline } from '~/ui/route-line/RouteTimeline'
import { actorNames, sheetTexts as texts } from './texts'

/** Each step so far: what, who, when, why, and to which rider. Future steps are not shown. */
export function Timeline({ order, label = texts.life }: { order: StaffOrder; label?: string }) {
  const { events, status } = order
  const words = useTexts(statusWords)
  const steps = events.map(({ to, at, by, who, assigned, reason, photo }, i) => ({
    key: `${String(i)}-${to}`,
    label: words[to],
    state: isFailed(to) ? ('failed' as const) : ('done' as const),
    detail: (
      <>
        <DateTime at={at} /> · {actorNames[by]}
        {who && <span className="wrap-anywhere">: {who.name}</span>}
        {assigned && assigned._id !== who?._id && (
          <span className="text-ink block wrap-anywhere">{texts.assignedTo(assigned.name)}</span>
        )}
        {reason && <span className="text-ink block wrap-anywhere">{reason}</span>}
        {photo && <HandOverPhoto photo={photo} />}
      </>
    ),
  }))
  return <RouteTimeline steps={steps} label={label} goesOn={!isEnded(status)} />
}
