import { english } from '~/language/english'

/** The words of a shop's sales. */
export const salesTexts = english('salesTexts', {
  title: 'Sales',
  lead: 'Goods ordered in the last five weeks, without delivery.',
  none: 'Nothing ordered yet',
  noneHint: 'Each day with an order appears here.',
  today: 'Today',
  lastDays: (days: number) => `Last ${String(days)} days`,
  orders: (count: number) => (count === 1 ? '1 order' : `${String(count)} orders`),
  items: (count: number) => (count === 1 ? '1 item' : `${String(count)} items`),
  byDay: 'By day',
  topItems: 'Sold most',
  csv: 'Save as CSV',
  csvName: 'ozi-sales.csv',
  sold: (quantity: number) => `${String(quantity)} sold`,
  missed: (count: string) => `${count} missed`,
  refused: (count: string) => `${count} refused`,
  stopped: (count: string) => `${count} stopped`,
})

/** The shop's part of its sales. */
export const vendorEarningsTexts = english('vendorEarningsTexts', {
  title: 'What you get',
  owed: 'Ozi owes you',
  commission: (percent: number) =>
    percent === 0
      ? 'There is no commission: you get all of your goods.'
      : `Ozi keeps ${String(percent)} % of new orders’ goods as commission.`,
  notSet: 'No commission is set yet: all of your goods are yours. Earlier orders keep theirs.',
  when: 'Counted once delivered, and paid to your bank account.',
  toBank: 'Your bank account',
  list: 'Orders and payouts',
  order: (number: string) => `Order ${number}`,
  payout: 'Paid out',
  payoutFailed: 'Payout came back',
  split: (goods: string, commission: string) => `${goods} of goods, ${commission} commission`,
})
