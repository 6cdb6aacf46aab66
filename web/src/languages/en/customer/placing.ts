import { english } from '~/language/english'

/** Shared by the forms for parcels and carts; the messages after ordering are in `orderMessages`. */
export const placingTexts = english('placingTexts', {
  payment: 'Payment: Cash',
  order: 'Place order',
  retry: 'Retry',

  pickPlace: 'Please choose a place from the list.',
  needName: 'Please enter a name.',
  needPhone: 'Please enter a phone number.',
  needAddress: 'Please say how to find it.',

  alreadyOrdered: 'You have already ordered this: you can find it in your orders.',
  youSaw: 'You saw',
  itIsNow: 'It is now',
  notNow: 'Not now',
})

/** The rider is at a place that is not where the customer means. */
export const rightPlaceTexts = english('rightPlaceTexts', {
  wrong: 'The place is wrong',
  withRider: 'The rider still has it. Choose the right place: you see what that costs before you decide.',
  title: 'Choose the right place',
  place: 'The right place',
  landmark: 'How to find it',
  missing: 'Please choose the right place.',
})
