import { orderMessages } from '@ozi/contract'
import { english } from '~/language/english'

export const orderMessageTexts = english('orderMessageTexts', orderMessages)

/** The customer's list of orders; the text for an empty list is in `orderMessages`. */
export const ordersTexts = english('ordersTexts', {
  noneHint: 'Tell us what to carry, from where and to where.',
  failed: 'We could not fetch your orders.',
  failedNext: 'We could not fetch more orders.',
  earlier: 'What you see below may be out of date.',
  filters: 'Which orders',
  all: 'All',
  running: 'Ongoing',
  completed: 'Completed',
  cancelled: 'Cancelled',
  search: 'Search your orders',
  searchHint: 'Number, place or name',
  clearSearch: 'Clear search',
  noMatch: 'No orders match.',
  noMatchHint: 'Try part of a number, a place or a name.',
  noneRunning: 'Nothing is on its way right now.',
  noneCompleted: 'Nothing has arrived yet.',
  noneCancelled: 'No order was cancelled.',
  showAll: 'Show all orders',
  loading: 'Looking…',
  count: (shown: string) => (shown === '1' ? '1 order' : `${shown} orders`),
})
