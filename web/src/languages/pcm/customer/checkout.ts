import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/checkout'

export default {
  checkoutTexts: {
    title: 'Go order am',
    backToCart: 'Go back to cart',
    whereTo: 'Where e dey go?',
    goods: 'Wetin you dey buy',
    subtotal: (shop) => `Total from ${shop}`,
    paymentHint: 'Hold the money ready for the rider.',
    total: 'Total',
    totalWaiting: 'Choose where e dey go make you see am.',
    totalLoading: 'We dey count the total…',

    leftOut: 'You no fit get am now, so e no dey this order:',
    removeLost: 'Remove from cart',
    nothingLost: 'Nothing loss. To try again no dey make second order.',
    pricesChangedTitle: 'Some prices don change',
    orderAtNewPrices: 'Order with the new prices',
    createdOne: (number, total) => `Order ${number}: hold ${total} cash ready for the rider.`,
    createdSeveral: (numbers, total) =>
      `Orders ${numbers}: hold ${total} cash ready, give each rider im own.`,
  },
} satisfies Translation<typeof english>
