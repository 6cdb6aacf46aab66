import { english } from '~/language/english'

/** Shared by the forms for parcels and carts; the messages after ordering are in `orderMessages`. */
export const placingTexts = english('customer.placing', {
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
