import { DateTime } from '~/ui/text/DateTime'
import { HandOverPhoto } from './HandOverPhoto'
import type { TimelineStep } from './orderTimeline'

/** The details of a step: time, reason and proof. Renders nothing for future steps. */
export function StepDetail({ at, reason, photo }: Pick<TimelineStep, 'at' | 'reason' | 'photo'>) {
  if (at === undefined) return null
  return (
    <>
      <DateTime at={at} style="toMinute" />
      {reason !== undefined && <span className="block wrap-anywhere">{reason}</span>}
      {photo && <HandOverPhoto photo={photo} />}
    </>
  )
}
