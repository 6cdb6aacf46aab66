import { ClosurePreviewInput } from '@ozi/contract'
import { expect, test } from 'vitest'
import {
  type RoadChoice,
  previewInputOf,
  lacksOnePlace,
  NOTHING,
  type StreetField,
  type Way,
} from './roadChoice'

const chosen = (name: string) => ({
  text: name,
  place: {
    placeName: name,
    coordinates: [7.02, 5.48] as [number, number],
    state: 'Imo',
    city: 'Owerri',
    neighborhood: '',
    locality: '',
    district: '',
    street: '',
    category: 'road',
  },
})
const byName = (...names: StreetField[]): RoadChoice => ({
  ...NOTHING,
  places: { ...NOTHING.places, ...Object.fromEntries(names.map((name) => [name, chosen('Wetheral Road')])) },
})
const drawn = (way: Way, points: number): RoadChoice => ({
  ...NOTHING,
  way,
  points: Array.from({ length: points }, (_, i) => [7 + i / 100, 5.4] as const),
})

test.each([
  ['nothing', NOTHING],
  ['one of two places', byName('street', 'from')],
  ['a line of one point', drawn('line', 1)],
  ['an area of two corners', drawn('area', 2)],
  ['no road', drawn('pick', 0)],
])('%s is too little to ask about', (_what, choice) => {
  expect(previewInputOf(choice)).toBeNull()
})

test.each([
  ['a street', byName('street'), ['street']],
  ['its part', byName('street', 'from', 'to'), ['street', 'between']],
  ['two places', byName('from', 'to'), ['between']],
  ['a road', drawn('pick', 1), ['geometry']],
  ['a line', drawn('line', 2), ['geometry']],
  ['an area', drawn('area', 3), ['geometry']],
])('%s is asked about as the contract has it', (_what, choice, names) => {
  const input = previewInputOf(choice)
  expect(Object.keys(input ?? {})).toEqual(names)
  expect(ClosurePreviewInput.safeParse(input).success).toBe(true)
  expect(lacksOnePlace(choice)).toBe(false)
})
