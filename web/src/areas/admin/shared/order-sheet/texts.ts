import {
  type Actor,
  type MoveTarget,
  ORDER_STATE_NAMES,
  type OrderKind,
  type StaffOrder,
} from '@ozi/contract'
import { formatCount } from '~/ui/text/format'

/** The texts of the order sheet. */
export const sheetTexts = {
  title: (number: string) => `Order ${number}`,
  plainTitle: 'Order',
  loading: 'Loading the order…',
  failed: 'We could not fetch this order.',
  earlier: 'It may be out of date.',
  notFound: 'We could not find this order',
  notFoundHint: 'The link may be cut short.',
  moves: 'What happens next',
  readOnly: 'Your role sees orders only.',
  ended: 'This order has ended.',
  overtaken: (state: string) => `Changed by somebody else. It is now: ${state}.`,
  dismiss: 'OK',
  people: 'People',
  customer: 'Customer',
  rider: 'Rider',
  shop: 'Shop',
  noRider: 'No rider yet',
  noEmail: 'No e-mail',
  items: 'Items',
  transaction: (count: number) => (count === 1 ? 'Transaction' : 'Transactions'),
  life: 'What happened',
  assignedTo: (rider: string) => `To ${rider}`,
  clock: {
    rejected: 'Rejected without an answer by',
    expired: 'Expires without a rider by',
    created: 'To other riders if not set out by',
    returning: 'Back to the sender if undecided by',
  },
  waits: (time: string) => `Rider waits at the door until ${time}`,
  waited: (time: string) => `Rider waited until ${time}, may give up`,
  unreached: 'Not reached',
  readers: { customer: 'Customer', rider: 'Rider', vendor: 'Shop', receiver: 'Receiver' },
} as const

export const staffOrderKindTexts: Readonly<Record<OrderKind, string>> = {
  send: 'Package sent',
  receive: 'Package received',
  shop: 'Shop order',
}

export const actorTexts: Readonly<Record<Actor, string>> = {
  customer: 'Customer',
  rider: 'Rider',
  vendor: 'Shop',
  admin: 'Staff',
  clock: 'Automatic',
}

export const moveTexts = {
  reason: 'Why?',
  reasonHint: 'The customer reads it.',
  reasonHintRider: 'The customer and the rider read it.',
  usualAssignment: 'Assigned by the office',
  reasonMissing: 'Please say why.',
  rider: 'Rider',
  riderPlaceholder: 'Name or phone',
  riderMissing: 'Please choose a rider.',
  noRider: 'No rider matches.',
  ridersFailed: 'We could not search the riders.',
  ridersFound: (count: number) => `${String(count)} ${count === 1 ? 'rider' : 'riders'} found`,
  ridersMore: (shown: number, total: number) =>
    `${String(shown)} of ${formatCount(total)} riders. Type to find others.`,
  jobs: (count: number) => (count === 0 ? 'free' : `${String(count)} ${count === 1 ? 'order' : 'orders'}`),
  back: 'Back',
  done: (number: string, state: string) => `Order ${number}: ${state}`,
} as const

/** The effect of a move beside its name. */
export const noteTexts = {
  cash: (amount: string, rider: string | undefined) =>
    `${amount} cash received${rider === undefined ? '' : ` by ${rider}`}`,
  withoutCode: 'Without the hand-over code',
  withRider: (name: string) => `${name} takes these steps. Step in only when called.`,
} as const

/** The words that staff read to the caller. */
export const callerTexts = {
  title: 'For the caller',
  hint: 'For the caller alone. Each look is logged.',
  show: 'Show the codes',
  hide: 'Hide the codes',
  pickup: 'Pickup',
  dropoff: 'Dropoff',
  returned: 'Return',
  linkHint: 'Live tracking, without codes',
  whatsApp: 'WhatsApp the link',
  sms: 'SMS the link',
  follow: (number: string, url: string) => `Your Ozi delivery ${number}: follow it here: ${url}`,
} as const

/** Who says a code to the rider, as told to staff. */
export function saidBy(
  at: 'pickup' | 'dropoff' | 'returned',
  { kind, receiverName }: Pick<StaffOrder, 'kind' | 'receiverName'>,
): string {
  const isCallers = kind === 'receive' ? at === 'dropoff' : at !== 'dropoff'
  return `${isCallers ? 'The caller' : receiverName} says it.`
}

/** Who pays for a redelivery. */
export const payerTexts = {
  legend: 'Who pays for the new delivery?',
  customer: (price: string) => `Customer: ${price}`,
  customerHint: (cash: string) => `If they agreed to ${cash} cash`,
  loading: 'Working out the price…',
  placeWrong: 'Wrong place. Ask the customer.',
  afterPlace: 'Choose the right place first.',
  samePlace: 'Free, same place',
  nobody: 'Free',
  nobodyHint: (cash: string) => `${cash} cash, as before`,
  missing: 'Please choose who pays.',
  unknown: 'The price is not known yet.',
  failed: 'We could not work out what it costs.',
  stale: 'The price has changed. Please check it.',
  changed: 'The price has changed',
  accept: 'Charge the new price',
} as const

/** The move, as a button's label: what is done, or the state that it leads to. */
export const moveNameTexts: Readonly<Record<MoveTarget, string>> = {
  ...ORDER_STATE_NAMES,
  awaiting_payment: 'Wait for payment',
  placed: 'Pass on to the shop',
  created: 'Take it back from the rider',
  assigned: 'Assign a rider',
  enroute_to_pickup: 'Rider sets off',
  returning: 'Bring it back',
  rejected: 'Reject for the shop',
  cancelled: 'Cancel the order',
  expired: 'Let it expire',
  accepted: 'Accept for the shop',
  preparing: 'Shop prepares it',
}
export const anotherRider = 'Give it to another rider'
export const tryAgain = 'Deliver again'
