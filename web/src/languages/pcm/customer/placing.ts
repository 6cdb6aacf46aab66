import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/placing'

export default {
  placingTexts: {
    payment: 'Payment: Cash',
    order: 'Order am',
    retry: 'Try again',
    pickPlace: 'Choose one place from the list.',
    needName: 'Write name.',
    needPhone: 'Write phone number.',
    needAddress: 'Talk how person go take find am.',
    alreadyOrdered: 'You don order am before.',
    youSaw: 'You see',
    itIsNow: 'Now e be',
    notNow: 'No be now',
  },

  rightPlaceTexts: {
    wrong: 'The place no correct',
    withRider: 'E still dey with the rider. You go see how much before you decide.',
    title: 'Choose the correct place',
    place: 'The correct place',
    landmark: 'How dem go find am',
  },
} satisfies Translation<typeof english>
