import { expect, test } from 'vitest'
import { mondayOf, sumWeeks } from './sumWeeks'

test.each([
  ['2026-03-02', '2026-03-02'],
  ['2026-03-08', '2026-03-02'],
  ['2026-03-01', '2026-02-23'],
])('%s is in the week of %s', (day, monday) => expect(mondayOf(day)).toBe(monday))

test('days are summed by week, the latest first', () => {
  const day = (date: string, delivered: number) => ({
    day: date,
    delivered,
    distanceKm: 1.5,
    collected: 100,
    handedIn: 0,
    earned: 70,
    tips: 20,
  })
  expect(sumWeeks([day('2026-03-03', 2), day('2026-03-02', 1), day('2026-02-28', 4)])).toEqual([
    { day: '2026-03-02', delivered: 3, distanceKm: 3, collected: 200, handedIn: 0, earned: 140, tips: 40 },
    { day: '2026-02-23', delivered: 4, distanceKm: 1.5, collected: 100, handedIn: 0, earned: 70, tips: 20 },
  ])
})
