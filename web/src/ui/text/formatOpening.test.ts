import { describe, expect, it } from 'vitest'
import { formatOpening, isOpenNow } from './formatOpening'

const now = Date.parse('2026-11-25T21:30:00+01:00')
const told = (opensAt?: string) =>
  formatOpening({ isOpen: false, opensAt }, undefined, undefined, undefined, now)

describe('when a closed shop opens', () => {
  it('is said by the day as people say it', () => {
    expect(told()).toBe('Closed')
    expect(told('2026-11-25T21:45:00.000Z')).toBe('Closed · opens 22:45')
    expect(told('2026-11-26T07:00:00.000Z')).toBe('Closed · opens tomorrow 08:00')
    expect(told('2026-11-25T23:00:00.000Z'), 'midnight in Lagos is in an hour').toBe(
      'Closed · opens tomorrow 00:00',
    )
    expect(told('2026-11-30T07:00:00.000Z')).toBe('Closed · opens Mon 08:00')
    expect(told('2026-12-28T07:00:00.000Z')).toBe('Closed · opens 28 Dec 08:00')
  })

  it('comes by itself, on a page that was loaded before', () => {
    const shop = { isOpen: false, opensAt: '2026-11-25T20:00:00.000Z' }
    expect(isOpenNow(shop, now)).toBe(true)
    expect(isOpenNow(shop, Date.parse(shop.opensAt) - 1)).toBe(false)
    expect(isOpenNow({ isOpen: false }, now)).toBe(false)
  })
})
