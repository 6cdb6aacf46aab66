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
  notFound: 'We could not find this order',
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
