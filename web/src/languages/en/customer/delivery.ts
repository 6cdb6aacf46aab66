import { english } from '~/language/english'
import { pageTitleTexts } from '../base/frame'

/** The texts that differ between sending and receiving. */
export const sendTexts = english('sendTexts', {
  title: pageTitleTexts.send,
  person: 'Who receives it?',
  personName: 'Receiver name',
  personPhone: 'Receiver phone',
})

export const receiveTexts = english('receiveTexts', {
  title: pageTitleTexts.receive,
  person: 'Who hands it over?',
  personName: 'Sender name',
  personPhone: 'Sender phone',
})

/** The texts of the form; those of the contract are in `orderMessages`. */
export const deliveryTexts = english('deliveryTexts', {
  loading: 'Opening the form…',
  stepOf: (step: number, last: number) => `Step ${String(step)} of ${String(last)}`,
  back: 'Back',
  next: 'Next',
  confirm: 'Pay and confirm',
  places: 'The two places',
  from: 'Where from?',
  to: 'Where to?',
  swap: 'Swap the two places',
  swapped: 'Swapped: from and to have changed places.',
  addresses: 'How the rider finds them',
  pickupAddress: 'Pickup address',
  pickupHint: 'A landmark in your own words: “yellow gate opposite Mama Nneka’s shop”.',
  dropoffAddress: 'Dropoff address',
  dropoffHint: 'A landmark in your own words: “second lane after the filling station”.',
  /** Says it as a landmark, to the rider, too. */
  callOnArrival: 'Call on arrival',
  contacts: 'From contacts',
  phoneHint: 'The rider calls this number.',
  details: 'What is in it?',
  addDetails: 'Add details',
  detailsHint: 'So that the rider knows how to carry it.',
  paymentHint: 'Nobody pays now. The rider takes the fare.',
  fare: 'Fare',
  fareWaiting: 'Choose both places to see the fare.',
  fareLoading: 'Working out the fare…',
  fareKept: (amount: string, until: string) => `The fare of ${amount} was kept until ${until}.`,
  fareNow: (amount: string) => `It is ${amount} now.`,
  fareSame: 'It is still the same.',

  unknownPlace: (text: string) =>
    `We could not find a place called ${text}. Try the street or a landmark nearby.`,

  nothingLost: 'What you typed is still here. Trying again never makes a second order.',
  feeChangedTitle: 'The fare has changed',
  orderAtNewFare: 'Order at the new fare',
  customerPays: (number: string, fare: string) =>
    `Order ${number}: have ${fare} in cash ready for the rider.`,
  receiverPays: (number: string, fare: string) =>
    `Order ${number}: the receiver pays ${fare} in cash at the door.`,
  senderPays: (number: string, fare: string) =>
    `Order ${number}: the sender pays ${fare} in cash at the pickup.`,
})
