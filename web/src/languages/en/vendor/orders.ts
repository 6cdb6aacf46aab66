import type { MoveTarget } from '@ozi/contract'
import { english } from '~/language/english'

/** The texts around shop pages, and of their orders. */
export const vendorFrameTexts = english('vendorFrameTexts', {
  navLabel: 'Your pages',
  home: 'Ozi, to your shop',
  orders: 'Orders',
  items: 'Items',
  hours: 'Hours',
  hoursFailed: 'We could not fetch your hours.',
  sales: 'Sales',
  news: (number: string, state: string) => `Order ${number}: ${state}`,
  sound: 'Sound on new orders',
  newOrders: (count: number) => (count === 1 ? 'A new order' : `${String(count)} new orders`),
  newOrder: (number: string) => `New order ${number}`,
  missed: (number: string) => `Order ${number} was not answered in time.`,
  alarm: 'Orders that wait for you',
  waiting: (count: number) =>
    count === 1 ? '1 order waits for your answer' : `${String(count)} orders wait for your answer`,
  soundOn: 'Turn the sound on',
  answerBy: (time: string) => `answer by ${time}`,
  timeIsOver: 'Time is over',
  secondsLeft: (seconds: string) => `${seconds} s left`,
  minutesLeft: (minutes: string) => `${minutes} min left`,
})

/** The list of a shop's orders. */
export const vendorOrdersTexts = english('vendorOrdersTexts', {
  filters: 'Which orders',
  running: 'To do',
  completed: 'Delivered',
  cancelled: 'Not delivered',
  fresh: 'New',
  noFresh: 'No new orders',
  preparing: 'Preparing',
  noPreparing: 'Nothing to prepare',
  ready: 'Ready',
  noReady: 'Nothing waits for a rider',
  away: 'With the rider',
  ended: 'Ended just now',
  noneEnded: 'Nothing here yet',
  none: 'Nothing to do right now',
  seeItems: 'See your items',
  noneHint: 'New orders appear here.',
  answerWithin: (minutes: string) => `Please answer within ${minutes} minutes.`,
  forWhom: (name: string) => `for ${name}`,
})

/** One order of a shop. */
export const vendorOrderTexts = english('vendorOrderTexts', {
  title: 'Order',
  titleOf: (number: string) => `Order ${number}`,
  notFound: 'We could not find this order',
  rider: 'The rider',
  progress: 'Progress',
  goods: 'What to prepare',
  total: 'Total of the goods',
  pickupCode: 'Pickup code',
  returnCode: 'Return code',
  sayReturn: 'Say it once you have the goods back.',
  sayPickup: 'Say it when you hand the goods over, not before.',
  printTicket: 'Print ticket',
  ticketOf: (number: string) => `Ticket of order ${number}`,
  ticketFor: (name: string) => `for ${name}`,
  ticketCode: 'Pickup code. Keep this part: say it when you hand over.',
})

/** Refusing an order. */
export const vendorRefuseTexts = english('vendorRefuseTexts', {
  title: (number: string) => `Refuse order ${number}?`,
  hint: 'The customer reads your reason and pays nothing.',
  keep: 'Keep it',
  refuse: 'Refuse',
  quick: 'Quick reasons',
  /** The chip of each reason; the words that the customer reads are English, as the customer's language is not known. */
  soldOut: 'Sold out',
  closing: 'Closing',
  tooBusy: 'Too busy',
  why: 'Why',
  whyHint: 'The customer reads this.',
  whyMissing: 'Please say why.',
  movedOn: 'This order has moved on',
  movedOnHint: 'The customer or the office has just changed it.',
})

/** The next move, as a button's label. */
export const vendorMoveTexts = english('vendorMoveTexts', {
  accepted: 'Accept',
  rejected: 'Refuse',
  preparing: 'Start preparing',
  ready_for_pickup: 'It is ready',
} satisfies Readonly<Partial<Record<MoveTarget, string>>>)
