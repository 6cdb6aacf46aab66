import type { MoveTarget, OrderStatus } from '@ozi/contract'
import type { BadgeTone } from '~/ui/Badge'

/** Where an order is, as a customer would say it. */
export const STATUS_WORDS: Readonly<Record<MoveTarget, string>> = {
  awaiting_payment: 'Waiting for payment',
  placed: 'Waiting for the shop',
  accepted: 'Accepted by the shop',
  preparing: 'Being prepared',
  ready_for_pickup: 'Ready for the rider',
  handed_over: 'Handed to the rider',
  completed: 'Completed',
  rejected: 'The shop could not take it',
  created: 'Looking for a rider',
  assigned: 'Rider found',
  enroute_to_pickup: 'Rider on the way to pickup',
  arrived_at_pickup: 'Rider at the pickup',
  picked_up: 'Picked up',
  enroute_to_dropoff: 'On the way to dropoff',
  arrived_at_dropoff: 'Rider at the dropoff',
  delivered: 'Delivered',
  delivery_failed: 'Could not be delivered',
  returning: 'On the way back',
  returned: 'Returned',
  cancelled: 'Cancelled',
  expired: 'No rider was found',
}

const FAILED: readonly MoveTarget[] = ['delivery_failed', 'rejected', 'cancelled', 'expired']
const ENDED: readonly MoveTarget[] = ['delivered', 'returned', 'rejected', 'cancelled', 'expired']

export const isFailed = (status: MoveTarget): boolean => FAILED.includes(status)

/** Whether nothing more will happen to the order. */
export const isEnded = (status: MoveTarget): boolean => ENDED.includes(status)

export function statusTone(status: OrderStatus): BadgeTone {
  if (status === 'delivered') return 'good'
  if (isFailed(status)) return 'bad'
  return status === 'returned' ? 'neutral' : 'wait'
}
