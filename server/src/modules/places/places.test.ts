import { REFUSALS, type LngLat } from '@ozi/contract'
import { expect, test } from 'vitest'
import { refusalOf } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import type { MapsProvider } from './maps.ts'
import { createPlacesService, isSamePoint } from './places.service.ts'

const app = await startAppForFile()

test('somebody without a session finds a place by what they began to type', async () => {
  const { suggestions } = await app.client().places.search({ q: 'ikeneg' })
  expect(suggestions[0]?.placeName).toMatch(/^Ikenegbu/)
  expect(suggestions.map(({ placeName }) => placeName)).toContain('Ikenegbu Layout')
  expect(Object.keys(suggestions[0] ?? {}).sort()).toEqual(
    [
      ...['placeName', 'coordinates', 'state', 'city', 'neighborhood'],
      ...['locality', 'district', 'street', 'category'],
    ].sort(),
  )
})

test('a search answers fifteen places at most, or as many as asked for', async () => {
  const { suggestions } = await app.client().places.search({ q: 'owerri' })
  expect(suggestions.length).toBeGreaterThan(3)
  expect(suggestions.length).toBeLessThanOrEqual(15)
  expect((await app.client().places.search({ q: 'owerri', limit: 3 })).suggestions).toHaveLength(3)
  const refused = await app.request('GET', '/places/search?q=owerri&limit=16')
  expect(refused.status).toBe(400)
})

test('five thousand characters are refused at their field', async () => {
  const refused = await refusalOf(app.client().places.search({ q: 'a'.repeat(5000) }))
  expect(refused).toMatchObject({ status: 400, code: 'VALIDATION' })
  expect(refused).toHaveProperty('data.fields.q')
})

test('directions give kilometres to the metre and whole minutes', async () => {
  const way = await app.client().places.directions({ from: '7.04,5.491', to: '6.993,5.387' })
  expect(way.distanceKm).toBeGreaterThan(12)
  expect(way.distanceKm).toBeLessThan(30)
  expect(Math.round(way.distanceKm * 1000) / 1000).toBe(way.distanceKm)
  expect(Number.isInteger(way.durationMinutes)).toBe(true)
  expect(way.geometry.coordinates.at(0)).toEqual([7.04, 5.491])
  expect(way.geometry.coordinates.at(-1)).toEqual([6.993, 5.387])
  expect(way.streets).toBeUndefined()
})

test('main roads near a way are answered where they are asked for', async () => {
  const way = { from: '7.04,5.491', to: '7.03,5.48' }
  const { streets = [] } = await app.client().places.directions({ ...way, streets: 'true' })
  expect(streets.length).toBeGreaterThan(5)
  // As far around the way as it is long, and no road from elsewhere.
  const isNear = ([lng, lat]: LngLat) => Math.abs(lng - 7.035) < 0.04 && Math.abs(lat - 5.4855) < 0.04
  for (const street of streets) expect(street.some(isNear)).toBe(true)
})

test('a point outside the area is refused, and which end it is', async () => {
  const inside = '7.04,5.491'
  const outside = '7.0134,4.8156'
  const { places } = app.client()
  expect(await refusalOf(places.directions({ from: inside, to: outside }))).toMatchObject({
    status: 422,
    code: 'OUTSIDE_AREA',
    data: { end: 'dropoff' },
  })
  expect(await refusalOf(places.directions({ from: outside, to: inside }))).toMatchObject({
    code: 'OUTSIDE_AREA',
    data: { end: 'pickup' },
  })
})

test('a point written as latitude and longitude is refused with a hint', async () => {
  const { places } = app.client()
  const hint = expect.stringContaining('look swapped') as string
  expect(await refusalOf(places.nearest({ at: '5.4891,7.0212' }))).toMatchObject({
    status: 422,
    code: 'OUTSIDE_AREA',
    data: { hint },
    message: REFUSALS.OUTSIDE_AREA.message,
  })
  const from = '7.04,5.491'
  expect(await refusalOf(places.directions({ from, to: '5.387,6.993' }))).toMatchObject({
    data: { end: 'dropoff', hint },
  })
  const away = await refusalOf(places.directions({ from, to: '7.0134,4.8156' }))
  expect(away).not.toHaveProperty('data.hint')
})

test('a place without a road near it is refused, and which end it is', async () => {
  const { places } = app.client()
  const city = '7.04,5.494'
  const bush = '7.249,5.649'
  expect(await refusalOf(places.directions({ from: city, to: bush }))).toMatchObject({
    status: 422,
    code: 'NO_ROAD_NEARBY',
    data: { end: 'dropoff' },
  })
  expect(await refusalOf(places.directions({ from: bush, to: city }))).toMatchObject({
    code: 'NO_ROAD_NEARBY',
    data: { end: 'pickup' },
  })
})

test('two places on roads that do not connect are refused without an end', async () => {
  const islands = createPlacesService({
    maps: islandsOff([7.03, 5.48]),
    closed: () => [],
    refined: { of: (place) => place, write: async () => {}, refresh: async () => {} },
  })
  const refused = await islands.findWay([7.01, 5.48], [7.05, 5.48]).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 'NO_ROUTE' })
  expect(refused).toHaveProperty('data', undefined)
})

/** Maps on which every place has a road to the city centre, but not to any other place. */
function islandsOff(centre: LngLat): MapsProvider {
  return {
    avoidsClosed: () => true,
    closedLines: () => [],
    mainRoads: () => [],
    placesOf: () => [],
    health: () => ({ provider: 'embedded', quality: 'sketch', failing: [], fallsBack: true }),
    region: { city: 'Owerri', state: 'Imo', centre, bbox: [6.85, 5.3, 7.25, 5.65], credits: [] },
    search: async () => [],
    directions: async (_from, to) =>
      isSamePoint(to, centre)
        ? {
            distanceM: 1,
            durationS: 1,
            geometry: { type: 'LineString', coordinates: [to] },
            maps: { provider: 'embedded', quality: 'sketch', dataVersion: '1' },
          }
        : { refused: 'NO_ROUTE' },
    nearest: async () => ({ refused: 'OUTSIDE_AREA' }),
    contains: () => true,
    isElsewhere: () => false,
    mapName: () => undefined,
    landmark: () => undefined,
    areas: () => [],
  }
}

test('the same point twice, or something that is no point, is refused', async () => {
  const { places } = app.client()
  const same = await refusalOf(places.directions({ from: '7.04,5.491', to: '7.04,5.491' }))
  expect(same).toMatchObject({ status: 422, code: 'SAME_PLACE' })
  const noPoint = await refusalOf(places.directions({ from: 'here', to: '7.04,5.491' }))
  expect(noPoint).toMatchObject({
    status: 400,
    code: 'VALIDATION',
    data: { fields: { from: expect.any(String) } },
  })
})

test('a point is called by what is near it, and stays where it is', async () => {
  const { suggestion } = await app.client().places.nearest({ at: '7.0212,5.4891' })
  expect(suggestion).toMatchObject({
    placeName: 'Maria Assumpta Cathedral',
    coordinates: [7.0212, 5.4891],
    city: 'Owerri',
    state: 'Imo',
  })
  const { places, pricing } = app.client()
  const far = await places.nearest({ at: '7.2,5.4' })
  expect(far.suggestion.coordinates).toEqual([7.2, 5.4])
  // It is a place like any other: it can be quoted.
  const fare = await pricing.quote({
    kind: 'send',
    pickup: suggestion,
    dropoff: (await places.nearest({ at: '7.04,5.485' })).suggestion,
  })
  expect(fare.data.total).toBeGreaterThan(0)
})

test.each([
  ['the sea', '7.0,4.3'],
  ['another city', '3.38,6.52'],
])('a point in %s is outside the area', async (_what, at) => {
  expect(await refusalOf(app.client().places.nearest({ at }))).toMatchObject({
    status: 422,
    code: 'OUTSIDE_AREA',
  })
})

test.each(['', 'here', '7.04', '7.04,5.49,1', 'NaN,NaN', '7.04;5.49', '181,5', '7.04,91', '<b>,1'])(
  'what is no point is refused at its field: %s',
  async (at) => {
    const answer = await app.request('GET', `/places/nearest?at=${encodeURIComponent(at)}`)
    expect(answer.status).toBe(400)
    const { code, data } = answer.json() as { code: string; data: { fields: Record<string, string> } }
    expect(code).toBe('VALIDATION')
    // For a pair of numbers, the key also says which of them: at.0.
    expect(Object.keys(data.fields).join()).toMatch(/^at(\.[01])?$/)
  },
)

test('the region says what city is served and how well its map is known', async () => {
  const region = await app.client().places.region()
  expect(region).toMatchObject({ city: 'Owerri', state: 'Imo', quality: 'sketch' })
  expect(region.bbox).toHaveLength(4)
})

test('the areas are parts of the city and near towns, nearest first', async () => {
  const { places } = app.client()
  const { areas } = await places.areas()
  const { centre } = await places.region()
  const reach = areas.map(({ coordinates: [lng, lat] }) => Math.hypot(lng - centre[0], lat - centre[1]))
  expect(areas.length).toBeGreaterThan(10)
  expect(new Set(areas.map(({ kind }) => kind))).toEqual(new Set(['neighborhood', 'town']))
  expect(reach).toEqual([...reach].sort((a, b) => a - b))
  const { suggestions } = await places.search({ q: areas[0]?.name ?? '' })
  expect(suggestions[0]?.placeName).toBe(areas[0]?.name)
})
