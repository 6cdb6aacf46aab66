import {
  isComing,
  isEnded,
  isScheduled,
  type MoveTarget,
  type Order,
  type OrderState,
  type OrderStatus,
} from '@ozi/contract'
import type { BadgeTone } from '~/ui/state/Badge'

const FAILED: readonly MoveTarget[] = ['delivery_failed', 'rejected', 'cancelled', 'expired']

export const isFailed = (status: MoveTarget): boolean => FAILED.includes(status)

/** The states in which orders first need somebody's action. An order waiting for payment needs nobody yet. */
const BEGINNINGS: readonly OrderStatus[] = ['placed', 'created']

export const isBeginning = ({ status }: Pick<Order, 'status'>): boolean => BEGINNINGS.includes(status)

/** An order's progress from 0 to 1; on the way back it decreases. */
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

type OrderInState = Pick<Order, 'status' | 'isOnHold' | 'pickupWindow'>

/** The state of its carrying: how far the rider has brought it. An order for later, or on hold, has a state of its own. */
export function carryingWord(order: OrderInState): OrderState {
  if (order.isOnHold === true) return 'on_hold'
  return isScheduled(order) ? 'scheduled' : order.status
}

/** An order's state, by which its name is found; before a rider has taken an order of goods, what the shop does with it. */
export function stateWord(order: OrderInState & Pick<Order, 'kind' | 'shopStatus'>): OrderState {
  const { kind, status, shopStatus } = order
  return kind === 'shop' && status === 'created' && shopStatus !== undefined && order.isOnHold !== true
    ? shopStatus
    : carryingWord(order)
}

/** The shop's state, to show beside the carrying's; null once it adds nothing to it. */
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

/**
 * Whether a rider has taken the order and it has not ended. Before that it waits for its shop or for a rider.
 */
export const isOnItsWay = ({ status }: Pick<Order, 'status'>): boolean =>
  status !== 'awaiting_payment' && status !== 'placed' && status !== 'created' && !isEnded(status)

/** Whether the order may still change. */
export const isRunning = ({ status }: Pick<Order, 'status'>): boolean => !isEnded(status)
