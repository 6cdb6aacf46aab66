import type { ORDER_STATUSES } from './order-life.constants.ts'
import { ORDER_STATE_NAMES } from './order-state-names.constants.ts'
import { isScheduled, type TimedOrder } from './scheduled-orders.constants.ts'

type OrderStatus = (typeof ORDER_STATUSES)[number]
type OrderStage = (typeof ORDER_STAGES)[number]

// Enumerations
/** The stages of an order, by which staff filters. */
export const ORDER_STAGES = [
  'waiting_for_payment',
  'waiting_for_shop',
  'scheduled',
  'waiting_for_rider',
  'with_rider',
  'delivery_failed',
  'returning',
  'delivered',
  'returned',
  'stopped',
] as const

/** The names of the stages, fit to show. A stage of a single state has the name of that. */
export const ORDER_STAGE_NAMES = {
  waiting_for_payment: ORDER_STATE_NAMES.awaiting_payment,
  waiting_for_shop: ORDER_STATE_NAMES.placed,
  scheduled: ORDER_STATE_NAMES.scheduled,
  waiting_for_rider: ORDER_STATE_NAMES.created,
  with_rider: 'With a rider',
  delivery_failed: ORDER_STATE_NAMES.delivery_failed,
  returning: ORDER_STATE_NAMES.returning,
  delivered: ORDER_STATE_NAMES.delivered,
  returned: ORDER_STATE_NAMES.returned,
  stopped: 'Stopped before pickup',
} as const satisfies Record<OrderStage, string>

/** The database has the same table for its lists, as `order_stage`; no status is `scheduled`, which is a matter of time. */
const STAGES: Readonly<Record<OrderStatus, OrderStage>> = {
  awaiting_payment: 'waiting_for_payment',
  placed: 'waiting_for_shop',
  created: 'waiting_for_rider',
  assigned: 'with_rider',
  enroute_to_pickup: 'with_rider',
  arrived_at_pickup: 'with_rider',
  picked_up: 'with_rider',
  enroute_to_dropoff: 'with_rider',
  arrived_at_dropoff: 'with_rider',
  delivery_failed: 'delivery_failed',
  returning: 'returning',
  delivered: 'delivered',
  returned: 'returned',
  rejected: 'stopped',
  cancelled: 'stopped',
  expired: 'stopped',
}
export const stageOf = (status: OrderStatus): OrderStage => STAGES[status]
/** The same for an order that may be for later: until its rider is looked for, it waits for nobody. */
export const stageAt = (order: TimedOrder & { readonly status: OrderStatus }): OrderStage =>
  isScheduled(order) ? 'scheduled' : stageOf(order.status)
