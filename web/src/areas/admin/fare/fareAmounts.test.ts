import { describe, expect, it } from 'vitest'
import {
  AMOUNT,
  formatMultiplier,
  MULTIPLIER,
  numberOf,
  signedNaira,
  signedPercent,
  surged,
} from './fareAmounts'

describe('what is typed', () => {
  it('as an amount that is none, or below nought, counts as nought', () => {
    for (const typed of ['', 'abc', '-5', 'NaN', 'Infinity']) {
      expect([numberOf(typed, AMOUNT), AMOUNT.check(typed)], typed).toEqual([0, AMOUNT.slip])
    }
    expect(['0', '0.5', '60', '60.5'].map((typed) => numberOf(typed, AMOUNT))).toEqual([0, 0.5, 60, 60.5])
    expect(['0', '0.5', '0.555'].map(AMOUNT.check)).toEqual([true, true, 'Please use at most two decimals.'])
  })

  it('as a multiplier that is none, or out of range, counts as 1', () => {
    for (const typed of ['', 'abc', '0.9', '5.1', '-2', '0', '50']) {
      expect([numberOf(typed, MULTIPLIER), MULTIPLIER.check(typed)], typed).toEqual([1, MULTIPLIER.slip])
    }
    expect(['1', '5.0', '2.5'].map((typed) => numberOf(typed, MULTIPLIER))).toEqual([1, 5, 2.5])
    expect([numberOf('1.24', MULTIPLIER), MULTIPLIER.check('1.24')], 'to the nearest tenth').toEqual([
      1.2,
      true,
    ])
  })
})

describe('a service fee in surge', () => {
  it('is rounded as fares are', () => {
    expect(surged(25.05, 1.5)).toBe(37.58)
    expect(surged(25, 1)).toBe(25)
    expect(formatMultiplier(2)).toBe('2.0')
  })
})

describe('a difference', () => {
  it('is written with its sign, and without one where nothing is left of it', () => {
    expect([100, -20.5, 0, 0.004, -0.004].map(signedNaira)).toEqual([
      ...['+₦100.00', '−₦20.50', '₦0.00', '₦0.00', '₦0.00'],
    ])
    expect([0.25, -0.021, 0, 0.0004, -0.0004].map(signedPercent)).toEqual([
      ...['+25.0 %', '−2.1 %', '0.0 %', '0.0 %', '0.0 %'],
    ])
  })
})
