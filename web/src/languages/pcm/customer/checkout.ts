import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/checkout'

export default {
  checkoutTexts: {
    title: 'Go order am',
    lead: 'Talk where e dey go. You go see how much e be before you order.',
    backToCart: 'Go back to cart',
    whereTo: 'Where e dey go?',
    dropoff: 'Go where?',
    landmark: 'Address where dem go drop am',
    landmarkHint: 'Talk am your own way, with wetin dey near: “beside the SUG bus stop”.',
    who: 'Who go receive am?',
    name: 'Name of who go receive am',
    phone: 'Phone of who go receive am',
    goods: 'Wetin you dey buy',
    subtotal: (shop) => `Total from ${shop}`,
    ordersOfShops: (count) => `${String(count)} shops: each one get im own order and rider.`,
    paymentHint: 'You no dey pay anything now. Hold the money ready for the rider.',
    total: 'Total',
    totalWaiting: 'Choose where e dey go make you see am.',
    totalLoading: 'We dey count the total…',

    leftOut: 'These ones no dey this order, because you no fit get am now:',
    removeLost: 'Remove from cart',
    nothingLost: 'Your cart and wetin you write still dey here. To try again no dey make second order.',
    pricesChangedTitle: 'Some prices don change',
    was: 'e be',
    isNow: 'now e be',
    orderAtNewPrices: 'Order with the new prices',
    createdOne: (number, total) => `Order ${number}: hold ${total} cash ready for the rider.`,
    createdSeveral: (numbers, total) =>
      `Orders ${numbers}: hold ${total} cash ready, give each rider im own.`,
  },
} satisfies Translation<typeof english>
