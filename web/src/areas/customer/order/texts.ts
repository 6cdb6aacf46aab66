import type { OrderKind } from '@ozi/contract'

/** What an order's own page says. */
export const orderTexts = {
  title: (number: string) => `Order ${number}`,
  plainTitle: 'Order',
  allOrders: 'All orders',
  life: 'The way so far',
  places: 'From where to where',
  pickup: 'Pickup',
  dropoff: 'Dropoff',
  noLandmark: 'No address was given.',
  what: 'What is in it',
  fare: 'Fare',
  total: 'Total',
  cash: 'In cash, to the rider.',
  codes: 'Hand-over codes',
  codesHint: 'The rider asks for a code at each end, so that your package changes hands only with your word.',
  notFound: 'There is no such order',
  notFoundHint: 'It may belong to another account, or the link was cut short.',
  failed: 'We could not fetch this order.',
  earlier: 'Below is what was shown before.',
} as const

export const KIND_WORDS: Readonly<Record<OrderKind, string>> = {
  send: 'You send this package',
  receive: 'This package comes to you',
  shop: 'You bought this from a shop',
}

/** The person at the other end. */
export const PERSON_WORDS: Readonly<Record<OrderKind, string>> = {
  send: 'Receiver',
  receive: 'Sender',
  shop: 'Receiver',
}

/** Who says each code to the rider: the account holder stands at one end, `name` at the other. */
export const codeHolders = (kind: OrderKind, name: string) =>
  kind !== 'receive'
    ? {
        pickup: 'Yours. Say it to the rider who collects the package from you.',
        dropoff: `For ${name}. Pass it on: ${name} says it to the rider to get the package.`,
      }
    : {
        pickup: `For ${name}. Pass it on: ${name} says it to the rider who collects the package.`,
        dropoff: 'Yours. Say it to the rider to get the package.',
      }
