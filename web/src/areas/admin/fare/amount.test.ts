import { describe, expect, it } from 'vitest'
import { amountOf, formatMultiplier, multiplierOf, surged } from './amount'
import { fromLagosField, toLagosField } from './lagos'

describe('what is typed', () => {
  it('as an amount that is none, or below nought, counts as nought', () => {
    for (const typed of ['', 'abc', '-5', 'NaN', 'Infinity']) expect(amountOf(typed), typed).toBe(0)
    expect(amountOf('60')).toBe(60)
    expect(amountOf('60.5')).toBe(60.5)
  })

  it('as a multiplier that is none, or out of range, counts as 1', () => {
    for (const typed of ['', 'abc', '0.9', '5.1', '-2', '0']) expect(multiplierOf(typed), typed).toBe(1)
    expect([multiplierOf('1'), multiplierOf('5.0'), multiplierOf('2.5')]).toEqual([1, 5, 2.5])
    expect(multiplierOf('1.24'), 'to the nearest tenth').toBe(1.2)
  })

  it('as a time is a time in Lagos, wherever the browser is', () => {
    expect(fromLagosField('2026-03-01T18:30')).toBe('2026-03-01T17:30:00.000Z')
    expect(toLagosField(new Date('2026-03-01T23:30:00Z'))).toBe('2026-03-02T00:30')
    expect(fromLagosField('')).toBeNull()
    expect(fromLagosField('2026-03')).toBeNull()
  })
})

describe('a service fee in surge', () => {
  it('is rounded as fares are', () => {
    expect(surged(25.05, 1.5)).toBe(37.58)
    expect(surged(25, 1)).toBe(25)
    expect(formatMultiplier(2)).toBe('2.0')
  })
})
