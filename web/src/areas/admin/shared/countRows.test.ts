import { expect, it } from 'vitest'
import { countOf } from './countRows'

it('a list is one or many, and a plus says that there are more', () => {
  const count = (total: number, totalIsMinimum = false) =>
    countOf({ total, totalIsMinimum }, ['rider', 'riders'])
  expect(count(1)).toBe('1 rider')
  expect(count(3)).toBe('3 riders')
  expect(count(0)).toBe('0 riders')
  expect(count(10_000, true)).toBe('10,000+ riders')
})
