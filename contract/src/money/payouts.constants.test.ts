import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAccountNumberOf } from './payouts.constants.ts'

// The example of the Central Bank's standard.
const FIRST_BANK = ['011', '0000014579'] as const

test('the tenth digit of an account number checks the others', () => {
  expect(isAccountNumberOf(...FIRST_BANK)).toBe(true)
  for (const digit of '012345678') expect(isAccountNumberOf('011', `000001457${digit}`)).toBe(false)
})

test('a mistyped digit of a bank’s account number is found', () => {
  fc.assert(
    fc.property(fc.nat(8), fc.integer({ min: 1, max: 9 }), (at, more) => {
      const digits = [...FIRST_BANK[1]].map(Number)
      const typed = digits.map((digit, i) => (i === at ? (digit + more) % 10 : digit)).join('')
      expect(isAccountNumberOf('011', typed)).toBe(false)
    }),
  )
})

test('a number of another bank is found, and a wallet’s is taken', () => {
  expect(isAccountNumberOf('057', FIRST_BANK[1])).toBe(false)
  expect(isAccountNumberOf('999992', '8031234567')).toBe(true)
  expect(isAccountNumberOf('999992', '08031234567')).toBe(false)
})
