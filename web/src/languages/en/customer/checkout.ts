import { english } from '~/language/english'

/** The checkout; the messages after ordering are in `orderMessages`. */
export const checkoutTexts = english('checkoutTexts', {
  title: 'Checkout',
  lead: 'Say where it goes. You see what it costs before you order.',
  backToCart: 'Back to cart',
  whereTo: 'Where does it go?',
  dropoff: 'Where to?',
  landmark: 'Dropoff address',
  landmarkHint: 'In your own words, with the nearest landmark: “beside the SUG bus stop”.',
  who: 'Who receives it?',
  name: 'Receiver name',
  phone: 'Receiver phone',
  goods: 'What you buy',
  subtotal: (shop: string) => `Total from ${shop}`,
  ordersOfShops: (count: number) => `${String(count)} shops: one order and one rider each.`,
  paymentHint: 'You pay nothing now. Have the money ready for the rider.',
  total: 'Total',
  totalWaiting: 'Choose where it goes to see the total.',
  totalLoading: 'Working out the total…',

  leftOut: 'Not in this order, because it is not available right now:',
  removeLost: 'Remove from cart',
  nothingLost: 'Your cart and what you typed are still here. Trying again never makes a second order.',
  pricesChangedTitle: 'Some prices have changed',
  was: 'was',
  isNow: 'is now',
  orderAtNewPrices: 'Order at the new prices',
  createdOne: (number: string, total: string) =>
    `Order ${number}: have ${total} in cash ready for the rider.`,
  createdSeveral: (numbers: string, total: string) =>
    `Orders ${numbers}: have ${total} in cash ready. Each rider takes their part.`,
})
