import { describe, expect, it } from 'vitest'
import {
  amountOf,
  formatMultiplier,
  isAmount,
  isMultiplier,
  multiplierOf,
  signedNaira,
  signedPercent,
  surged,
} from './amount'

describe('what is typed', () => {
  it('as an amount that is none, or below nought, counts as nought', () => {
    for (const typed of ['', 'abc', '-5', 'NaN', 'Infinity']) expect(amountOf(typed), typed).toBe(0)
    for (const typed of ['', 'abc', '-5', 'Infinity']) expect(isAmount(typed), typed).toBe(false)
    expect([isAmount('0'), isAmount('0.5')]).toEqual([true, true])
    expect(amountOf('60')).toBe(60)
    expect(amountOf('60.5')).toBe(60.5)
  })

  it('as a multiplier that is none, or out of range, counts as 1', () => {
    for (const typed of ['', 'abc', '0.9', '5.1', '-2', '0']) expect(multiplierOf(typed), typed).toBe(1)
    for (const typed of ['', '0.9', '5.1', '50']) expect(isMultiplier(typed), typed).toBe(false)
    expect([multiplierOf('1'), multiplierOf('5.0'), multiplierOf('2.5')]).toEqual([1, 5, 2.5])
    expect(multiplierOf('1.24'), 'to the nearest tenth').toBe(1.2)
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
