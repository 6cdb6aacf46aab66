import { describe, expect, it } from 'vitest'
import { amountOf, formatMultiplier, isAmount, isMultiplier, multiplierOf, surged } from './amount'

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
