import { english } from '~/language/english'

/** The checkout; the messages after ordering are in `orderMessages`. */
export const checkoutTexts = english('checkoutTexts', {
  title: 'Checkout',
  backToCart: 'Back to cart',
  whereTo: 'Where does it go?',
  goods: 'What you buy',
  subtotal: (shop: string) => `Total from ${shop}`,
  paymentHint: 'Have the money ready for the rider.',
  total: 'Total',
  totalWaiting: 'Choose where it goes to see the total.',
  totalLoading: 'Working out the total…',

  leftOut: 'Not available, so not in this order:',
  removeLost: 'Remove from cart',
  nothingLost: 'Nothing is lost. Trying again never makes a second order.',
  pricesChangedTitle: 'Some prices have changed',
  orderAtNewPrices: 'Order at the new prices',
  createdOne: (number: string, total: string) =>
    `Order ${number}: have ${total} in cash ready for the rider.`,
  createdSeveral: (numbers: string, total: string) =>
    `Orders ${numbers}: have ${total} in cash ready. Each rider takes their part.`,
})
