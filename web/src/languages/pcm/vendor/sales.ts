import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/vendor/sales'

export default {
  salesTexts: {
    title: 'Sales',
    lead: 'Things wey people order from you for the last five weeks, transport money no join. One day fit still change till the orders finish.',
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
      'The office never talk how much dem go keep: dem dey owe you for all your things. Orders wey come before keep their own.',
    when: 'Order dey count when e don reach. The office dey pay wetin e owe enter your bank account.',
    toBank: 'Your bank account',
    list: 'Orders and wetin dem pay',
    order: (number) => `Order ${number}`,
    payout: 'Dem don pay you',
    payoutFailed: 'The money wey dem pay come back',
    split: (goods, commission) => `${goods} for things, dem keep ${commission}`,
  },
} satisfies Translation<typeof english>
