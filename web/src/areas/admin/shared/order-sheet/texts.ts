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
  earlier: 'What you see below may be out of date.',
  notFound: 'We could not find this order',
  notFoundHint: 'The link may have been cut short.',
  moves: 'What happens next',
  readOnly: 'With your role you can see orders but not change them.',
  ended: 'This order has ended. Nothing more can happen to it.',
  overtaken: (state: string) =>
    `Somebody else changed this order while you had it open. It is now: ${state}.`,
  dismiss: 'OK',
  people: 'People',
  customer: 'Customer',
  rider: 'Rider',
  shop: 'Shop',
  noRider: 'No rider yet',
  noEmail: 'No e-mail address',
  items: 'Items',
  transaction: (count: number) => (count === 1 ? 'Transaction' : 'Transactions'),
  life: 'What happened',
  assignedTo: (rider: string) => `To ${rider}`,
  clock: {
    rejected: 'Rejected automatically if the shop has not answered by',
    expired: 'Expires automatically if no rider is found by',
    created: 'Offered to other riders automatically if the rider does not set out by',
    returning: 'Goes back to the sender automatically if nobody decides by',
  },
  waits: (time: string) => `The rider waits at the door until ${time}.`,
  waited: (time: string) => `The rider has waited until ${time} and may give up.`,
} as const

export const staffOrderKindTexts: Readonly<Record<OrderKind, string>> = {
  send: 'Package sent by the customer',
  receive: 'Package coming to the customer',
  shop: 'Goods of a shop',
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
  reasonHint: 'It stays in the order’s history, and the customer can read it.',
  reasonHintRider: 'It stays in the order’s history, and the customer and the rider can read it.',
  usualAssignment: 'Assigned by the office',
  reasonMissing: 'Please say why.',
  rider: 'Rider',
  riderPlaceholder: 'Search by name or phone',
  riderMissing: 'Please choose a rider.',
  noRider: 'No rider matches this.',
  ridersFailed: 'We could not search the riders.',
  ridersFound: (count: number) => `${String(count)} ${count === 1 ? 'rider' : 'riders'} found`,
  ridersMore: (shown: number, total: number) =>
    `${String(shown)} of ${formatCount(total)} riders are listed. Type a name or phone to find the others.`,
  jobs: (count: number) =>
    count === 0 ? 'no running job' : `${String(count)} running ${count === 1 ? 'job' : 'jobs'}`,
  back: 'Back',
  done: (number: string, state: string) => `Order ${number}: ${state}`,
} as const

/** The effect of a move beside its name. */
export const noteTexts = {
  cash: (amount: string, rider: string | undefined) =>
    `The ${amount} in cash counts as received${rider === undefined ? '' : ` by ${rider}`}.`,
  withoutCode: 'It goes without the hand-over code: only your word says that it changed hands.',
  withRider: (name: string) =>
    `${name} takes these steps on their phone. Take one here only when they call you.`,
} as const

/** The words that staff read to the caller. */
export const callerTexts = {
  title: 'For the caller',
  hint: 'The rider asks for a code at each end. Read them to nobody but the caller. Each look is written in the audit log.',
  show: 'Show the codes to read out',
  hide: 'Hide the codes',
  pickup: 'Pickup',
  dropoff: 'Dropoff',
  returned: 'Return',
  linkHint: 'With this link the caller sees where it is, and no codes.',
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
  const what = { pickup: 'who collects it', dropoff: 'who brings it', returned: 'who brings it back' }[at]
  return isCallers
    ? `The caller says it to the rider ${what}.`
    : `The caller passes it on: ${receiverName} says it to the rider ${what}.`
}

/** Who pays for a redelivery. */
export const payerTexts = {
  legend: 'Who pays for sending the rider again?',
  customer: (price: string) => `Charge the customer: ${price}`,
  customerHint: (cash: string) => `Only if the customer said yes to ${cash} in cash.`,
  loading: 'Working out what it costs…',
  placeWrong: 'The place is wrong. Ask the customer for the right one.',
  afterPlace: 'Choose the right place to see what it costs.',
  samePlace: 'Free, to the same place: it is right',
  nobody: 'Free: it was not their fault',
  nobodyHint: (cash: string) => `${cash} in cash, as before.`,
  missing: 'Please choose who pays.',
  unknown: 'What it costs is not known yet.',
  failed: 'We could not work out what it costs.',
  stale: 'That price is no longer valid. Please check the new one.',
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
