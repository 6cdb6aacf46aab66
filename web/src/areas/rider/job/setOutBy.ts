import { ORDER_CLOCK, type OrderDetail } from '@ozi/contract'

/** Until when the rider must set out, in ms; null where nothing is to be fetched yet, or they are on the way. */
export function setOutBy({
  status,
  shopStatus = 'ready_for_pickup',
  events,
}: Pick<OrderDetail, 'status' | 'shopStatus' | 'events'>): number | null {
  const last = events.at(-1)
  if (status !== 'assigned' || shopStatus !== 'ready_for_pickup' || !last) return null
  return Date.parse(last.at) + ORDER_CLOCK.riderStartMinutes * 60_000
}
