import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { place } from '../../test/place.ts'
import { buildRegion, defaultRegionFile, loadRegion, MAX_SUGGESTIONS } from '../index.ts'
import type { LngLat, Place } from '../index.ts'
import { haversineM } from '../geometry.ts'
import { judgedQueries } from './search.judged.ts'

const region = await loadRegion(defaultRegionFile)
const namesFor = (query: string) => region.search(query).map((place) => place.placeName)

const regionOf = (places: Place[]) =>
  buildRegion(
    { ...region, dataVersion: 'test' },
    places,
    { junctions: [], roads: [], restrictions: [] },
    { words: {}, names: {} },
  )

test('nine of ten judged queries find their place among the first three', () => {
  const missed = judgedQueries.filter(({ query, expected }) => {
    const names = namesFor(query).slice(0, 3)
    return !expected.some((name) => names.includes(name))
  })
  expect(judgedQueries.length).toBeGreaterThanOrEqual(35)
  expect(missed.length / judgedQueries.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.1)
})

test('every place the judged queries expect is one the region has', () => {
  const known = new Set(region.places.map((each) => each.placeName))
  const unknown = judgedQueries.flatMap(({ expected }) => expected.filter((name) => !known.has(name)))
  expect(unknown).toEqual([])
})

test('a suggestion carries name, coordinates and all parts of the address', () => {
  expect(region.search('relief market', { limit: 1 })).toEqual([
    {
      placeName: 'Relief Market',
      coordinates: [7.048, 5.478],
      state: 'Imo',
      city: 'Owerri',
      neighborhood: '',
      locality: '',
      district: 'Owerri Municipal',
      street: 'Egbu Road',
      category: 'market',
    },
  ])
})

describe('what people type', () => {
  test('capitals, marks and dotted letters make no difference', () => {
    const plain = namesFor('umuonyeche')
    expect(plain[0]).toBe('Umuonyeche')
    expect(namesFor('ỤMUỌNYẸCHẸ́')).toEqual(plain)
  })

  test('every place is found by its full name, first or beside its namesakes', () => {
    const lost = region.places.filter(({ placeName }) => !namesFor(placeName).slice(0, 3).includes(placeName))
    expect(lost).toEqual([])
  })

  test('every place is found with one letter wrong, missing or swapped', () => {
    const cases = region.places.flatMap(({ placeName, coordinates }) => {
      // Three letters are the beginning of many other names.
      const words = placeName.split(/\W+/).filter((word) => word.length >= 5 && word !== 'Owerri')
      return words.map((word) => ({ placeName, coordinates, word }))
    })
    fc.assert(
      fc.property(
        fc.constantFrom(...cases),
        fc.nat(),
        fc.constantFrom('wrong', 'missing', 'swapped'),
        ({ placeName, coordinates, word }, where, kind) => {
          const at = 1 + (where % (word.length - 2))
          const tail = kind === 'wrong' ? 'x' + word.slice(at + 1) : word.slice(at + 1)
          const swapped = word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
          const typo = word.slice(0, at) + (kind === 'swapped' ? swapped : tail)
          const found = region.search(placeName.replace(word, typo), { proximity: coordinates })
          expect(found.map((place) => place.placeName)).toContain(placeName)
        },
      ),
      { numRuns: 1500, seed: 3 },
    )
  })

  test('a landmark word at the front is no part of the name', () => {
    for (const cue of ['opp', 'near', 'by', 'beside', 'behind', 'after', 'in front of']) {
      expect(namesFor(`${cue} relief market`)[0]).toBe('Relief Market')
    }
  })

  test('a landmark after the place counts less than the place itself', () => {
    const kitchen = place('Mama Put', [6.9, 5.4])
    const market = place('Relief Market', [7.033, 5.484])
    const both = regionOf([kitchen, market])
    expect(both.search('mama put by relief market')).toEqual([kitchen, market])
    expect(both.search('relief market behind mama put')).toEqual([market, kitchen])
  })

  test('two words written as one and one word written as two are understood', () => {
    expect(namesFor('shellcamp')[0]).toBe('Shell Camp')
    expect(namesFor('orji fly over')[0]).toBe('Orji Flyover')
  })

  test('streets that are only known as roads of the network are found too', () => {
    const street = region.search('nekede naze road')[0]
    expect(street).toMatchObject({ placeName: 'Nekede-Naze Road', category: 'road', city: 'Owerri' })
    expect(region.directions(street?.coordinates ?? [0, 0], [7.033, 5.484])).toHaveProperty('distanceM')
  })

  test('a street the places name already is suggested once', () => {
    expect(namesFor('douglas road').filter((name) => name === 'Douglas Road')).toHaveLength(1)
  })
})

describe('order and limits', () => {
  const near: LngLat = [7.2, 5.6]
  const branches = regionOf([
    place('Mama Put', [6.9, 5.4]),
    place('Mama Put', [7.19, 5.59]),
    place('Mama Put', [7.04, 5.48]),
    place('Mama Put Annex Kitchen', [7.2, 5.6]),
  ])

  test('of equal fits, the nearest comes first', () => {
    expect(branches.search('mama put')[0]?.coordinates).toEqual([7.04, 5.48])
    expect(branches.search('mama put', { proximity: near })[0]?.coordinates).toEqual([7.19, 5.59])
  })

  test('a better fit comes before a nearer place', () => {
    const names = branches.search('mama put annex', { proximity: [6.9, 5.4] })
    expect(names[0]?.placeName).toBe('Mama Put Annex Kitchen')
  })

  test('distance orders places of one name completely', () => {
    const many = regionOf(
      Array.from({ length: 60 }, (_, i) => place('Total Station', [6.86 + i * 0.006, 5.5])),
    )
    const found = many.search('total station', { proximity: near })
    const metres = found.map(({ coordinates }) => haversineM(...coordinates, ...near))
    expect(found).toHaveLength(MAX_SUGGESTIONS)
    expect(metres).toEqual(metres.toSorted((a, b) => a - b))
    expect(found[0]?.coordinates[0]).toBeCloseTo(6.86 + 57 * 0.006)
  })

  test('never more than 15, and fewer on request', () => {
    expect(region.search('owerri', { limit: 1000 })).toHaveLength(MAX_SUGGESTIONS)
    expect(region.search('owerri', { limit: 4 })).toHaveLength(4)
    expect(region.search('owerri', { limit: 0 })).toEqual([])
    expect(region.search('owerri', { limit: -1 })).toEqual([])
  })
})

describe('input that is no query', () => {
  test.each(['', '   ', '\n\t', '🙂🛵', '?!', '--', '\u0000', 'ู', '\uD800'])(
    '%j answers nothing',
    (query) => {
      expect(region.search(query)).toEqual([])
    },
  )

  test('a text nobody would type answers quickly, and within the limits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (query) => {
        const found = region.search(query)
        expect(found.length).toBeLessThanOrEqual(MAX_SUGGESTIONS)
        expect(found.every(({ coordinates }) => region.contains(coordinates))).toBe(true)
      }),
      { numRuns: 500, seed: 4 },
    )
    expect(namesFor('douglas road ' + 'x'.repeat(1_000_000))[0]).toBe('Douglas Road')
    expect(namesFor('x'.repeat(1_000_000))).toEqual([])
  })
})

test('what search suggests never lies outside the bounding box', () => {
  const queries = [...judgedQueries.map(({ query }) => query), ...'abcdefghijklmnopqrstuvwxyz']
  const found = queries.flatMap((query) => region.search(query))
  expect(found.length).toBeGreaterThan(200)
  expect(found.filter(({ coordinates }) => !region.contains(coordinates))).toEqual([])
})
