import { expect, test } from 'vitest'
import { salesCsv, sumLastDays } from './sumSales'

const day = (date: string, orders: number, goods: number) => ({
  day: date,
  orders,
  goods,
  items: 2 * orders,
  refused: 1,
  missed: 0,
  stopped: 0,
})

test('the last days are summed with today, also across months', () => {
  const days = [day('2026-03-02', 2, 100.5), day('2026-02-24', 1, 50), day('2026-02-23', 4, 7)]
  expect(sumLastDays(days, '2026-03-02', 1)).toEqual({ orders: 2, goods: 100.5 })
  expect(sumLastDays(days, '2026-03-02', 7)).toEqual({ orders: 3, goods: 150.5 })
  expect(sumLastDays(days, '2026-03-03', 1)).toEqual({ orders: 0, goods: 0 })
})

test('sales are saved as CSV with one line a day', () => {
  expect(salesCsv([day('2026-03-02', 2, 100.5)])).toBe(
    'Day,Orders,Items,Goods (NGN),Refused,Missed,Stopped\r\n2026-03-02,2,4,100.5,1,0,0\r\n',
  )
})
