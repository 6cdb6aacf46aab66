import type { OrderStatus } from '@ozi/contract'
import type { BadgeTone } from '~/ui/Badge'

/** Where a parcel is, as a customer would say it. */
export const STATUS_WORDS: Readonly<Record<OrderStatus, string>> = {
  awaiting_payment: 'Waiting for payment',
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

const FAILED: readonly OrderStatus[] = ['delivery_failed', 'cancelled', 'expired']
const ENDED: readonly OrderStatus[] = ['delivered', 'returned', 'cancelled', 'expired']

export const isFailed = (status: OrderStatus): boolean => FAILED.includes(status)

/** Whether nothing more will happen to the order. */
export const isEnded = (status: OrderStatus): boolean => ENDED.includes(status)

export function statusTone(status: OrderStatus): BadgeTone {
  if (status === 'delivered') return 'good'
  if (isFailed(status)) return 'bad'
  return status === 'returned' ? 'neutral' : 'wait'
}
