import type {
  Actor,
  MoveTarget,
  NotificationKind,
  OrderClock,
  OrderDeadline,
  OrderStatus,
  ShopStatus,
  WaitingStatus,
} from '@ozi/contract'

/** The move that the clock makes if nobody moves the order in time. */
interface Timeout {
  readonly after: keyof OrderClock
  readonly to: OrderDeadline['to']
  /** Recorded with the move. */
  readonly reason: string
}

/** The notification of the customer. */
interface CustomerNotification {
  readonly kind: NotificationKind
  readonly isMailAlone?: true
}

const notify = (kind: NotificationKind): CustomerNotification => ({ kind })
const mailAlone = (kind: NotificationKind): CustomerNotification => ({ kind, isMailAlone: true })

interface Consequences {
  readonly timeout?: Timeout
  readonly customer?: CustomerNotification
  /** The status of a shop order's goods that follows. */
  readonly shop?: ShopStatus
  /** Settles a payment in cash: the rider has the money, or nobody will pay. */
  readonly cash?: 'collected' | 'unpaid'
  /** The rider has set out, so a customer who cancels now pays the fee. */
  readonly costsCancellation?: true
  /** The order joins or leaves the riders' list of offers. */
  readonly touchesOffers?: true
}

type ConsequencesOf<Status> = Consequences &
  (Status extends WaitingStatus ? { readonly timeout: Timeout } : object)

/** Everything that follows from each status of the carrying. */
export const STATUS_CONSEQUENCES: { readonly [Status in OrderStatus]: ConsequencesOf<Status> } = {
  awaiting_payment: {
    timeout: { after: 'paymentMinutes', to: 'expired', reason: 'The payment did not come in time.' },
  },
  placed: {
    timeout: { after: 'shopAnswerMinutes', to: 'rejected', reason: 'The shop did not answer in time.' },
  },
  created: {
    touchesOffers: true,
    timeout: { after: 'riderSearchMinutes', to: 'expired', reason: 'No rider was free in time.' },
  },
  assigned: {
    customer: notify('order_taken'),
    touchesOffers: true,
    timeout: { after: 'riderStartMinutes', to: 'created', reason: 'The rider did not set out in time.' },
  },
  enroute_to_pickup: { customer: mailAlone('order_taken'), costsCancellation: true },
  arrived_at_pickup: { customer: mailAlone('order_taken'), costsCancellation: true },
  picked_up: { customer: mailAlone('order_on_way'), shop: 'handed_over' },
  enroute_to_dropoff: { customer: notify('order_on_way') },
  arrived_at_dropoff: { customer: notify('order_at_door') },
  delivered: { customer: notify('order_delivered'), shop: 'completed', cash: 'collected' },
  delivery_failed: {
    customer: notify('order_failed'),
    timeout: {
      after: 'failedDeliveryMinutes',
      to: 'returning',
      reason: 'It could not be handed over, and nobody decided in time.',
    },
  },
  returning: { customer: mailAlone('order_failed') },
  returned: { customer: notify('order_ended'), cash: 'unpaid' },
  rejected: { customer: notify('order_ended'), shop: 'rejected', cash: 'unpaid' },
  cancelled: { customer: notify('order_ended'), shop: 'cancelled', cash: 'unpaid', touchesOffers: true },
  expired: { customer: notify('order_ended'), shop: 'expired', cash: 'unpaid', touchesOffers: true },
}

interface ShopConsequences {
  /** None where the carrying changes, too: the customer is told of that. */
  readonly customer?: CustomerNotification
  /** The status of the carrying that follows. */
  readonly carrying?: OrderStatus
}

/** Everything that follows from each status of a shop order's goods. */
export const SHOP_CONSEQUENCES: Readonly<Record<ShopStatus, ShopConsequences>> = {
  placed: {},
  // Any rider may take it now.
  accepted: { customer: notify('order_taken'), carrying: 'created' },
  preparing: { customer: mailAlone('order_taken') },
  ready_for_pickup: { customer: mailAlone('order_taken') },
  handed_over: {},
  completed: {},
  rejected: {},
  cancelled: {},
  expired: {},
}

/**
 * The part of their payment that a customer loses by cancelling: nothing until the rider has set out, then the fee, but
 * never more than the price of the delivery. An order that others end costs the customer nothing.
 */
export function cancellationFeeOf(
  { status, deliveryKobo }: { readonly status: OrderStatus; readonly deliveryKobo: number },
  { by, to, feeKobo }: { readonly by: Actor; readonly to: MoveTarget; readonly feeKobo: number },
): number {
  return by === 'customer' && to === 'cancelled' && STATUS_CONSEQUENCES[status].costsCancellation
    ? Math.min(feeKobo, deliveryKobo)
    : 0
}
