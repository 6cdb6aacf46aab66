import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/vendor/sales'

export default {
  salesTexts: {
    title: 'Sales',
    lead: 'Things wey people order for the last five weeks, transport money no join.',
    none: 'Nobody order anything yet',
    noneHint: 'Every day wey get order go show here.',
    today: 'Today',
    lastDays: (days) => `Last ${String(days)} days`,
    orders: (count) => (count === 1 ? '1 order' : `${String(count)} orders`),
    items: (count) => (count === 1 ? '1 thing' : `${String(count)} things`),
    byDay: 'Day by day',
    topItems: 'Wetin sell pass',
    csv: 'Save as CSV',
    csvName: 'ozi-sales.csv',
    sold: (quantity) => `${String(quantity)} don sell`,
    missed: (count) => `${count} wey you no answer`,
    refused: (count) => `${count} wey you refuse`,
    stopped: (count) => `${count} wey stop`,
  },

  vendorEarningsTexts: {
    title: 'Wetin be your own',
    owed: 'Ozi dey owe you',
    commission: (percent) =>
      percent === 0
        ? 'We no dey remove anything: all the money for your things na your own.'
        : `Ozi dey keep ${String(percent)} % of the things for new orders.`,
    notSet:
      'Dem never set wetin dem go keep: all your things na your own. Orders wey come before keep their own.',
    when: 'E dey count when e don reach, and e dey enter your bank account.',
    toBank: 'Your bank account',
    list: 'Orders and wetin dem pay',
    order: (number) => `Order ${number}`,
    payout: 'Dem don pay you',
    payoutFailed: 'The money wey dem pay come back',
    split: (goods, commission) => `${goods} for things, dem keep ${commission}`,
  },
} satisfies Translation<typeof english>
