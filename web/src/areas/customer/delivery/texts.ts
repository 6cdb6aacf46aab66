import type { DeliveryKind } from '@ozi/contract'
import { pageTitles } from '../shared/texts'

interface KindTexts {
  readonly title: string
  readonly lead: string
  readonly person: string
  readonly personName: string
  readonly personPhone: string
}

/** What differs between sending and receiving. */
export const KIND_TEXTS: Readonly<Record<DeliveryKind, KindTexts>> = {
  send: {
    title: pageTitles.send,
    lead: 'Say where it is and where it goes. You see the fare before you order.',
    person: 'Who receives it?',
    personName: 'Receiver name',
    personPhone: 'Receiver phone',
  },
  receive: {
    title: pageTitles.receive,
    lead: 'Say who has it and where you are. You see the fare before you order.',
    person: 'Who hands it over?',
    personName: 'Sender name',
    personPhone: 'Sender phone',
  },
}

/** The words of the form; those of the contract stand in `orderMessages`. */
export const deliveryTexts = {
  places: 'The two places',
  from: 'Where from?',
  to: 'Where to?',
  addresses: 'How the rider finds them',
  pickupAddress: 'Pickup address',
  pickupHint: 'In your own words, with the nearest landmark: “yellow gate opposite the bakery”.',
  dropoffAddress: 'Dropoff address',
  dropoffHint: 'In your own words, with the nearest landmark: “beside the SUG bus stop”.',
  details: 'What is in it?',
  detailsHint: 'So that the rider knows how to carry it.',
  way: 'The way by road, drawn without its streets',
  payment: 'Payment: Cash',
  paymentHint: 'You pay nothing now. Have the fare ready for the rider.',
  fare: 'Fare',
  fareWaiting: 'Choose both places to see it.',
  fareLoading: 'Working out the fare…',
  retry: 'Retry',
  order: 'Place order',

  pickPlace: 'Please choose a place from the list.',
  needName: 'Please enter a name.',
  needPhone: 'Please enter a phone number.',
  needAddress: 'Please say how to find it.',
  noMobile: 'This is not a Nigerian mobile number.',
  tooLong: (characters: number) => `Please keep this under ${String(characters)} characters.`,

  nothingLost: 'What you typed is still here. Trying again never makes a second order.',
  alreadyOrdered: 'It was ordered before: you find it among your orders.',
  feeChangedTitle: 'The fare has changed',
  feeWas: 'You saw',
  feeIs: 'It is now',
  orderAtNewFare: 'Order at the new fare',
  notNow: 'Not now',
  created: (number: string, fare: string) => `Order ${number}: have ${fare} in cash ready for the rider.`,
} as const
