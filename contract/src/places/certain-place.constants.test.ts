import { expect, test } from 'vitest'
import { certainPlace } from './certain-place.constants.ts'
import type { AddressSuggestion } from './places.ts'

const place = (placeName: string, change: Partial<AddressSuggestion> = {}): AddressSuggestion => ({
  placeName,
  coordinates: [7.03, 5.48],
  state: 'Imo',
  city: 'Owerri',
  neighborhood: '',
  locality: '',
  district: '',
  street: '',
  category: 'road',
  ...change,
})

test.each([
  ['Relief Market', place('Relief Market')],
  ['relief market, Owerri, Imo State', place('Relief Market')],
  ['Okigwe Road, Ikenegbu', place('Okigwe Road', { neighborhood: 'Ikenegbu' })],
  ['Umuguma', place('Ụmụgụma')],
])('%s is certain', (address, found) => {
  expect(certainPlace(address, [found, place('Another Market')])).toBe(found)
})

test.each([
  ['Behind the big blue nowhere house zzz', place('Imo State Government House')],
  ['Behind the big church, blue gate', place('Imo State University')],
  ['Shop 12, second floor, Emeka Plaza', place('Owerri Hotel Plaza')],
  ['12 Okigwe Road, green gate', place('Okigwe Road')],
  ['Aba Road, Umuahia', place('Aba Road')],
  ['Market', place('Relief Market')],
  ['Owerri', place('Owerri Hotel Plaza')],
])('%s is uncertain', (address, found) => {
  expect(certainPlace(address, [found])).toBeNull()
})

test('one of two places of the same name is uncertain', () => {
  expect(certainPlace('First Bank', [place('First Bank'), place('First Bank')])).toBeNull()
  expect(certainPlace('First Bank', [])).toBeNull()
})
