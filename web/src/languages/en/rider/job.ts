import type { MoveTarget, OrderStatus, ShopStatus } from '@ozi/contract'
import { english } from '~/language/english'

/** The page of one job. */
export const jobTexts = english('rider.job', {
  title: (number: string) => `Job ${number}`,
  setOutBy: (time: string) => `Set out by ${time}. After that it goes to other riders.`,
  waits: (time: string) => `Wait until ${time}.`,
  waitsAndCall: (time: string, name: string) => `Wait until ${time} and call ${name}.`,
  waited: (time: string) => `You waited until ${time}.`,
  waitedAndCall: (time: string, name: string) => `You waited until ${time}. Call ${name} again.`,
  ifRefused: 'Refused, or no such house?',
  tellOffice: 'Tell the office.',
  giveUpFrom: (time: string) => `You can choose this from ${time}.`,
  giveUpNow: 'You have waited: you can choose this now.',
  pickUpAt: 'Pick it up at',
  bringTo: 'Bring it to',
  bringBackTo: 'Bring it back to',
  pickup: 'Pickup',
  dropoff: 'Dropoff',
  directions: 'Directions',
  callShort: 'Call',
  call: (name: string) => `Call ${name}`,
  write: (name: string) => `Write to ${name} on WhatsApp`,
  what: 'What to carry',
  notDescribed: 'The customer did not describe the parcel.',
  tip: 'Tip',
  earns: 'You earn',
  earned: 'You earned',
  cash: 'Collect in cash',
  cashShort: 'Cash',
  cashCollected: 'Cash collected',
  noCash: 'Collect no money',
  paid: 'It is already paid.',
  notDelivered: 'It was not delivered.',
  distance: 'Distance',
  othersDecide: 'The customer or the office decides what happens next. Keep the parcel safe.',
  rightPlaceToCome: 'The customer or the office now chooses the right place. Keep the parcel safe.',
  nothingToDo: 'Nothing to do now.',
  movedOn: 'This job has moved on',
  movedOnHint: 'The office or the customer has just changed it. This page now shows where it is.',
  notFound: 'We could not find this job',
  notFoundHint: 'It may be with another rider now.',
  inCash: (count: number) =>
    count === 1 ? 'Includes the redelivery fee.' : `Includes the fees for ${String(count)} redeliveries.`,
  wantedByCustomer: 'Redelivery: the customer asked for it.',
  wantedByStaff: 'Redelivery: the office asked for it.',
  saysCustomer: 'Redelivery. The customer says:',
  saysStaff: 'Redelivery. The office says:',
})

/** What a step asks for: a code, a photo, a reason. */
export const askTexts = english('rider.ask', {
  code: 'Code',
  codeLength: (digits: number) => `The code has ${String(digits)} digits.`,
  pickupCode: 'Pickup code',
  dropoffCode: 'Dropoff code',
  returnCode: 'Return code',
  askFor: (name: string) => `Ask ${name} for the code.`,
  neverWithout: 'Never hand over without the code.',
  neverWithoutBoth: 'Never hand over without the code or a photo.',
  haveIt: 'I have it',
  handedOver: 'Handed over',
  broughtBack: 'Brought back',
  instead: 'They cannot say the code',
  photo: 'A photo instead',
  photoHint: (name: string) =>
    `Only if ${name} cannot say the code. Take a photo of the parcel with the person who takes it, or at the door.`,
  receiver: 'the receiver',
  photoSeen: 'The customer and the office see this photo.',
  take: 'Take a photo',
  takeAgain: 'Take another photo',
  opening: 'Opening the photo…',
  preview: 'The photo that will be sent',
  handOver: 'Hand over with this photo',
  back: 'They can say the code',
  tooBig: 'That photo is too large to open. Please take another one in a smaller size.',
  heic: 'This photo is in HEIC format, which many phones cannot show. Please set the camera to JPEG, or send a screenshot.',
  unreadable: 'We cannot open that file as an image. Please take another photo.',
  tooLarge: 'The photo is larger than 2 MB. Please take another one in a smaller size.',
  giveBackAsk: 'Give this job back?',
  giveBackHint: 'Then it waits for another rider.',
  keep: 'Keep it',
  giveBack: 'Give it back',
  failedAsk: 'Could not deliver?',
  failedHint: 'Call first. Then say what happened: the customer or the office decides what comes next.',
  failed: 'Could not deliver',
  notYet: 'Not yet',
  why: 'Why',
  whyHint: 'The customer reads this. For example: the gate is locked, the phone is off.',
  whyMissing: 'Please say why.',
  notThePlace: 'This is not the place',
  notThePlaceAsk: 'Is this not the place?',
  notThePlaceHint:
    'Call first. If the order means somewhere else, the customer or the office chooses the right place and pays its fare. Wait for it here; keep the parcel safe.',
  whereIsIt: 'Where it should go, if they told you',
})

/** The beginning of what the customer and the office read, so always English. */
export const NOT_THE_PLACE_SAID = 'This is not the place.'

/** A job's state in a rider's words. */
export const jobWords = english('rider.status', {
  awaiting_payment: 'Not paid yet',
  placed: 'The shop has not answered',
  scheduled: 'For later',
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
} satisfies Readonly<Record<OrderStatus | 'place_wrong' | 'scheduled', string>>)

/** The shop's state while the rider waits for the goods. */
export const goodsWords = english('rider.goods', {
  accepted: 'The shop has not begun yet',
  preparing: 'The shop is preparing it',
  ready_for_pickup: 'Ready at the shop',
} satisfies Readonly<Partial<Record<ShopStatus, string>>>)

/** The next move, as a button's label. */
export const stepWords = english('rider.step', {
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
} satisfies Readonly<Partial<Record<MoveTarget, string>>>)
