import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/delivery'

const pickup = '“yellow gate wey face Mama Nneka shop”'
const dropoff = '“second street after filling station”'

export default {
  sendTexts: {
    title: 'Send package',
    person: 'Who go receive am?',
    personName: 'Name of who go receive am',
    personPhone: 'Phone of who go receive am',
  },

  receiveTexts: {
    title: 'Collect package',
    person: 'Who go give the rider?',
    personName: 'Name of who dey send am',
    personPhone: 'Phone of who dey send am',
  },

  deliveryTexts: {
    loading: 'The form dey open…',
    stepOf: (step, last) => `Step ${String(step)} of ${String(last)}`,
    back: 'Go back',
    next: 'Next',
    confirm: 'Pay and confirm',
    places: 'The two places',
    from: 'From where?',
    to: 'Go where?',
    swap: 'Change the two places for each other',
    swapped: 'We don change am: where e dey go don turn where e dey come from.',
    addresses: 'How rider go take find am',
    pickupAddress: 'Address where dem go pick am',
    pickupHint: `Wetin dey near, your own way: ${pickup}.`,
    dropoffAddress: 'Address where dem go drop am',
    dropoffHint: `Wetin dey near, your own way: ${dropoff}.`,
    callOnArrival: 'Call when you reach',
    contacts: 'From contacts',
    phoneHint: 'Rider go call this number.',
    details: 'Wetin dey inside?',
    addDetails: 'Talk wetin e be',
    detailsHint: 'So that rider go know how to carry am.',
    paymentHint: 'Nobody dey pay now. The rider go collect the transport money.',
    fare: 'Transport money',
    fareWaiting: 'Choose the two places make you see am.',
    fareLoading: 'We dey count the transport money…',
    fareKept: (amount, until) => `We keep the transport money of ${amount} reach ${until}.`,
    fareNow: (amount) => `Now na ${amount}.`,
    fareSame: 'E never change.',

    unknownPlace: (text) =>
      `We no sabi any place wey dem dey call ${text}. Try the street or something wey dey near am.`,

    nothingLost: 'Wetin you write still dey here. To try again no dey make second order.',
    feeChangedTitle: 'The transport money don change',
    orderAtNewFare: 'Order with the new money',
    receiverPays: (number, fare) => `Order ${number}: who go receive am go pay ${fare} cash for door.`,
    senderPays: (number, fare) =>
      `Order ${number}: who dey send am go pay ${fare} cash where dem go pick am.`,
    customerPays: (number, fare) => `Order ${number}: hold ${fare} cash ready for the rider.`,
  },
} satisfies Translation<typeof english>
