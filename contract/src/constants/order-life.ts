type OrderKind = (typeof ORDER_KINDS)[number]
type OrderStatus = (typeof ORDER_STATUSES)[number]
type ShopStatus = (typeof SHOP_STATUSES)[number]
type Actor = (typeof ACTORS)[number]

// Enumerations
/** The kind of an order: a parcel sent, a parcel received, or goods from a shop. */
export const ORDER_KINDS = ['send', 'receive', 'shop'] as const

/** The carrying of an order, as its `status`. A shop's order is `placed` until the shop accepts it. */
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

/** The status of a shop order's goods, beside its carrying. */
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

/** Who makes moves. `admin` stands for all staff who may move orders. */
export const ACTORS = ['customer', 'rider', 'vendor', 'admin', 'clock'] as const

/** Where the clock takes an order that nobody moved in time. */
export const CLOCK_ENDS = [
  'rejected',
  'expired',
  'created',
  'returning',
] as const satisfies readonly OrderStatus[]

// Limits
/**
 * How long the clock lets an order wait: for its payment, for the shop's answer, for a rider, for that rider to set out once
 * there is something to fetch, and for a decision about a failed delivery. The deployment may set others: screens read an
 * order's `deadline`.
 */
export const ORDER_CLOCK = {
  shopAnswerMinutes: 15,
  riderSearchMinutes: 60,
  riderStartMinutes: 30,
  failedDeliveryMinutes: 24 * 60,
  paymentMinutes: 15,
} as const
/** These times, as a deployment has set them. */
export type OrderClock = Readonly<Record<keyof typeof ORDER_CLOCK, number>>
/** How many running orders a rider may take without staff, unless RIDER_JOBS_MAX says otherwise. */
export const RIDER_JOBS = { max: 5 } as const
/**
 * How many redeliveries of an order may be charged, whoever asked for them. After that, only staff decides.
 */
export const REDELIVERIES = { max: 2 } as const
/** After this many wrong codes a hand-over is locked, and only staff can make it. */
export const HAND_OVER_TRIES = { max: 5 } as const

// Moves
/**
 * What a move requires. Staff give a reason, never a code. A photo can replace the `dropoffCode` if nobody
 * can say it. `fee`: a quote for the redelivery, which is charged.
 */
export type MoveRequirement = 'pickupCode' | 'dropoffCode' | 'returnCode' | 'rider' | 'reason' | 'fee'

export interface Move<S extends string> {
  readonly from: S
  readonly to: S
  readonly by: readonly Actor[]
  readonly needs?: MoveRequirement
}

const move = <S extends string>(from: S, to: S, by: readonly Actor[], needs?: MoveRequirement): Move<S> => ({
  from,
  to,
  by,
  ...(needs === undefined ? {} : { needs }),
})

/** A rider is coming to fetch it. */
const COMING = ['assigned', 'enroute_to_pickup', 'arrived_at_pickup'] as const
/** A rider has it and is on the way to the dropoff. */
const CARRIED = ['picked_up', 'enroute_to_dropoff', 'arrived_at_dropoff'] as const
const BEFORE_PICKUP = ['created', ...COMING] as const

/** A rider's moves when all goes well, in order. */
export const CARRYING_WAY = [...COMING, ...CARRIED, 'delivered'] as const satisfies readonly OrderStatus[]

/** Every move of the carrying; any other is not allowed. */
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
  // Staff can give it to another rider as long as the first one has not picked it up.
  ...COMING.map((from) => move<OrderStatus>(from, 'assigned', ['admin'], 'rider')),
  move('assigned', 'enroute_to_pickup', ['rider', 'admin']),
  move('enroute_to_pickup', 'arrived_at_pickup', ['rider', 'admin']),
  move('arrived_at_pickup', 'picked_up', ['rider', 'admin'], 'pickupCode'),
  move('picked_up', 'enroute_to_dropoff', ['rider', 'admin']),
  move('enroute_to_dropoff', 'arrived_at_dropoff', ['rider', 'admin']),
  move('arrived_at_dropoff', 'delivered', ['rider', 'admin'], 'dropoffCode'),
  move('arrived_at_dropoff', 'delivery_failed', ['rider', 'admin'], 'reason'),
  move('delivery_failed', 'enroute_to_dropoff', ['customer'], 'fee'),
  // If staff decides so it may be free of charge: the failure can be our fault.
  move('delivery_failed', 'enroute_to_dropoff', ['admin'], 'reason'),
  move('delivery_failed', 'returning', ['admin', 'clock'], 'reason'),
  ...CARRIED.map((from) => move<OrderStatus>(from, 'returning', ['admin'], 'reason')),
  move('returning', 'returned', ['rider', 'admin'], 'returnCode'),
  ...BEFORE_PICKUP.map((from) => move<OrderStatus>(from, 'cancelled', ['customer', 'admin'])),
]

/** The shop's moves. `handed_over` and `completed` are not moves: they follow from the carrying. */
export const SHOP_MOVES: readonly Move<ShopStatus>[] = [
  move('placed', 'accepted', ['vendor', 'admin']),
  move('placed', 'rejected', ['vendor', 'admin', 'clock'], 'reason'),
  move('accepted', 'preparing', ['vendor', 'admin']),
  move('preparing', 'ready_for_pickup', ['vendor', 'admin']),
]

/** Final statuses. */
export const ENDED_STATUSES = [
  'delivered',
  'returned',
  'rejected',
  'cancelled',
  'expired',
] as const satisfies readonly OrderStatus[]

/** Once the shop has begun to prepare, its food is used up: from then on only staff can cancel. */
const SHOP_STATUSES_TO_CANCEL: readonly ShopStatus[] = ['placed', 'accepted']

/** Whether a move sends out an order again after a failed delivery: then it may cost another fee. */
export const isRedelivery = ({ from, to }: Pick<Move<MoveTarget>, 'from' | 'to'>): boolean =>
  from === 'delivery_failed' && to === 'enroute_to_dropoff'

/** What `allowedMoves` needs to know about an order. */
export interface OrderLife {
  readonly kind: OrderKind
  readonly status: OrderStatus
  readonly shopStatus?: ShopStatus | undefined
  /** How many redeliveries were charged. */
  readonly redeliveries?: number | undefined
}

export type MoveTarget = OrderStatus | ShopStatus

/**
 * The moves that an actor may make now: server, screens and documents all use this one table. Both statuses
 * of a shop's order begin as `placed`; only the shop's own moves accept or reject it.
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
  // The shop learns of its order once it is paid.
  if (kind !== 'shop' || shopStatus === undefined || isEnded(status) || status === 'awaiting_payment') {
    return carrying
  }
  return [...carrying, ...SHOP_MOVES.filter(({ from, by }) => from === shopStatus && by.includes(actor))]
}

const isOneOf =
  (statuses: readonly MoveTarget[]) =>
  (status: MoveTarget): boolean =>
    statuses.includes(status)

export const isEnded = isOneOf(ENDED_STATUSES)
/** Whether nobody pays for the order, because it does not arrive. */
export const isUnpaid = isOneOf(['returning', ...ENDED_STATUSES.filter((status) => status !== 'delivered')])
/** A rider has the order: those who may see it follow them. */
export const FOLLOWED_STATUSES = [
  ...COMING,
  ...CARRIED,
  'delivery_failed',
  'returning',
] as const satisfies readonly OrderStatus[]
/** Whether a rider is coming to fetch it. */
export const isComing = isOneOf(COMING)
/** Whether it waits for a rider, or one is coming to fetch it. */
export const isBeforePickup = isOneOf(BEFORE_PICKUP)
/** Whether a rider has it and is on the way to the dropoff. */
export const isCarried = isOneOf(CARRIED)

const mayCustomerCancel = (shopStatus: ShopStatus | undefined) =>
  shopStatus === undefined || SHOP_STATUSES_TO_CANCEL.includes(shopStatus)
