import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divideRounded, toKobo, toNaira, wholeKobo } from './money.ts'

const amounts = fc.integer({ min: 0, max: 10 ** 15 })

test('every whole amount of kobo comes back from naira as it was', () => {
  fc.assert(fc.property(amounts, (kobo) => toKobo(toNaira(kobo)) === kobo))
})

test('naira are written with at most two decimals, and read exactly', () => {
  fc.assert(
    fc.property(amounts, (kobo) => {
      const written = JSON.stringify(toNaira(kobo))
      expect(written).toMatch(/^\d+(\.\d{1,2})?$/)
      const [naira = '', decimals = ''] = written.split('.')
      expect(BigInt(naira + decimals.padEnd(2, '0'))).toBe(BigInt(kobo))
    }),
  )
})

test('an amount with a third decimal is no amount of money', () => {
  expect(wholeKobo(10.005)).toBeNull()
  expect(wholeKobo(Number.NaN)).toBeNull()
  expect(wholeKobo(1e300)).toBeNull()
  expect(() => toKobo(0.001)).toThrow(RangeError)
  expect(wholeKobo(-12.34)).toBe(-1234)
})

test('a division rounds to the nearest whole number, halves upwards', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 53 - 1000 }), (dividend) => {
      expect(BigInt(divideRounded(dividend, 1000))).toBe((BigInt(dividend) + 500n) / 1000n)
    }),
  )
  expect(divideRounded(1500, 1000)).toBe(2)
  expect(divideRounded(1499, 1000)).toBe(1)
})
