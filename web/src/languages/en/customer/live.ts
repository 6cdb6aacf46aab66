import { english } from '~/language/english'

/** What is said when an order moves on, and what stands over an order on its way. */
export const liveTexts = english('customer.live', {
  news: (number: string, state: string) => `Order ${number}: ${state}`,
  running: 'On its way',
  rider: (name: string) => `${name} is your rider`,
  call: (name: string) => `Call ${name}`,
  write: (name: string) => `WhatsApp ${name}`,
  from: (place: string) => `from ${place}`,
  to: (place: string) => `to ${place}`,
  follow: 'Follow it',
  more: (count: number) => `and ${String(count)} more on the way`,
  progress: (number: string, state: string) => `Order ${number}: ${state}`,
})
