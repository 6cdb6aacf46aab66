import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/placing'

export default {
  placingTexts: {
    payment: 'Payment: Cash',
    order: 'Order am',
    retry: 'Try again',
    pickPlace: 'Abeg choose one place from the list.',
    needName: 'Abeg write name.',
    needPhone: 'Abeg write phone number.',
    needAddress: 'Abeg talk how person go take find am.',
    alreadyOrdered: 'You don order am before: e dey your orders.',
    youSaw: 'You see',
    itIsNow: 'Now e be',
    notNow: 'No be now',
  },

  rightPlaceTexts: {
    wrong: 'The place no correct',
    withRider: 'E still dey with the rider. Choose the correct place: you go see how much before you decide.',
    title: 'Choose the correct place',
    place: 'The correct place',
    landmark: 'How dem go find am',
    missing: 'Abeg choose the correct place.',
  },
} satisfies Translation<typeof english>
