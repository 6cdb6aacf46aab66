import type { Actor, OrderDetail } from '@ozi/contract'

type OrderHistory = Pick<OrderDetail, 'status' | 'events' | 'deadline'>

/** Somebody's words at a step; '' if none. */
interface Statement {
  readonly by: Actor
  readonly words: string
}

/** A failed delivery attempt on which nobody has decided yet. */
interface DeliveryTry {
  readonly said: Statement
  /** When the clock sends the order back. */
  readonly bringBackAt: string | undefined
}

/** null if no decision is pending, or the step is not known yet: a state arrives before its history. */
export function failedTry({ status, events, deadline }: OrderHistory): DeliveryTry | null {
  const last = events.at(-1)
  if (status !== 'delivery_failed' || last?.to !== status) return null
  return {
    said: { by: last.by, words: last.reason ?? '' },
    bringBackAt: deadline?.at,
  }
}

/**
 * Who sent the rider again after a failed delivery, and what they wrote; null if this is not another attempt.
 */
export function furtherTry({ status, events }: OrderHistory): Statement | null {
  if (status !== 'enroute_to_dropoff' && status !== 'arrived_at_dropoff') return null
  const failedAt = events.findLastIndex(({ to }) => to === 'delivery_failed')
  // After the failure nothing else can have happened to an order that is on its way to the dropoff again.
  const begun = failedAt < 0 ? undefined : events[failedAt + 1]
  return begun ? { by: begun.by, words: begun.reason ?? '' } : null
}
