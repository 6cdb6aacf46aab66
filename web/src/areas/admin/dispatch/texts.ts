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
  groupsLabel: 'What needs somebody',
  all: 'All',
  empty: 'No order is running, and none has ended today.',
  emptyHere: 'No order here needs anything.',
  noMatch: 'No order on the board matches your search.',
  onlyLatest: (shown: number) => `the latest ${String(shown)} are shown`,
  notLive: 'Live updates are interrupted. The board is fetched every 20 seconds.',
  map: 'Map of running orders',
  showMap: 'Show the map',
  hideMap: 'Hide the map',
  unreached: 'Not reached',
  legend: { bad: 'needs somebody', wait: 'shop waits', calm: 'running', rider: 'rider' },
  pressSpot: 'Press a dot to find its order in the list.',
  pressSpotHere: 'Press a dot to see its order.',
  mapLoading: 'Loading the running orders…',
  noneRuns: 'No order is running.',
  toBoard: 'Open the board',
  open: 'Open',
  columns: {
    order: 'Order',
    stage: 'Stage',
    rider: 'Rider',
    age: 'Age',
    time: 'In time',
    way: 'From and to',
  },
  pickup: (place: string) => `Pickup: ${place}`,
  dropoff: (place: string) => `Dropoff: ${place}`,
  way: (from: string, to: string) => `${from} → ${to}`,
  round: (round: number, offered: number) => `Round ${String(round)}: ${riders(offered)} asked`,
  beforeRounds: (offered: number) => `${riders(offered)} asked`,
  openToAll: 'Open to all',
  noRider: 'Nobody yet',
} as const

export const groupTexts: Readonly<Record<DispatchGroup, string>> = {
  decision: 'Needs a decision',
  no_rider: 'No rider',
  late: 'Late',
  shop: 'Shop waits',
  running: 'Running',
  done: 'Done today',
}

/** Lateness and deadlines in words; each takes a duration. */
export const timeTexts = {
  late: (duration: string) => `${duration} late`,
  due: (duration: string) => `due in ${duration}`,
  dueNow: 'due now',
  ends: {
    rejected: (duration: string) => `rejected in ${duration}`,
    expired: (duration: string) => `expires in ${duration}`,
    created: (duration: string) => `given to others in ${duration}`,
    returning: (duration: string) => `goes back in ${duration}`,
  } as Readonly<Partial<Record<OrderStatus, (duration: string) => string>>>,
  endsNow: {
    rejected: 'rejected any moment',
    expired: 'expires any moment',
    created: 'given to others any moment',
    returning: 'goes back any moment',
  } as Readonly<Partial<Record<OrderStatus, string>>>,
} as const

/** The texts of the search for an order's rider. */
export const searchTexts = {
  title: 'Finding a rider',
  loading: 'Loading the riders…',
  failed: 'We could not fetch the riders.',
  earlier: 'What you see below may be out of date.',
  beginning: 'The first round begins in a moment.',
  round: (round: number, asked: number) => `Round ${String(round)}: offered to ${riders(asked)}.`,
  beforeRounds: (asked: number) => `Offered to ${riders(asked)}.`,
  nobody: (round: number) => `Round ${String(round)}: nobody has it as an offer now.`,
  isOpen: 'All rounds are over. Any rider on duty may take it.',
  left: (clock: string) => `${clock} left to answer`,
  asked: (time: string) => `The customer was asked at ${time} whether to wait.`,
  list: 'Riders on duty',
  noneOnDuty: 'No rider is on duty.',
  offDuty: (amount: number) =>
    `${riders(amount)} off duty. “Assign a rider” below finds them by name, and needs a word with them first.`,
  more: (amount: number) => `Show ${formatCount(amount)} more`,
  km: (km: number) => `${km.toFixed(1)} km`,
  minutes: (minutes: number) => `about ${String(Math.max(1, Math.round(minutes)))} min`,
  unknownPlace: 'place unknown',
  free: 'free',
  jobs: (amount: number) => count(amount, 'order', 'orders'),
  offers: (amount: number) => count(amount, 'offer', 'offers'),
  holds: (amount: string) => `holds ${amount}`,
  assign: 'Assign',
  assignTo: (name: string) => `Assign ${name}`,
  offer: (amount: number) => (amount === 0 ? 'Offer to chosen riders' : `Offer to ${riders(amount)}`),
  chooseFirst: 'Please choose one or more riders in the list.',
  again: 'Begin the rounds again',
  offered: (number: string, amount: number) => `Order ${number} is offered to ${riders(amount)}.`,
  begun: (number: string) => `The rounds of order ${number} begin again.`,
  changed: 'Somebody was faster: the search has changed while you chose, and nothing of yours was sent.',
  changedNow: 'This is how it stands now:',
  over: 'This order waits for a rider no more. Nothing of yours was sent.',
  dismiss: 'OK',
} as const

/** Why the rounds do not offer an order to a rider. */
export const hindranceTexts: Readonly<Record<Hindrance, string>> = {
  off_duty: 'off duty',
  gave_back_often: 'off duty: gave back several jobs within an hour',
  own_order: 'is the customer of this order',
  has_it: 'has the offer now',
  declined: 'declined it',
  let_pass: 'did not answer in time',
  gave_back: 'gave it back',
  vehicle: 'vehicle too small for the parcel',
  jobs: 'carries as much as they may',
  cash: 'would hold too much cash',
  other_way: 'goes another way',
  too_far: 'too far away',
}
