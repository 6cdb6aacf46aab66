import { DAY_MS, type SalesDay } from '@ozi/contract'

/** Midnight in UTC, so that a day is the same for every clock. */
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

interface SalesSum {
  readonly orders: number
  readonly goods: number
}

/** The sales of this many days, today included. */
export function sumLastDays(days: readonly SalesDay[], today: string, count: number): SalesSum {
  const shown = days.filter(({ day }) => timeOf(today) - timeOf(day) < count * DAY_MS)
  return {
    orders: shown.reduce((sum, { orders }) => sum + orders, 0),
    goods: shown.reduce((sum, { goods }) => sum + goods, 0),
  }
}

const HEADS = ['Day', 'Orders', 'Items', 'Goods (NGN)', 'Refused', 'Missed', 'Stopped']

/** The days as a CSV file; amounts are plain numbers, so that spreadsheets can add them up. */
export const salesCsv = (days: readonly SalesDay[]): string =>
  [
    HEADS,
    ...days.map(({ day, orders, items, goods, refused, missed, stopped }) => [
      ...[day, orders, items, goods, refused, missed, stopped],
    ]),
  ]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('')
