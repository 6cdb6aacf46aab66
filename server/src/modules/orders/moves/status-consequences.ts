import type { OrderClock, OrderDeadline, OrderStatus, ShopStatus, WaitingStatus } from '@ozi/contract'

/** What the clock does with an order that nobody moves. */
interface Timeout {
  readonly after: keyof OrderClock
  readonly to: OrderDeadline['to']
  /** Recorded with the move. */
  readonly reason: string
}

interface Consequences {
  readonly timeout?: Timeout
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
    touchesOffers: true,
    timeout: { after: 'riderStartMinutes', to: 'created', reason: 'The rider did not set out in time.' },
  },
  enroute_to_pickup: { costsCancellation: true },
  arrived_at_pickup: { costsCancellation: true },
  picked_up: { shop: 'handed_over' },
  enroute_to_dropoff: {},
  arrived_at_dropoff: {},
  delivered: { shop: 'completed', cash: 'collected' },
  delivery_failed: {
    timeout: {
      after: 'failedDeliveryMinutes',
      to: 'returning',
      reason: 'It could not be handed over, and nobody decided in time.',
    },
  },
  returning: {},
  returned: { cash: 'unpaid' },
  rejected: { shop: 'rejected', cash: 'unpaid' },
  cancelled: { shop: 'cancelled', cash: 'unpaid', touchesOffers: true },
  expired: { shop: 'expired', cash: 'unpaid', touchesOffers: true },
}

interface ShopConsequences {
  /** The status of the carrying that follows. */
  readonly carrying?: OrderStatus
}

/** What follows from each status of a shop order's goods. */
export const SHOP_CONSEQUENCES: Readonly<Record<ShopStatus, ShopConsequences>> = {
  placed: {},
  // Any rider may take it now.
  accepted: { carrying: 'created' },
  preparing: {},
  ready_for_pickup: {},
  handed_over: {},
  completed: {},
  rejected: {},
  cancelled: {},
  expired: {},
}
