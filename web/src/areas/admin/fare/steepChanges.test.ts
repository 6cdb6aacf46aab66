import { expect, it } from 'vitest'
import { steepChanges } from './steepChanges'

const at = (today: number, after: number) => ({ distanceKm: 5, today, after })
const isSteep = (today: number, after: number) => steepChanges([at(today, after)]).length > 0

it('a fare that falls by more than a fifth is asked about', () => {
  expect([isSteep(1500, 1200), isSteep(1500, 1199), isSteep(1500, 375)]).toEqual([false, true, true])
})

it('a fare that doubles is asked about, also from nothing', () => {
  expect([isSteep(500, 999), isSteep(500, 1000), isSteep(0, 50), isSteep(0, 0)]).toEqual([
    false,
    true,
    true,
    false,
  ])
})
