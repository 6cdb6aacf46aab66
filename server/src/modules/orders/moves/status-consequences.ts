import type {
  NotificationKind,
  OrderClock,
  OrderDeadline,
  OrderStatus,
  ShopStatus,
  WaitingStatus,
} from '@ozi/contract'

/** What the clock does with an order that nobody moves. */
interface Timeout {
  readonly after: keyof OrderClock
  readonly to: OrderDeadline['to']
  /** Recorded with the move. */
  readonly reason: string
}

/** What the customer is told, by which kind's choice. */
interface CustomerNotification {
  readonly kind: NotificationKind
  readonly isMailAlone?: true
}

const told = (kind: NotificationKind): CustomerNotification => ({ kind })
const mailed = (kind: NotificationKind): CustomerNotification => ({ kind, isMailAlone: true })

interface Consequences {
  readonly timeout?: Timeout
  readonly customer?: CustomerNotification
  /** The status of a shop order's goods that follows. */
  readonly shop?: ShopStatus
  /** Settles a payment in cash: the rider has the money, or nobody will pay. */
  readonly cash?: 'collected' | 'unpaid'
  /** Its rider is on the way: a customer who cancels now pays the fee. */
  readonly costsCancellation?: true
  /** The order joins or leaves the riders' list of offers. */
  readonly touchesOffers?: true
}

type ConsequencesOf<Status> = Consequences &
  (Status extends WaitingStatus ? { readonly timeout: Timeout } : object)

/** What follows from each status of the carrying. */
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
    customer: told('order_taken'),
    touchesOffers: true,
    timeout: { after: 'riderStartMinutes', to: 'created', reason: 'The rider did not set out in time.' },
  },
  enroute_to_pickup: { customer: mailed('order_taken'), costsCancellation: true },
  arrived_at_pickup: { customer: mailed('order_taken'), costsCancellation: true },
  picked_up: { customer: mailed('order_on_way'), shop: 'handed_over' },
  enroute_to_dropoff: { customer: told('order_on_way') },
  arrived_at_dropoff: { customer: told('order_at_door') },
  delivered: { customer: told('order_delivered'), shop: 'completed', cash: 'collected' },
  delivery_failed: {
    customer: told('order_failed'),
    timeout: {
      after: 'failedDeliveryMinutes',
      to: 'returning',
      reason: 'It could not be handed over, and nobody decided in time.',
    },
  },
  returning: { customer: mailed('order_failed') },
  returned: { customer: told('order_ended'), cash: 'unpaid' },
  rejected: { customer: told('order_ended'), shop: 'rejected', cash: 'unpaid' },
  cancelled: { customer: told('order_ended'), shop: 'cancelled', cash: 'unpaid', touchesOffers: true },
  expired: { customer: told('order_ended'), shop: 'expired', cash: 'unpaid', touchesOffers: true },
}

interface ShopConsequences {
  /** Not of what follows from the carrying: the customer is told of that. */
  readonly customer?: CustomerNotification
  /** The status of the carrying that follows. */
  readonly carrying?: OrderStatus
}

/** What follows from each status of a shop order's goods. */
export const SHOP_CONSEQUENCES: Readonly<Record<ShopStatus, ShopConsequences>> = {
  placed: {},
  // Any rider may take it now.
  accepted: { customer: told('order_taken'), carrying: 'created' },
  preparing: { customer: mailed('order_taken') },
  ready_for_pickup: { customer: mailed('order_taken') },
  handed_over: {},
  completed: {},
  rejected: {},
  cancelled: {},
  expired: {},
}
