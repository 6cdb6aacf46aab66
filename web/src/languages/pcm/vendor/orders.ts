import type { Translation } from '~/language/english'
import type {
  goodsWords,
  stepWords,
  vendorOrdersTexts,
  vendorOrderTexts,
  vendorRefuseTexts,
  vendorTexts,
} from '~/languages/en/vendor/orders'

export const frame: Translation<typeof vendorTexts> = {
  navLabel: 'Your pages',
  home: 'Ozi, go your shop',
  orders: 'Orders',
  items: 'Things',
  hours: 'Time',
  hoursFailed: 'We no fit bring the time wey you dey open.',
  sales: 'Sales',
  news: (number, state) => `Order ${number}: ${state}`,
  sound: 'Sound when new order come',
  newOrders: (count) => (count === 1 ? 'One new order' : `${String(count)} new orders`),
  newOrder: (number) => `New order ${number}`,
  missed: (number) => `You no answer order ${number} on time. We don tell the customer.`,
  alarm: 'Orders wey dey wait for you',
  waiting: (count) =>
    count === 1 ? '1 order dey wait make you answer' : `${String(count)} orders dey wait make you answer`,
  mute: 'Off the sound',
  muted: 'The sound dey off for this phone.',
  blocked: 'The browser no go make sound before you tap.',
  soundOn: 'On the sound',
  answerBy: (time) => `answer before ${time}`,
  timeIsOver: 'Time don finish',
  secondsLeft: (seconds) => `${seconds} s remain`,
  minutesLeft: (minutes) => `${minutes} min remain`,
}

export const orders: Translation<typeof vendorOrdersTexts> = {
  filters: 'Which orders',
  running: 'To do',
  completed: 'E don reach',
  cancelled: 'E no reach',
  fresh: 'New',
  noFresh: 'No new order',
  preparing: 'We dey prepare am',
  noPreparing: 'Nothing to prepare',
  ready: 'E don ready',
  noReady: 'Nothing dey wait for rider',
  away: 'E dey rider hand',
  ended: 'E just finish',
  noneEnded: 'Nothing dey here yet',
  none: 'Nothing to do now',
  seeItems: 'See your things',
  noneHint: 'New order dey show for here by itself.',
  answerWithin: (minutes) => `Abeg answer inside ${minutes} minutes.`,
  forWhom: (name) => `for ${name}`,
}

export const order: Translation<typeof vendorOrderTexts> = {
  title: 'Order',
  titleOf: (number) => `Order ${number}`,
  notFound: 'This order no dey',
  rider: 'The rider',
  progress: 'How far e don go',
  goods: 'Wetin to prepare',
  total: 'Total of the things',
  pickupCode: 'Code to give am',
  returnCode: 'Code to collect am back',
  sayReturn: 'Tell the rider when the things don dey your hand again.',
  sayPickup: 'Tell the rider when you dey give am the things, no be before.',
  printTicket: 'Print ticket',
  ticketOf: (number) => `Ticket of order ${number}`,
  ticketFor: (name) => `for ${name}`,
  ticketCode: 'Code to give am. Keep this part: talk am when you dey give the things.',
}

export const refuse: Translation<typeof vendorRefuseTexts> = {
  title: (number) => `You wan refuse order ${number}?`,
  hint: 'We go tell the customer sharp sharp, with your reason. The customer no go pay anything.',
  keep: 'Leave am',
  refuse: 'Refuse',
  quick: 'Wetin people dey talk',
  soldOut: 'E don finish',
  closing: 'We dey close',
  tooBusy: 'Work too much',
  why: 'Why',
  whyHint: 'The customer go read this one.',
  whyMissing: 'Abeg talk why.',
  movedOn: 'This order don move on',
  movedOnHint: 'The customer or the office just change am. This page dey show where e dey now.',
}

export const goods: Translation<typeof goodsWords> = {
  placed: 'New: abeg answer',
  accepted: 'You don gree',
  preparing: 'You dey prepare am',
  ready_for_pickup: 'E don ready for rider',
  handed_over: 'E dey rider hand',
  completed: 'E don reach',
  rejected: 'You refuse am',
  cancelled: 'Dem cancel am',
  expired: 'Time don pass',
}

export const steps: Translation<typeof stepWords> = {
  accepted: 'Accept',
  rejected: 'Refuse',
  preparing: 'Start to prepare',
  ready_for_pickup: 'E don ready',
}
