import { english } from '~/language/english'

/** Messages when an order changes state, and the heading above running orders. */
export const liveTexts = english('liveTexts', {
  news: (number: string, state: string) => `Order ${number}: ${state}`,
  /** Headings of orders that a rider has taken, and of those still waiting for one. */
  running: 'On its way',
  ordered: 'Your order',
  rider: (name: string) => `${name} is your rider`,
  call: (name: string) => `Call ${name}`,
  write: (name: string) => `WhatsApp ${name}`,
  from: (place: string) => `from ${place}`,
  to: (place: string) => `to ${place}`,
  follow: 'Follow it',
  needsDecision: 'Needs your decision',
  needsPayment: 'Needs your payment',
  decide: 'Decide',
  pay: 'Pay',
  more: (count: number) => `and ${String(count)} more ongoing`,
  waits: (time: string) => `Your rider waits until ${time}.`,
  waited: (time: string) => `Your rider has waited until ${time} and may leave.`,
  progress: (number: string, state: string) => `Order ${number}: ${state}`,
})
