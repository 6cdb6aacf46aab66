import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/orders'

export default {
  orderMessageTexts: {
    incomplete: 'Abeg fill everything wey we need',
    createFailed: 'The order no gree go. Abeg try again.',
    created: 'Your order don enter!',
    none: 'You never get any order.',
  },

  ordersTexts: {
    noneHint: 'Tell us wetin to carry, from where go where.',
    failed: 'We no fit bring your orders.',
    failedNext: 'We no fit bring more orders.',
    earlier: 'Wetin dey below na wetin we show you before.',
    filters: 'Which orders',
    all: 'All',
    running: 'Wey dey go on',
    completed: 'Wey don complete',
    cancelled: 'Wey dem cancel',
    search: 'Find your order',
    searchHint: 'Number, place abi name',
    clearSearch: 'Clean wetin you dey find',
    noMatch: 'No order resemble this one.',
    noneRunning: 'Nothing dey road right now.',
    noneCompleted: 'Nothing don reach yet.',
    noneCancelled: 'Nobody cancel any order.',
    showAll: 'Show all the orders',
    loading: 'We dey find am…',
    count: (shown) => `${shown} order`,
    noMatchHint: 'Try part of the number, place or name.',
  },
} satisfies Translation<typeof english>
