import { english } from '~/language/english'

/** The cart; the wording of its first six texts is prescribed. */
export const cartTexts = english('cartTexts', {
  empty: 'Your cart is empty',
  continueShopping: 'Continue Shopping',
  removeItem: 'Remove Item',
  emptyCart: 'Empty cart',
  checkout: 'Checkout',
  title: 'Cart',
  emptyHint: 'Add something from the shops, and it waits for you here.',
  items: (count: number) => (count === 1 ? '1 item' : `${String(count)} items`),
  total: 'Total',
  summary: 'Your order',
  deliveryLater: 'Delivery is added to this: you see it before you order.',
  unknownShop: 'A shop',
  each: 'each',
  was: 'It was',
  isNow: 'and is now',
  priceChanged: 'The price has changed since you added it.',
  gone: 'No longer sold, so it is not counted.',
  optionsChanged: 'Its options have changed. Open it to choose again, or remove it. It is not counted.',
  unavailable: 'Sold out right now, so it is not counted.',
  outToday: 'Sold out today, so it is not counted.',
  closed: 'The shop is closed now, so it is not counted.',
  notOrderable: 'This shop cannot take orders yet, so the item is not counted.',
  nothingLeft: 'Nothing here can be ordered right now.',
  removeAllGone: (count: number) => (count === 1 ? 'Remove it' : `Remove all ${String(count)}`),
  someGone: (count: number) =>
    count === 1
      ? 'One item cannot be ordered right now.'
      : `${String(count)} items cannot be ordered right now.`,
  removed: (item: string) => `${item} removed`,
  undo: 'Undo',
  askEmpty: 'Empty the cart?',
  askEmptyHint: 'This removes everything in it.',
  keep: 'Keep it',
  emptied: 'Your cart was emptied.',
  notChecked: 'We could not check prices and stock.',
  asKept: 'This is the cart saved on this phone.',
})
