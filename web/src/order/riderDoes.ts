import type { Order, OrderStatus } from '@ozi/contract'

const DOES: Partial<Readonly<Record<OrderStatus, string>>> = {
  assigned: 'will fetch it',
  enroute_to_pickup: 'is on the way to fetch it',
  arrived_at_pickup: 'is at the pickup',
  picked_up: 'is carrying it',
  enroute_to_dropoff: 'is carrying it',
  arrived_at_dropoff: 'is at the door',
  delivery_failed: 'still has it',
  returning: 'is bringing it back',
  delivered: 'delivered it',
  returned: 'brought it back',
}

/** 'Emeka is on the way to fetch it'; in English, as the pages of links and shops are. */
export const riderDoes = (name: string, { status }: Pick<Order, 'status'>): string =>
  [name, DOES[status] ?? ''].join(' ').trim()
