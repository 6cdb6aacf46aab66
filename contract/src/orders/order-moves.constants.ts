import {
  BEFORE_PICKUP,
  CARRIED,
  COMING,
  isEnded,
  REDELIVERIES,
  type ACTORS,
  type MoveTarget,
  type ORDER_KINDS,
  type ORDER_STATUSES,
  type SHOP_STATUSES,
} from './order-life.constants.ts'

type OrderKind = (typeof ORDER_KINDS)[number]
type OrderStatus = (typeof ORDER_STATUSES)[number]
type ShopStatus = (typeof SHOP_STATUSES)[number]
type Actor = (typeof ACTORS)[number]

// Moves
/**
 * A move may require one of these. Staff give a reason, never a code. A photo can replace the `dropoffCode` if nobody
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

/** Once the shop has begun to prepare, its food is used up: from then on only staff can cancel. */
const SHOP_STATUSES_TO_CANCEL: readonly ShopStatus[] = ['placed', 'accepted']

/** The move sends an order out again after a failed delivery, so it may cost another fee. */
export const isRedelivery = ({ from, to }: Pick<Move<MoveTarget>, 'from' | 'to'>): boolean =>
  from === 'delivery_failed' && to === 'enroute_to_dropoff'

export interface OrderLife {
  readonly kind: OrderKind
  readonly status: OrderStatus
  readonly shopStatus?: ShopStatus | undefined
  /** Only the charged ones count. */
  readonly redeliveries?: number | undefined
}

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

const mayCustomerCancel = (shopStatus: ShopStatus | undefined) =>
  shopStatus === undefined || SHOP_STATUSES_TO_CANCEL.includes(shopStatus)
