import type { MoveTarget, OrderEvent } from '@ozi/contract'
import { isEnded, isFailed, STATUS_WORDS } from '../shared/orderStatus'

export interface TimelineStep {
  readonly key: string
  readonly label: string
  readonly state: 'done' | 'current' | 'coming' | 'failed'
  /** ISO 8601; absent while it is to come. */
  readonly at?: string
  readonly reason?: string
}

/** The order in which a delivery that goes well gets there. */
const WAY: readonly MoveTarget[] = [
  'awaiting_payment',
  'created',
  'assigned',
  'enroute_to_pickup',
  'arrived_at_pickup',
  'picked_up',
  'enroute_to_dropoff',
  'arrived_at_dropoff',
  'delivered',
]

/** Of what is to come only what one waits for is shown; what has come to pass is shown whole. */
const WAITED_FOR: readonly MoveTarget[] = ['created', 'assigned', 'picked_up', 'delivered']

/** An order's life as steps, from its events, oldest first. */
export function timelineOf(events: readonly OrderEvent[]): TimelineStep[] {
  const past = events.map((event, i): TimelineStep => {
    const isLast = i === events.length - 1
    return {
      key: `${String(i)}-${event.to}`,
      label: STATUS_WORDS[event.to],
      state: isFailed(event.to) ? 'failed' : isLast && !isEnded(event.to) ? 'current' : 'done',
      at: event.at,
      ...(event.reason === undefined ? {} : { reason: event.reason }),
    }
  })
  const coming = comingAfter(events.at(-1)?.to).map((status): TimelineStep => ({
    key: `coming-${status}`,
    label: STATUS_WORDS[status],
    state: 'coming',
  }))
  return [...past, ...coming]
}

function comingAfter(status: MoveTarget | undefined): readonly MoveTarget[] {
  if (status === 'returning') return ['returned']
  if (status === undefined) return []
  const reached = WAY.indexOf(status)
  return reached === -1 ? [] : WAITED_FOR.filter((step) => WAY.indexOf(step) > reached)
}
