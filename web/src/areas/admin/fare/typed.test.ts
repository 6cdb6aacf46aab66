import type { PricingConfiguration } from '@ozi/contract'
import { expect, it } from 'vitest'
import { isUnsaved, NOTHING_TYPED } from './typed'

const configuration = {
  ...{ pricePerKm: 50, deliveryFee: 100, serviceFee: 25, version: 3 },
  ...{
    surgeActive: true,
    surgeMultiplier: 1.5,
    surgeReason: 'Rain',
    surgeEndsAt: '2026-03-01T17:30:20.000Z',
  },
} as PricingConfiguration

it('a field counts as unsaved only while it differs from what is in force', () => {
  const unsaved = (typed: Partial<typeof NOTHING_TYPED>, active = true) =>
    isUnsaved({ ...configuration, surgeActive: active }, { ...NOTHING_TYPED, ...typed })
  expect(unsaved({})).toBe(false)
  expect(unsaved({ pricePerKm: '50', surgeMultiplier: '1.5', surgeReason: 'Rain' })).toBe(false)
  expect(unsaved({ surgeEndsAt: '2026-03-01T18:30' }), 'the same minute').toBe(false)
  expect(unsaved({ deliveryFee: '101' })).toBe(true)
  expect(unsaved({ serviceFee: '' })).toBe(true)
  for (const typed of [{ surgeMultiplier: '2' }, { surgeReason: '' }, { surgeEndsAt: '' }]) {
    expect(unsaved(typed)).toBe(true)
    expect(unsaved(typed, false), 'no field of surge is shown').toBe(false)
  }
})
