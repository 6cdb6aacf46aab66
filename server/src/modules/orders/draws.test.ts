import { expect, test } from 'vitest'
import { newHandOverCodes } from './hand-over-codes.ts'
import { newOrderNumber } from './order-number.ts'

const DRAWS = 20_000

test('an order number is two groups of three symbols that are not mistaken for one another', () => {
  const numbers = Array.from({ length: DRAWS }, newOrderNumber)
  for (const number of numbers) expect(number).toMatch(/^[2-9A-Z]{3}-[2-9A-Z]{3}$/)
  const symbols = new Set(numbers.join('').replaceAll('-', ''))
  expect([...symbols].sort().join('')).toBe('23456789ACDEFGHJKMNPQRTUVWXY')
})

test('the two hand-over codes are four digits each, leading zeros included, and never the same', () => {
  const codes = Array.from({ length: DRAWS }, newHandOverCodes)
  for (const { pickupCode, dropoffCode } of codes) {
    expect(pickupCode).toMatch(/^\d{4}$/)
    expect(dropoffCode).toMatch(/^\d{4}$/)
    expect(pickupCode).not.toBe(dropoffCode)
  }
  expect(codes.some(({ pickupCode }) => pickupCode.startsWith('0'))).toBe(true)
  expect(codes.some(({ dropoffCode }) => dropoffCode.startsWith('0'))).toBe(true)
})
