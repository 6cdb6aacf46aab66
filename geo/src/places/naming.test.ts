import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { place } from '../../test/place.ts'
import { haversineM, type LngLat } from '../geometry.ts'
import { buildRegion, defaultRegionFile, loadRegion, type Place, type Roads } from '../index.ts'
import { createLandmarks } from './naming.ts'
import { indexNearest } from './nearest-place.ts'

const street = (name: string, geometry: LngLat[], from: number, to: number) => ({
  from,
  to,
  name,
  highway: 'residential',
  oneway: false,
  geometry,
})

/** About 111 m. */
const STEP = 0.001

/**
 * An unnamed lane leads off Ogui Street, past a bakery, in the quarter Uzii; far in the north there is
 * nothing.
 */
const town: { places: Place[]; roads: Roads } = {
  places: [
    place('Uzii', [7.01, 5.41], { category: 'neighborhood', district: 'Owerri Municipal' }),
    place('The bakery', [7.01 + 5 * STEP, 5.41], { category: 'shop' }),
    place('Avu', [7.1, 5.41], { category: 'town', district: 'Owerri West' }),
    place('Owerri', [7.01, 5.413], { category: 'city' }),
    place('Ogui Street', [7.01, 5.415], { category: 'road' }),
  ],
  roads: {
    restrictions: [],
    junctions: [
      [7, 5.4],
      [7.02, 5.4],
      [7.01, 5.4],
      [7.01, 5.41],
    ],
    roads: [
      street(
        'Ogui Street',
        [
          [7, 5.4],
          [7.02, 5.4],
        ],
        0,
        1,
      ),
      street(
        '',
        [
          [7.01, 5.4],
          [7.01, 5.41],
        ],
        2,
        3,
      ),
    ],
  },
}
const region = buildRegion(
  {
    city: 'Owerri',
    state: 'Imo',
    country: 'Nigeria',
    centre: [7.01, 5.41],
    bbox: [6.9, 5.3, 7.3, 5.7],
    quality: 'surveyed',
    credits: [],
    dataVersion: 'test',
  },
  town.places,
  town.roads,
  { words: {}, names: {} },
)

describe('a point is called', () => {
  test('by what stands right there', () => {
    expect(region.nearest([7.01 + 5 * STEP, 5.41 + 0.5 * STEP])).toMatchObject({
      placeName: 'The bakery',
      category: 'shop',
    })
  })

  test('by its street, not by a landmark farther on or a nameless lane', () => {
    expect(region.nearest([7.01, 5.4 + STEP])).toMatchObject({
      placeName: 'Ogui Street',
      street: 'Ogui Street',
      category: 'road',
      neighborhood: 'Uzii',
      district: 'Owerri Municipal',
    })
  })

  test('by a landmark in sight where there is no street', () => {
    expect(region.nearest([7.01 + 5 * STEP, 5.41 + 4 * STEP])).toMatchObject({
      placeName: 'The bakery',
      street: '',
    })
  })

  test('by the part of town, never by the middle of a road or of the city', () => {
    expect(region.nearest([7.01 - 7 * STEP, 5.415])).toMatchObject({ placeName: 'Uzii' })
    expect(region.nearest([7.11, 5.41])).toMatchObject({ placeName: 'Avu', locality: 'Avu' })
  })

  test('by its figures where nothing that has a name is near', () => {
    expect(region.nearest([7.25, 5.65])).toMatchObject({
      placeName: '5.65000, 7.25000',
      coordinates: [7.25, 5.65],
      city: 'Owerri',
      state: 'Imo',
      category: '',
    })
  })
})

test('whatever names it, the answer lies at the point itself', () => {
  fc.assert(
    fc.property(fc.double({ min: 6.9, max: 7.3 }), fc.double({ min: 5.3, max: 5.7 }), (lng, lat) => {
      fc.pre(!Number.isNaN(lng) && !Number.isNaN(lat))
      expect(region.nearest([lng, lat])).toMatchObject({ coordinates: [lng, lat] })
    }),
  )
})

test.each([
  ['the sea', [7, 4.3]],
  ['another continent', [-74, 40.7]],
  ['no numbers', [NaN, NaN]],
])('%s is outside the area', (_what, point) => {
  expect(region.nearest(point as LngLat)).toEqual({ refused: 'OUTSIDE_AREA' })
})

test('a landmark is found by its exact name; areas and streets are not', () => {
  const twice = [...town.places, place('The bakery', [7.01 - 5 * STEP, 5.41], { category: 'shop' })]
  const landmark = createLandmarks(twice)
  expect(landmark('The bakery', [7.014, 5.41], 300)?.coordinates).toEqual([7.01 + 5 * STEP, 5.41])
  expect(landmark('The bakery', [7.006, 5.41], 300)?.coordinates).toEqual([7.01 - 5 * STEP, 5.41])
  for (const name of ['the bakery', 'Bakery', 'Uzii', 'Ogui Street', 'Owerri']) {
    expect(landmark(name, [7.01, 5.413], 5000), name).toBeUndefined()
  }
  expect(landmark('The bakery', [7.01, 5.42], 300)).toBeUndefined()
})

test('of Owerri, every point has a name or its figures', async () => {
  const owerri = await loadRegion(defaultRegionFile)
  expect(owerri.nearest([7.0212, 5.4891])).toMatchObject({ placeName: 'Maria Assumpta Cathedral' })
  expect(owerri.nearest([7.0401, 5.4851])).toMatchObject({ placeName: 'Wetheral Road' })
  const [west, south, east, north] = owerri.bbox
  for (let i = 0; i <= 20; i++) {
    for (let j = 0; j <= 20; j++) {
      const at: LngLat = [west + ((east - west) * i) / 20, south + ((north - south) * j) / 20]
      const named = owerri.nearest(at)
      expect('placeName' in named && named.placeName).toMatch(/\S/)
    }
  }
})

test('the nearest place is the one that asking each finds, within the limit', () => {
  const point: fc.Arbitrary<LngLat> = fc.tuple(
    fc.integer({ min: 0, max: 300 }).map((step) => 7 + step * 1e-4),
    fc.integer({ min: 0, max: 300 }).map((step) => 5.4 + step * 1e-4),
  )
  fc.assert(
    fc.property(
      fc.array(point, { maxLength: 40 }),
      point,
      fc.integer({ min: 10, max: 5000 }),
      (points, asked, limitM) => {
        const places = points.map((each, i) => place(String(i), each))
        let expected: Place | undefined
        let leastM = limitM
        for (const each of places) {
          const metres = haversineM(...asked, ...each.coordinates)
          if (metres > leastM || (metres === leastM && expected)) continue
          expected = each
          leastM = metres
        }
        expect(indexNearest(places)(asked, limitM)?.placeName).toBe(expected?.placeName)
      },
    ),
    { numRuns: 1000, seed: 7 },
  )
})
