import type { AddressSuggestion } from '@ozi/contract'
import { expect, test } from 'vitest'
import { bestMatch, placesFromAddress } from './placesFromAddress'

const place = (placeName: string, coordinates: [number, number]): AddressSuggestion => ({
  placeName,
  coordinates,
  state: 'Imo',
  city: 'Owerri',
  neighborhood: '',
  locality: '',
  district: '',
  street: '',
  category: '',
})

test('an address says where from and where to, in words and by points', () => {
  const search = new URLSearchParams({ from: ' FUTO ', to: 'Ikenegbu', toAt: '7.04,5.494' })
  expect(placesFromAddress(search)).toEqual([
    { end: 'pickup', text: 'FUTO', at: '' },
    { end: 'drop', text: 'Ikenegbu', at: '7.04,5.494' },
  ])
})

// promise (everyone): A cart, an attempt and an address edited by hand do no harm
test('an end that is not named is not asked for, and a story is cut', () => {
  expect(placesFromAddress(new URLSearchParams({ from: ' ' }))).toEqual([])
  expect(placesFromAddress(new URLSearchParams({ to: 'a'.repeat(500) }))[0]?.text).toHaveLength(120)
})

test('the chosen point wins over the better name', () => {
  const places = [place('Bank Road', [7.03, 5.492]), place('Bank Road', [7.05, 5.4])]
  expect(bestMatch(places, '7.05,5.4')).toBe(places[1])
  expect(bestMatch(places, '')).toBe(places[0])
  expect(bestMatch([], '')).toBeNull()
})
