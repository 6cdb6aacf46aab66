import { english } from '~/language/english'

export const cartBarTexts = english('cartBarTexts', {
  title: 'Your cart',
  count: (pieces: string) => (pieces === '1' ? 'Cart · 1 item' : `Cart · ${pieces} items`),
  deliveryLater: 'Delivery is added at checkout.',
  checkout: 'Checkout',
  inCart: (pieces: string) => `${pieces} in cart`,
  less: (item: string) => `One less: ${item}`,
  more: (item: string) => `One more: ${item}`,
  remove: (item: string) => `Remove: ${item}`,
  removed: (item: string) => `${item} is removed.`,
})
