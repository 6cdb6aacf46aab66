import fc from 'fast-check'
import { expect, test } from 'vitest'
import { place } from '../../test/place.ts'
import { METRES_PER_DEGREE, type LngLat } from '../geometry.ts'
import { buildRegion, defaultRegionFile, loadRegion } from '../index.ts'
import { SAME_NAME_M } from './name-list.ts'

const HERE: LngLat = [7.01, 5.41]
const north = ([lng, lat]: LngLat, metres: number): LngLat => [lng, lat + metres / METRES_PER_DEGREE]

/** Ogui Street is 11 km long and its middle is known; of two markets of one name, the other is 20 km off. */
const region = buildRegion(
  {
    city: 'Owerri',
    state: 'Imo',
    country: 'Nigeria',
    centre: HERE,
    bbox: [6.9, 5.3, 7.3, 5.7],
    quality: 'surveyed',
    credits: [],
    dataVersion: 'test',
  },
  [
    place('Imo State University (IMSU)', [7.2, 5.6]),
    place("Queen's Mkt", [7.2, 5.41]),
    place("Queen's Mkt", HERE),
    place('Avu', [7.2, 5.45], { category: 'town', district: 'Owerri West' }),
    place('Owerri', [7.25, 5.65], { category: 'city' }),
    place('Ogui Street', [7, 5.35], { category: 'road' }),
  ],
  {
    restrictions: [],
    junctions: [
      [7, 5.3],
      [7, 5.4],
    ],
    roads: [
      {
        from: 0,
        to: 1,
        name: 'Ogui Street',
        highway: 'residential',
        oneway: false,
        geometry: [
          [7, 5.3],
          [7, 5.4],
        ],
      },
    ],
  },
  { words: {}, names: { Avu: ['Old Avu'] } },
)

const bundled = loadRegion(defaultRegionFile)

test.each([
  'Imo State University (IMSU)',
  'Imo State University',
  'IMSU',
  ' imsu. ',
  'IMSU, Owerri, Imo State, Nigeria',
  'Avu',
  'Old Avu',
  'Avu, Imsu',
  'Opposite IMSU',
  "Avu, Queen's Market",
])('%s is elsewhere', (name) => {
  expect(region.isElsewhere(name, HERE)).toBe(true)
})

test.each([
  ['a name nobody knows', 'The blue gate'],
  ['a name of several places, one of them here', 'Queen’s Market'],
  ['a known name of somewhere else behind what is here', "Queen's Market, the road to Avu"],
  ['the city around it', 'Owerri'],
  ['no name', ' , '],
])('%s passes', (_what, name) => {
  expect(region.isElsewhere(name, HERE)).toBe(false)
})

test('a place reaches so far and no farther', () => {
  expect(region.isElsewhere('IMSU', north([7.2, 5.6], SAME_NAME_M - 5))).toBe(false)
  expect(region.isElsewhere('IMSU', north([7.2, 5.6], SAME_NAME_M + 5))).toBe(true)
})

test('a road is wherever it runs, not in its middle alone', () => {
  expect(region.isElsewhere('Ogui Street', [7.001, 5.301])).toBe(false)
  expect(region.isElsewhere('Ogui Street', [7.03, 5.35])).toBe(true)
})

test('a town is where the naming of points says it is', () => {
  const outskirts = north([7.2, 5.45], 3000)
  expect(region.nearest(outskirts)).toMatchObject({ locality: 'Avu' })
  expect(region.isElsewhere('Avu', outskirts)).toBe(false)
})

test.each([
  ['The blue gate', 'Ikenegbu Layout'],
  ['Ikenegbu, FUTO bus stop', 'Ikenegbu Layout'],
  ['Ikenegbu Layout', undefined],
  ['ikenegbu layout, Owerri', undefined],
])('of %s in Ikenegbu the map’s own name is %s', async (words, mapName) => {
  const owerri = await bundled
  expect(owerri.mapName(words, [7.0405, 5.4942])).toEqual(mapName && expect.stringContaining(mapName))
})

test('of a point outside the region nothing is said', () => {
  expect(region.isElsewhere('IMSU', [3.38, 6.52])).toBe(false)
})

const AIRPORT = 'Sam Mbakwe International Cargo Airport'

test.each([
  ['its plain name', AIRPORT],
  ['other characters before it that are no words', '.'.repeat(121) + AIRPORT],
  ['a hair space in a word', AIRPORT.replace('Mbakwe', 'Mba\u200Akwe')],
  ['the city before it', `Owerri, ${AIRPORT}`],
  ['the city and the state before it', `Owerri, Imo State, ${AIRPORT}`],
  ['the district before it', `Owerri Municipal, ${AIRPORT}`],
  ['the district behind it', `${AIRPORT}, Owerri Municipal`],
  ['the council behind it', `${AIRPORT}, Owerri Municipal Council`],
  ['the state and the council before it', `Imo State Owerri Municipal Council, ${AIRPORT}`],
])('the airport is not in the centre of the city: %s', async (_what, name) => {
  const owerri = await bundled
  expect(owerri.isElsewhere(name, owerri.centre)).toBe(true)
})

test.each([
  'Owerri',
  'Owerri, Imo State',
  'Owerri Municipal',
  'Owerri Municipal Council',
  'Owerri, The blue gate',
])('%s is in the centre of the city', async (name) => {
  const owerri = await bundled
  expect(owerri.isElsewhere(name, owerri.centre)).toBe(false)
})

test('a known name of somewhere else passes in a town whose name follows', async () => {
  const owerri = await bundled
  const mbieri = owerri.places.find(({ placeName }) => placeName === 'Mbieri')
  if (!mbieri) throw new Error('the map has no Mbieri')
  expect(owerri.isElsewhere('Main Market', mbieri.coordinates)).toBe(true)
  expect(owerri.isElsewhere('Main Market, Mbieri', mbieri.coordinates)).toBe(false)
  expect(owerri.isElsewhere('Main Market, Mbieri, Owerri, Imo State', mbieri.coordinates)).toBe(false)
})

test('whatever search or the naming of points answers is where it says', async () => {
  const owerri = await bundled
  for (const { placeName, coordinates } of owerri.places) {
    expect(owerri.isElsewhere(placeName, coordinates), placeName).toBe(false)
  }
  const [west, south, east, northEnd] = owerri.bbox
  fc.assert(
    fc.property(
      fc.double({ min: west, max: east, noNaN: true }),
      fc.double({ min: south, max: northEnd, noNaN: true }),
      (lng, lat) => {
        const named = owerri.nearest([lng, lat])
        if ('refused' in named) throw new Error('a point of the region is refused')
        expect(owerri.isElsewhere(named.placeName, named.coordinates), named.placeName).toBe(false)
      },
    ),
    { numRuns: 500 },
  )
})
