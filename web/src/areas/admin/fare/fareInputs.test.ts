import type { PricingConfiguration } from '@ozi/contract'
import { expect, it } from 'vitest'
import { isFareUnsaved, NOTHING_TYPED, unsavedSurge, withoutSaved } from './fareInputs'

const configuration = {
  pricePerKm: 50,
  deliveryFee: 100,
  serviceFee: 25,
  version: 3,
  surgeActive: true,
  surgeMultiplier: 1.5,
  surgeReason: 'Rain',
  surgeEndsAt: '2026-03-01T17:30:20.000Z',
} as PricingConfiguration

const number = (text: string) => ({ text, isFallback: false })

it('a field counts as unsaved only while it differs from what is in force', () => {
  const unsaved = (typed: Partial<typeof NOTHING_TYPED>, active = true) =>
    isFareUnsaved({ ...configuration, surgeActive: active }, { ...NOTHING_TYPED, ...typed })
  expect(unsaved({})).toBe(false)
  expect(unsaved({ pricePerKm: number('50'), surgeMultiplier: number('1.5'), surgeReason: 'Rain' })).toBe(
    false,
  )
  expect(unsaved({ surgeEndsAt: '2026-03-01T18:30' }), 'the same minute').toBe(false)
  expect(unsaved({ deliveryFee: number('101') })).toBe(true)
  expect(unsaved({ serviceFee: number('') })).toBe(true)
  for (const typed of [{ surgeMultiplier: number('2') }, { surgeReason: '' }, { surgeEndsAt: '' }]) {
    expect(unsaved(typed)).toBe(true)
    expect(unsaved(typed, false), 'no field of surge is shown').toBe(false)
  }
})

it('the fields of a surge that are not saved are named one by one', () => {
  const typed = { ...NOTHING_TYPED, surgeMultiplier: number('2'), surgeReason: 'Rain', surgeEndsAt: '' }
  expect(unsavedSurge(configuration, typed)).toEqual(['surgeMultiplier', 'surgeEndsAt'])
  expect(unsavedSurge(configuration, NOTHING_TYPED)).toEqual([])
})

// promise (staff): On a slow network fares are changed one after the other
it('what is saved is no longer typed, and what was typed meanwhile stays', () => {
  const typed = {
    ...NOTHING_TYPED,
    surgeMultiplier: number('2'),
    surgeReason: 'Rain',
    serviceFee: number('7'),
  }
  expect(withoutSaved(typed, { surgeMultiplier: '2', surgeReason: 'Rain', surgeEndsAt: null })).toEqual({
    ...NOTHING_TYPED,
    serviceFee: number('7'),
  })
  expect(withoutSaved(typed, { surgeMultiplier: '2.5', surgeReason: null })).toEqual(typed)
})
