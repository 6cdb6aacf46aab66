import { english } from '~/language/english'

/** Shared by the forms for parcels and carts; the messages after ordering are in `orderMessages`. */
export const placingTexts = english('placingTexts', {
  payment: 'Payment: Cash',
  order: 'Place order',
  retry: 'Retry',

  pickPlace: 'Choose a place from the list.',
  needName: 'Enter a name.',
  needPhone: 'Enter a phone number.',
  needAddress: 'Say how to find it.',

  alreadyOrdered: 'You have already ordered this.',
  youSaw: 'You saw',
  itIsNow: 'It is now',
  notNow: 'Not now',
})

/** The rider is at a place that is not where the customer means. */
export const rightPlaceTexts = english('rightPlaceTexts', {
  wrong: 'The place is wrong',
  withRider: 'The rider still has it. You see what it costs before you decide.',
  title: 'Choose the right place',
  place: 'The right place',
  landmark: 'How to find it',
})
