import type { MoveTarget, ShopStatus } from '@ozi/contract'

/** The texts around shop pages. */
export const vendorTexts = {
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
  missed: (number: string) => `Order ${number} was not answered in time. The customer has been told.`,
  alarm: 'Orders that wait for you',
  waiting: (count: number) =>
    count === 1 ? '1 order waits for your answer' : `${String(count)} orders wait for your answer`,
  mute: 'Mute',
  muted: 'The sound is off on this device.',
  blocked: 'The browser plays no sound before you tap.',
  soundOn: 'Turn the sound on',
  answerBy: (time: string) => `answer by ${time}`,
  timeIsOver: 'Time is over',
  notFound: 'We could not find this order',
  printTicket: 'Print ticket',
  ticketOf: (number: string) => `Ticket of order ${number}`,
  ticketFor: (name: string) => `for ${name}`,
  ticketCode: 'Pickup code. Keep this part: say it when you hand the goods over.',
} as const

/** The state of an order's goods in the shop's words. */
export const goodsWords: Readonly<Record<ShopStatus, string>> = {
  placed: 'New: please answer',
  accepted: 'Accepted',
  preparing: 'Being prepared',
  ready_for_pickup: 'Ready for the rider',
  handed_over: 'With the rider',
  completed: 'Delivered',
  rejected: 'Refused',
  cancelled: 'Cancelled',
  expired: 'Expired',
}

/** The next move, as a button's label. */
export const stepWords: Readonly<Partial<Record<MoveTarget, string>>> = {
  accepted: 'Accept',
  rejected: 'Refuse',
  preparing: 'Start preparing',
  ready_for_pickup: 'It is ready',
}

/** '11 min left', '40 s left'. */
export function leftWords(seconds: number): string {
  if (seconds === 0) return vendorTexts.timeIsOver
  return seconds < 60 ? `${String(seconds)} s left` : `${String(Math.floor(seconds / 60))} min left`
}
