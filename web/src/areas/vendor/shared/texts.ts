import type { MoveTarget, ShopStatus } from '@ozi/contract'

/** What shops read around their pages. */
export const vendorTexts = {
  navLabel: 'Your pages',
  home: 'Ozi, to your shop',
  orders: 'Orders',
  items: 'Items',
  news: (number: string, state: string) => `Order ${number}: ${state}`,
  sound: 'Sound on new orders',
  newOrders: (count: number) => (count === 1 ? 'A new order' : `${String(count)} new orders`),
  newOrder: (number: string) => `New order ${number}`,
  notFound: 'We could not find this order',
} as const

/** Where the goods of an order are, as their shop would say it. */
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

/** The next step as the shop's deed. */
export const stepWords: Readonly<Partial<Record<MoveTarget, string>>> = {
  accepted: 'Accept',
  rejected: 'Refuse',
  preparing: 'Start preparing',
  ready_for_pickup: 'It is ready',
}
