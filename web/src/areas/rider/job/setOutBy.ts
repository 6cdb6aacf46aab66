import { ORDER_CLOCK, type OrderDetail } from '@ozi/contract'

/**
 * When the rider must have set out, in ms; null if there is nothing to pick up yet, or the rider is on the
 * way.
 */
export function setOutBy({
  status,
  shopStatus = 'ready_for_pickup',
  events,
}: Pick<OrderDetail, 'status' | 'shopStatus' | 'events'>): number | null {
  const last = events.at(-1)
  if (status !== 'assigned' || shopStatus !== 'ready_for_pickup' || !last) return null
  return Date.parse(last.at) + ORDER_CLOCK.riderStartMinutes * 60_000
}
