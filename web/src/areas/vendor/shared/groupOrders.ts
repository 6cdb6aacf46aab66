import type { Order } from '@ozi/contract'
import { shopStatusOf } from './goodsStatus'

/** Whether the order waits for the shop's answer. */
export const isUnanswered = ({ status }: Pick<Order, 'status'>): boolean => status === 'placed'

export interface OrderGroups {
  readonly fresh: readonly Order[]
  readonly preparing: readonly Order[]
  readonly ready: readonly Order[]
  /** With the rider, or on the way back. */
  readonly away: readonly Order[]
  /** Delivered, refused, cancelled or expired while the page was open. */
  readonly ended: readonly Order[]
}

/** The running orders by what the shop does next, the oldest first. */
export function groupOrders(orders: readonly Order[]): OrderGroups {
  const groups = { fresh: [], preparing: [], ready: [], away: [], ended: [] } as Record<
    keyof OrderGroups,
    Order[]
  >
  const oldestFirst = orders.toSorted(
    (a, b) => a.createdAt.localeCompare(b.createdAt) || a._id.localeCompare(b._id),
  )
  for (const order of oldestFirst) groups[groupOf(order)].push(order)
  return groups
}

function groupOf(order: Order): keyof OrderGroups {
  if (order.status === 'returned') return 'ended'
  switch (shopStatusOf(order)) {
    case 'placed':
      return 'fresh'
    case 'accepted':
    case 'preparing':
      return 'preparing'
    case 'ready_for_pickup':
      return 'ready'
    case 'handed_over':
      return 'away'
    default:
      return 'ended'
  }
}
