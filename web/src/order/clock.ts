import { type MoveTarget, ORDER_CLOCK, type OrderDetail } from '@ozi/contract'

type OrderWithClock = Pick<OrderDetail, 'status' | 'shopStatus'> & {
  readonly events: readonly { readonly to: MoveTarget; readonly at: string }[]
}

/** What the clock does with an order that nobody moves, and when. */
export interface ClockMove {
  readonly to: 'rejected' | 'expired' | 'created' | 'returning'
  readonly at: string
}

/** How long an order may stay in a state, in minutes, and where the clock takes it then. */
const CLOCK_MOVES = {
  placed: { to: 'rejected', minutes: ORDER_CLOCK.shopAnswerMinutes },
  created: { to: 'expired', minutes: ORDER_CLOCK.riderSearchMinutes },
  assigned: { to: 'created', minutes: ORDER_CLOCK.riderStartMinutes },
  delivery_failed: { to: 'returning', minutes: ORDER_CLOCK.failedDeliveryMinutes },
} as const

/**
 * The clock's next move; null if the order waits for nothing that the clock ends. A rider's time begins when the
 * goods are ready. The clock runs at intervals, so the move comes up to a minute later.
 */
export function clockMoveOf({
  status,
  shopStatus = 'ready_for_pickup',
  events,
}: OrderWithClock): ClockMove | null {
  if (!(status in CLOCK_MOVES)) return null
  const isAssigned = status === 'assigned'
  if (isAssigned && shopStatus !== 'ready_for_pickup') return null
  const since = isAssigned ? events.at(-1) : events.findLast(({ to }) => to === status)
  if (!since) return null
  const { to, minutes } = CLOCK_MOVES[status as keyof typeof CLOCK_MOVES]
  return { to, at: new Date(Date.parse(since.at) + minutes * 60_000).toISOString() }
}
