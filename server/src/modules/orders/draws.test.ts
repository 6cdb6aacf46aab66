import { expect, test } from 'vitest'
import { newHandOverCodes } from './moves/hand-over-codes.ts'
import { newOrderNumber } from './order-number.ts'

const DRAWS = 20_000

test('an order number is two groups of three distinct symbols', () => {
  const numbers = Array.from({ length: DRAWS }, newOrderNumber)
  for (const number of numbers) expect(number).toMatch(/^[2-9A-Z]{3}-[2-9A-Z]{3}$/)
  const symbols = new Set(numbers.join('').replaceAll('-', ''))
  expect([...symbols].sort().join('')).toBe('23456789ACDEFGHJKMNPQRTUVWXY')
})

test('the three hand-over codes are four digits each, all different', () => {
  const drawn = Array.from({ length: DRAWS }, () => Object.values(newHandOverCodes()) as string[])
  for (const codes of drawn) {
    for (const code of codes) expect(code).toMatch(/^\d{4}$/)
    expect(new Set(codes).size).toBe(3)
  }
  for (const which of [0, 1, 2]) expect(drawn.some((codes) => codes[which]?.startsWith('0'))).toBe(true)
})
