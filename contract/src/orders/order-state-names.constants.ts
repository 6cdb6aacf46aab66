import type { MoveTarget } from './order-life.constants.ts'

/** The states of an order that people are told: where it moves, or what holds it. */
export type OrderState = MoveTarget | 'scheduled' | 'on_hold'
export type OrderStateNames = Readonly<Record<OrderState, string>>

/** The one name of each state, for everybody: screens, mails, notifications, lists. Other languages have files beside this. */
export const ORDER_STATE_NAMES: OrderStateNames = {
  awaiting_payment: 'Waiting for payment',
  placed: 'Waiting for the shop',
  accepted: 'Accepted by the shop',
  preparing: 'Being prepared',
  ready_for_pickup: 'Ready for the rider',
  handed_over: 'Picked up',
  completed: 'Delivered',
  rejected: 'The shop could not take it',
  created: 'Looking for a rider',
  scheduled: 'Scheduled',
  assigned: 'Rider found',
  enroute_to_pickup: 'Rider on the way to pickup',
  arrived_at_pickup: 'Rider at the pickup',
  picked_up: 'Picked up',
  enroute_to_dropoff: 'On the way to dropoff',
  arrived_at_dropoff: 'Rider at the dropoff',
  delivered: 'Delivered',
  delivery_failed: 'Could not be delivered',
  on_hold: 'On hold: payment looked into',
  returning: 'On the way back',
  returned: 'Returned',
  cancelled: 'Cancelled',
  expired: 'Expired',
}
