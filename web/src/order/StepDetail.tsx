import { DateTime } from '~/ui/DateTime'
import { HandOverPhoto } from './HandOverPhoto'
import type { TimelineStep } from './timeline'

/** What is told of a step below its name: when, why, and what proves it; nothing while it is to come. */
export function StepDetail({ at, reason, photo }: Pick<TimelineStep, 'at' | 'reason' | 'photo'>) {
  if (at === undefined) return null
  return (
    <>
      <DateTime at={at} />
      {reason !== undefined && <span className="block wrap-anywhere">{reason}</span>}
      {photo && <HandOverPhoto photo={photo} />}
    </>
  )
}
