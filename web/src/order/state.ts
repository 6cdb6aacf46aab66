import { isComing, isEnded, type MoveTarget, type Order, type OrderStatus } from '@ozi/contract'
import type { BadgeTone } from '~/ui/Badge'

const FAILED: readonly MoveTarget[] = ['delivery_failed', 'rejected', 'cancelled', 'expired']

export const isFailed = (status: MoveTarget): boolean => FAILED.includes(status)

/** Where orders begin to need somebody. One that waits for its payment is nobody's yet. */
const BEGINNINGS: readonly OrderStatus[] = ['placed', 'created']

export const isBeginning = ({ status }: Pick<Order, 'status'>): boolean => BEGINNINGS.includes(status)

/** How far along its way an order is, 0 to 1; one on its way back counts down again. */
const PROGRESS: Readonly<Record<OrderStatus, number>> = {
  awaiting_payment: 0,
  placed: 0.04,
  created: 0.1,
  assigned: 0.2,
  enroute_to_pickup: 0.32,
  arrived_at_pickup: 0.44,
  picked_up: 0.54,
  enroute_to_dropoff: 0.74,
  arrived_at_dropoff: 0.92,
  delivered: 1,
  delivery_failed: 0.92,
  returning: 0.5,
  returned: 0,
  rejected: 0,
  cancelled: 0,
  expired: 0,
}

export const progressOf = ({ status }: Pick<Order, 'status'>): number => PROGRESS[status]

/** The one word for where an order is: of goods that no rider has taken on, what the shop does with them. */
export function stateWord({
  kind,
  status,
  shopStatus,
}: Pick<Order, 'kind' | 'status' | 'shopStatus'>): MoveTarget {
  return kind === 'shop' && status === 'created' && shopStatus !== undefined ? shopStatus : status
}

/** The shop's own step, where it stands beside the rider's and says more than that. */
export function goodsWord({
  kind,
  status,
  shopStatus,
}: Pick<Order, 'kind' | 'status' | 'shopStatus'>): MoveTarget | null {
  return kind === 'shop' && (status === 'created' || isComing(status)) && shopStatus !== undefined
    ? shopStatus
    : null
}

export function statusTone(status: OrderStatus): BadgeTone {
  if (status === 'delivered') return 'good'
  if (isFailed(status)) return 'bad'
  return status === 'returned' ? 'neutral' : 'wait'
}

/** Whether a rider has taken an order on, and nothing has ended it: before that it waits, with its shop or for a rider. */
export const isOnItsWay = ({ status }: Pick<Order, 'status'>): boolean =>
  status !== 'awaiting_payment' && status !== 'placed' && status !== 'created' && !isEnded(status)

/** Whether anything may still happen to an order. */
export const isRunning = ({ status }: Pick<Order, 'status'>): boolean => !isEnded(status)
