import { z } from 'zod'

// Enumerations

/** What an order is about: a parcel sent, a parcel received, or goods of a shop. */
export const ORDER_KINDS = ['send', 'receive', 'shop'] as const
export const OrderKind = z.enum(ORDER_KINDS)
export type OrderKind = z.infer<typeof OrderKind>

/** Where the carrying of an order is. A shop's order waits as `placed` until the shop accepts it. */
export const ORDER_STATUSES = [
  'awaiting_payment',
  'placed',
  'created',
  'assigned',
  'enroute_to_pickup',
  'arrived_at_pickup',
  'picked_up',
  'enroute_to_dropoff',
  'arrived_at_dropoff',
  'delivered',
  'delivery_failed',
  'returning',
  'returned',
  'rejected',
  'cancelled',
  'expired',
] as const
export const OrderStatus = z.enum(ORDER_STATUSES)
export type OrderStatus = z.infer<typeof OrderStatus>

/** Which part of its life an order is in, as the staff looks for it. */
export const ORDER_STAGES = [
  'waiting_for_payment',
  'waiting_for_shop',
  'waiting_for_rider',
  'with_rider',
  'delivery_failed',
  'returning',
  'delivered',
  'returned',
  'stopped',
] as const
export const OrderStage = z.enum(ORDER_STAGES)
export type OrderStage = z.infer<typeof OrderStage>

/** Where the goods of a shop's order are, beside its carrying. */
export const SHOP_STATUSES = [
  'placed',
  'accepted',
  'preparing',
  'ready_for_pickup',
  'handed_over',
  'completed',
  'rejected',
  'cancelled',
  'expired',
] as const
export const ShopStatus = z.enum(SHOP_STATUSES)
export type ShopStatus = z.infer<typeof ShopStatus>

/** Who made a move in an order's life. */
export const ACTORS = ['customer', 'rider', 'vendor', 'admin', 'clock'] as const
export const Actor = z.enum(ACTORS)
export type Actor = z.infer<typeof Actor>

// Limits

/**
 * How long the clock lets an order wait: for its shop's answer, for a rider, for that rider to set out once there is
 * something to fetch, and for somebody to decide about a delivery that failed.
 */
export const ORDER_CLOCK = {
  shopAnswerMinutes: 15,
  riderSearchMinutes: 60,
  riderStartMinutes: 30,
  failedDeliveryMinutes: 24 * 60,
} as const
/** How many orders a rider may take by themselves at a time, unless RIDER_JOBS_MAX says otherwise. */
export const RIDER_JOBS = { max: 5 } as const
/** So often a failed delivery may be tried again for a fee, whoever asked, before the office alone decides. */
export const REDELIVERIES = { max: 2 } as const
/** Wrong codes after which a hand-over is locked, and only an administrator can make it. */
export const HAND_OVER_TRIES = { max: 5 } as const

// Moves

/**
 * What a move must bring along. An administrator brings a reason, never a code. For `dropoffCode` a photo will do, where
 * nobody can say it. `fee`: a quote for the redelivery, which is charged.
 */
export type MoveNeed = 'pickupCode' | 'dropoffCode' | 'returnCode' | 'rider' | 'reason' | 'fee'

export interface Move<S extends string> {
  readonly from: S
  readonly to: S
  readonly by: readonly Actor[]
  readonly needs?: MoveNeed
}

const move = <S extends string>(from: S, to: S, by: readonly Actor[], needs?: MoveNeed): Move<S> => ({
  from,
  to,
  by,
  ...(needs === undefined ? {} : { needs }),
})

/** A rider is coming for it. */
const COMING = ['assigned', 'enroute_to_pickup', 'arrived_at_pickup'] as const
/** A rider has it, on the way to its dropoff. */
const CARRIED = ['picked_up', 'enroute_to_dropoff', 'arrived_at_dropoff'] as const
const BEFORE_PICKUP = ['created', ...COMING] as const

/** The steps of a rider when all goes well, in their order. */
export const CARRYING_WAY = [...COMING, ...CARRIED, 'delivered'] as const satisfies readonly OrderStatus[]

/** Every move of the carrying; what is not here is not allowed. */
export const ORDER_MOVES: readonly Move<OrderStatus>[] = [
  move('awaiting_payment', 'created', ['clock']),
  move('awaiting_payment', 'placed', ['clock']),
  move('awaiting_payment', 'expired', ['clock']),
  move('awaiting_payment', 'cancelled', ['customer', 'admin']),
  move('placed', 'created', ['vendor', 'admin']),
  move('placed', 'rejected', ['vendor', 'admin', 'clock'], 'reason'),
  move('placed', 'cancelled', ['customer', 'admin']),
  move('created', 'assigned', ['rider', 'admin'], 'rider'),
  move('created', 'expired', ['clock']),
  move('assigned', 'created', ['rider', 'admin', 'clock']),
  // To another rider, as long as the first one has not picked it up.
  ...COMING.map((from) => move<OrderStatus>(from, 'assigned', ['admin'], 'rider')),
  move('assigned', 'enroute_to_pickup', ['rider', 'admin']),
  move('enroute_to_pickup', 'arrived_at_pickup', ['rider', 'admin']),
  move('arrived_at_pickup', 'picked_up', ['rider', 'admin'], 'pickupCode'),
  move('picked_up', 'enroute_to_dropoff', ['rider', 'admin']),
  move('enroute_to_dropoff', 'arrived_at_dropoff', ['rider', 'admin']),
  move('arrived_at_dropoff', 'delivered', ['rider', 'admin'], 'dropoffCode'),
  move('arrived_at_dropoff', 'delivery_failed', ['rider', 'admin'], 'reason'),
  move('delivery_failed', 'enroute_to_dropoff', ['customer'], 'fee'),
  // At the office's word it may cost nothing: a failure can be ours.
  move('delivery_failed', 'enroute_to_dropoff', ['admin'], 'reason'),
  move('delivery_failed', 'returning', ['admin', 'clock'], 'reason'),
  ...CARRIED.map((from) => move<OrderStatus>(from, 'returning', ['admin'], 'reason')),
  move('returning', 'returned', ['rider', 'admin'], 'returnCode'),
  ...BEFORE_PICKUP.map((from) => move<OrderStatus>(from, 'cancelled', ['customer', 'admin'])),
]

/** What a shop does with its order. `handed_over` and `completed` follow from the carrying by themselves. */
export const SHOP_MOVES: readonly Move<ShopStatus>[] = [
  move('placed', 'accepted', ['vendor', 'admin']),
  move('placed', 'rejected', ['vendor', 'admin', 'clock'], 'reason'),
  move('accepted', 'preparing', ['vendor', 'admin']),
  move('preparing', 'ready_for_pickup', ['vendor', 'admin']),
]

/** Statuses that never change again. */
export const ENDED_STATUSES = [
  'delivered',
  'returned',
  'rejected',
  'cancelled',
  'expired',
] as const satisfies readonly OrderStatus[]

/** A shop that has begun to prepare has spent its food: from then on only an administrator cancels. */
const SHOP_STATUSES_TO_CANCEL: readonly ShopStatus[] = ['placed', 'accepted']

/** The database knows the same, as `order_stage`, for its lists. */
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

/** Where an order waits for the office: to decide about it, or to find it a rider where none takes it. */
export const WAITING_STAGES = [
  'delivery_failed',
  'waiting_for_rider',
] as const satisfies readonly OrderStage[]
export type WaitingStage = (typeof WAITING_STAGES)[number]

/** Whether a move sends an order out again that could not be delivered: then it may cost another fee. */
export const isRedelivery = ({ from, to }: Pick<Move<MoveTarget>, 'from' | 'to'>): boolean =>
  from === 'delivery_failed' && to === 'enroute_to_dropoff'

/** What `allowedMoves` needs to know of an order. */
export interface OrderLife {
  readonly kind: OrderKind
  readonly status: OrderStatus
  readonly shopStatus?: ShopStatus | undefined
  /** How often it was delivered again for a fee. */
  readonly redeliveries?: number | undefined
}

export type MoveTarget = OrderStatus | ShopStatus

/**
 * Where somebody may take an order from where it is: the one table behind server, screens and documents.
 * Both statuses of a shop's order begin as `placed` and leave it by the shop's own moves.
 */
export function allowedMoves(order: OrderLife, actor: Actor): Move<MoveTarget>[] {
  const { kind, status, shopStatus, redeliveries = 0 } = order
  const carrying = ORDER_MOVES.filter(
    ({ from, to, by, needs }) =>
      from === status &&
      by.includes(actor) &&
      !(from === 'placed' && (to === 'created' || to === 'rejected')) &&
      !(to === 'cancelled' && actor === 'customer' && !mayCustomerCancel(shopStatus)) &&
      !(needs === 'fee' && redeliveries >= REDELIVERIES.max),
  )
  if (kind !== 'shop' || shopStatus === undefined || isEnded(status)) return carrying
  return [...carrying, ...SHOP_MOVES.filter(({ from, by }) => from === shopStatus && by.includes(actor))]
}

const isOneOf =
  (statuses: readonly MoveTarget[]) =>
  (status: MoveTarget): boolean =>
    statuses.includes(status)

export const isEnded = isOneOf(ENDED_STATUSES)
/** Whether nobody pays for it any more: it does not arrive. */
export const isUnpaid = isOneOf(['returning', ...ENDED_STATUSES.filter((status) => status !== 'delivered')])
/** Whether a rider is coming for it. */
export const isComing = isOneOf(COMING)
/** Whether a rider has it, on the way to its dropoff. */
export const isCarried = isOneOf(CARRIED)

const mayCustomerCancel = (shopStatus: ShopStatus | undefined) =>
  shopStatus === undefined || SHOP_STATUSES_TO_CANCEL.includes(shopStatus)
