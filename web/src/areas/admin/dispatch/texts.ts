import type { DispatchGroup, Hindrance, OrderStatus } from '@ozi/contract'
import { formatCount } from '~/ui/text/format'

const count = (amount: number, one: string, many: string) =>
  `${formatCount(amount)} ${amount === 1 ? one : many}`
const riders = (amount: number) => count(amount, 'rider', 'riders')

/** The texts of the board. */
export const dispatchTexts = {
  title: 'Dispatch',
  searchLabel: 'Search the board',
  searchPlaceholder: 'Number, rider, shop or place…',
  groupsLabel: 'Groups',
  all: 'All',
  list: 'Most urgent first',
  empty: 'No orders today.',
  emptyHere: 'Nothing here.',
  noMatch: 'No order matches.',
  onlyLatest: (shown: number, all: number) => `Latest ${String(shown)} of ${formatCount(all)} done today`,
  notLive: 'Not live. Refreshes every 20 seconds.',
  map: 'Map',
  showMap: 'Map',
  hideMap: 'List',
  legend: { bad: 'needs you', wait: 'shop waits', calm: 'running', rider: 'rider' },
  riders: 'Riders, nearest first',
  noRiders: 'No rider shares a position.',
  pickup: (place: string) => `Pickup: ${place}`,
  dropoff: (place: string) => `Dropoff: ${place}`,
  way: (from: string, to: string) => `${from} → ${to}`,
  offered: (offered: number) => `${riders(offered)} asked`,
  openToAll: 'Open to all',
  noRider: 'No rider',
} as const

export const groupTexts: Readonly<Record<DispatchGroup, string>> = {
  decision: 'Needs a decision',
  no_rider: 'No rider',
  late: 'Late',
  shop: 'Shop waits',
  running: 'Running',
  done: 'Done today',
}

/** What comes after an amount of time. */
export const timeTexts = {
  late: 'late',
  due: 'left',
  ends: {
    rejected: 'to rejection',
    expired: 'to expiry',
    created: 'to other riders',
    returning: 'to return',
  } as Readonly<Partial<Record<OrderStatus, string>>>,
} as const

/** The texts of the search for an order's rider. */
export const searchTexts = {
  title: 'Riders',
  loading: 'Loading the riders…',
  failed: 'We could not fetch the riders.',
  earlier: 'The list may be out of date.',
  beginning: 'Search begins',
  round: (round: number, asked: number) => `Round ${String(round)}: ${riders(asked)} asked`,
  asked: (asked: number) => `${riders(asked)} asked`,
  nobody: (round: number) => `Round ${String(round)}: nobody asked`,
  isOpen: 'Open to all riders on duty',
  left: (clock: string) => `${clock} left`,
  customerAsked: (time: string) => `Customer asked to wait or cancel: ${time}`,
  find: 'Find a rider',
  findPlaceholder: 'Name or phone, also off duty',
  noneOnDuty: 'No rider is on duty.',
  noMatch: 'No rider matches.',
  more: (amount: number) => `Show ${formatCount(amount)} more`,
  minutes: (minutes: number) => `${String(Math.max(1, Math.round(minutes)))} min`,
  seen: (duration: string) => `seen ${duration} ago`,
  unseen: 'shares no position',
  free: 'free',
  jobs: (amount: number) => count(amount, 'order', 'orders'),
  offers: (amount: number) => count(amount, 'offer', 'offers'),
  holds: (amount: string) => `${amount} cash`,
  assign: 'Assign',
  assignTo: (name: string) => `Assign ${name}`,
  askTitle: (name: string) => `Assign ${name} anyway?`,
  again: 'Restart search',
  begun: (number: string) => `Search restarted: ${number}`,
  over: 'Nothing of yours was sent.',
  dismiss: 'OK',
} as const

/** Why the search does not offer an order to a rider. */
export const hindranceTexts: Readonly<Record<Hindrance, string>> = {
  off_duty: 'off duty',
  gave_back_often: 'off duty: several jobs given back',
  own_order: 'own order',
  has_it: 'asked now',
  declined: 'declined',
  let_pass: 'no answer',
  gave_back: 'gave it back',
  vehicle: 'vehicle too small',
  jobs: 'full',
  cash: 'cash limit',
  other_way: 'other direction',
  too_far: 'too far',
}
