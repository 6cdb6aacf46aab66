import type { MoveTarget, OrderStatus, ShopStatus } from '@ozi/contract'

/** The texts around rider pages. */
export const riderTexts = {
  navLabel: 'Your pages',
  home: 'Ozi, to your jobs',
  jobs: 'My jobs',
  offers: 'Waiting',
  done: 'Done',
  news: (number: string, state: string) => `Job ${number}: ${state}`,
  sound: 'Sound on new jobs',
  newOffers: (count: number) =>
    count === 1 ? 'A new job is waiting' : `${String(count)} new jobs are waiting`,
  setOutBy: ['Set out by', '. After that it goes to other riders.'],
  waits: ['Wait until', (name: string) => ` and call ${name}.`],
  waited: ['You waited until', (name: string) => `. Call ${name} again.`],
  ifRefused: ['Refused, or no such house?', 'Tell the office.'],
  giveUpFrom: (time: string) => `You can choose this from ${time}.`,
  giveUpNow: 'You have waited: you can choose this now.',
  notThePlace: 'This is not the place',
  notThePlaceAsk: 'Is this not the place?',
  notThePlaceHint:
    'Call first. If the order means somewhere else, the customer or the office chooses the right place and pays its fare. Wait for it here; keep the parcel safe.',
  /** The beginning of what the customer and the office read. */
  notThePlaceSaid: 'This is not the place.',
  whereIsIt: 'Where it should go, if they told you',
  rightPlaceToCome: 'The customer or the office now chooses the right place. Keep the parcel safe.',
  cash: 'Collect in cash',
  noCash: 'Collect no money',
  notDelivered: 'It was not delivered.',
  ordered: 'Ordered',
  pickup: 'Pickup',
  dropoff: 'Dropoff',
  notFound: 'We could not find this job',
  notFoundHint: 'It may be with another rider now.',
} as const

/** Sharing one's position. */
export const sharingTexts = {
  label: 'Your position',
  ask: 'May the customer see where you are?',
  why: 'Then they know when you come, stand ready with the code, and call you less.',
  what: 'Only while you are on duty or have a job; then the office sees it, and those whose job you carry. It is deleted after 30 days. You can stop at any time, and work on as before.',
  share: 'Share my position',
  notNow: 'No, do not share',
  stop: 'Stop',
  on: 'Your position is shared while you are on duty or have a job.',
  off: 'Your position is not shared.',
  trouble: {
    denied:
      'Your phone does not tell us where you are. Allow it in the settings of your browser. Your job goes on without it.',
    unavailable: 'Your phone does not know where you are right now. Your job goes on without it.',
  },
} as const

/** The way to the next place, and whom to call there. */
export const directionTexts = {
  directions: 'Directions',
  callShort: 'Call',
  call: (name: string) => `Call ${name}`,
  write: (name: string) => `Write to ${name} on WhatsApp`,
  cash: 'Cash',
} as const

/** The cash a rider holds. */
export const cashTexts = {
  held: 'Cash you hold',
  hint: 'From the orders you delivered. Hand it in at the office; they record it here.',
  none: 'No cash yet',
  noneHint: 'What you collect at a dropoff is listed here, and what you hand in.',
  collected: (number: string) => `Job ${number}`,
  redelivery: (number: string) => `Job ${number}, redelivery`,
  rightPlace: (number: string) => `Job ${number}, to the right place`,
  handedIn: 'Handed in',
  /** Followed by the amount. */
  after: 'Then held',
} as const

/** For hand-overs without a code. */
export const photoTexts = {
  never: 'Never hand over without the code or a photo.',
  instead: 'They cannot say the code',
  title: 'A photo instead',
  hint: (name: string | undefined) =>
    `Only if ${name ?? 'the receiver'} cannot say the code. Take a photo of the parcel with the person who takes it, or at the door.`,
  seen: 'The customer and the office see this photo.',
  take: 'Take a photo',
  takeAgain: 'Take another photo',
  opening: 'Opening the photo…',
  preview: 'The photo that will be sent',
  handOver: 'Hand over with this photo',
  back: 'They can say the code',
  failures: {
    tooBig: 'That photo is too large to open. Please take another one in a smaller size.',
    heic: 'This photo is in HEIC format, which many phones cannot show. Please set the camera to JPEG, or send a screenshot.',
    unreadable: 'We cannot open that file as an image. Please take another photo.',
    tooLarge: 'The photo is larger than 2 MB. Please take another one in a smaller size.',
  },
} as const

/** Another attempt after a failed delivery. */
export const tryTexts = {
  wanted: {
    customer: 'Redelivery: the customer asked for it.',
    staff: 'Redelivery: the office asked for it.',
  },
  says: { customer: 'Redelivery. The customer says:', staff: 'Redelivery. The office says:' },
  /** About the cash to collect. */
  inCash: (count: number) =>
    count === 1 ? 'Includes the redelivery fee.' : `Includes the fees for ${String(count)} redeliveries.`,
} as const

/** A job's state in a rider's words. */
export const jobWords: Readonly<Record<OrderStatus | 'place_wrong', string>> = {
  awaiting_payment: 'Not paid yet',
  placed: 'The shop has not answered',
  created: 'Waiting for a rider',
  assigned: 'Yours to start',
  enroute_to_pickup: 'On the way to pickup',
  arrived_at_pickup: 'At the pickup',
  picked_up: 'Picked up',
  enroute_to_dropoff: 'On the way to dropoff',
  arrived_at_dropoff: 'At the dropoff',
  delivered: 'Delivered',
  delivery_failed: 'Could not be delivered',
  place_wrong: 'The place is wrong',
  returning: 'On the way back',
  returned: 'Brought back',
  rejected: 'Refused by the shop',
  cancelled: 'Cancelled',
  expired: 'Expired',
}

/** The shop's state while the rider waits for the goods. */
export const goodsWords: Readonly<Partial<Record<ShopStatus, string>>> = {
  accepted: 'The shop has not begun yet',
  preparing: 'The shop is preparing it',
  ready_for_pickup: 'Ready at the shop',
}

/** The next move, as a button's label. */
export const stepWords: Readonly<Partial<Record<MoveTarget, string>>> = {
  assigned: 'Take this job',
  enroute_to_pickup: 'Start for the pickup',
  arrived_at_pickup: 'I am at the pickup',
  picked_up: 'Enter the pickup code',
  enroute_to_dropoff: 'Start for the dropoff',
  arrived_at_dropoff: 'I am at the dropoff',
  delivered: 'Enter the dropoff code',
  returned: 'Enter the return code',
  created: 'Give this job back',
  delivery_failed: 'Could not deliver',
}
