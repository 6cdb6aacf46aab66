import type { SalesDay } from '@ozi/contract'

/** The words of a shop's sales. */
export const salesTexts = {
  title: 'Sales',
  lead: 'Goods that were ordered from you in the last five weeks, without delivery. A day may still change until its orders have ended.',
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
} as const

/** What a day lost: '1 missed, 2 refused'; empty if nothing. */
export const lostWords = ({ missed, refused, stopped }: Pick<SalesDay, 'missed' | 'refused' | 'stopped'>) =>
  [
    ...(missed > 0 ? [`${String(missed)} missed`] : []),
    ...(refused > 0 ? [`${String(refused)} refused`] : []),
    ...(stopped > 0 ? [`${String(stopped)} stopped`] : []),
  ].join(', ')
