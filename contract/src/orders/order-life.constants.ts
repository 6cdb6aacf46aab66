type OrderStatus = (typeof ORDER_STATUSES)[number]
type ShopStatus = (typeof SHOP_STATUSES)[number]

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

/** The roles that make moves. `admin` stands for all staff who may move orders. */
export const ACTORS = ['customer', 'rider', 'vendor', 'admin', 'clock'] as const

/** The statuses to which the clock moves an order that nobody moved in time. */
export const CLOCK_ENDS = [
  'rejected',
  'expired',
  'created',
  'returning',
] as const satisfies readonly OrderStatus[]

// Limits
/**
 * How long the clock lets an order wait: for the shop's answer, for a rider, for that rider to set out once the goods
 * are ready, for a decision about a failed delivery, and for its payment. A deployment may set other times, so screens
 * read an order's `deadline`.
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
/** A rider takes at most so many running orders without staff, unless RIDER_JOBS_MAX says otherwise. */
export const RIDER_JOBS = { max: 5 } as const
/** At most so many redeliveries of an order are charged, whoever asked for them. After that, only staff decides. */
export const REDELIVERIES = { max: 2 } as const
/** After this many wrong codes a hand-over is locked, and only staff can make it. */
export const HAND_OVER_TRIES = { max: 5 } as const

// Statuses
/** A rider is coming to fetch it. */
export const COMING = ['assigned', 'enroute_to_pickup', 'arrived_at_pickup'] as const
/** The rider has picked it up and not handed it over. */
export const CARRIED = ['picked_up', 'enroute_to_dropoff', 'arrived_at_dropoff'] as const
export const BEFORE_PICKUP = ['created', ...COMING] as const

/** A rider's moves when all goes well, in order. */
export const CARRYING_WAY = [...COMING, ...CARRIED, 'delivered'] as const satisfies readonly OrderStatus[]

/** Final statuses. */
export const ENDED_STATUSES = [
  'delivered',
  'returned',
  'rejected',
  'cancelled',
  'expired',
] as const satisfies readonly OrderStatus[]

/** Statuses in which an order waits for somebody, for as long as the clock lets it. */
export const WAITING_STATUSES = [
  'awaiting_payment',
  'placed',
  'created',
  'assigned',
  'delivery_failed',
] as const satisfies readonly OrderStatus[]
export type WaitingStatus = (typeof WAITING_STATUSES)[number]

/** A move leads to a status of the carrying or of the shop. */
export type MoveTarget = OrderStatus | ShopStatus

const isOneOf =
  (statuses: readonly MoveTarget[]) =>
  (status: MoveTarget): boolean =>
    statuses.includes(status)

export const isEnded = isOneOf(ENDED_STATUSES)
/** Nobody pays for the order, because it does not arrive. */
export const isUnpaid = isOneOf(['returning', ...ENDED_STATUSES.filter((status) => status !== 'delivered')])
/** A rider has taken the order, and people who may see the order can follow the rider. */
export const TRACKED_STATUSES = [
  ...COMING,
  ...CARRIED,
  'delivery_failed',
  'returning',
] as const satisfies readonly OrderStatus[]
export const isComing = isOneOf(COMING)
/** The order waits for a rider, or its rider has not picked it up yet. */
export const isBeforePickup = isOneOf(BEFORE_PICKUP)
export const isCarried = isOneOf(CARRIED)
