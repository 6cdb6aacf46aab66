import type { LngLat } from '@ozi/contract'
import { defaultRegionFile, loadRegion, type Region } from '@ozi/geo'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  byPath,
  INSIDE,
  json,
  LINE,
  mapboxFeatures,
  mapboxSuggestions,
  osrmAnswer,
  photonAnswer,
  startFakeProvider,
  TROUBLES,
  type FakeProvider,
} from '../../../test/map-providers.ts'
import { createEmbeddedMaps } from './embedded-maps.ts'
import { createHostedMaps } from './hosted-maps.ts'
import { createMapboxMaps } from './mapbox-maps.ts'
import type { MapsProvider } from './maps.ts'
import { createOsmMaps } from './osm-maps.ts'
import { createPlacesService } from './places.service.ts'

const FROM: LngLat = [7.03, 5.48]
const TO: LngLat = [7.04, 5.49]
const TOKEN = 'pk.a-secret-that-nobody-may-see'

const WORKING = byPath({
  '/api': json(photonAnswer),
  '/reverse': json(photonAnswer),
  '/search/searchbox/v1/suggest': json(mapboxSuggestions),
  '/search/searchbox': json(mapboxFeatures),
  '/route/v1': json(osrmAnswer),
  '/directions': json(osrmAnswer),
})

let region: Region
let fake: FakeProvider
let logged: unknown[]
const log = {
  error: (...told: unknown[]) => logged.push(told),
  info: (...told: unknown[]) => logged.push(told),
}

beforeAll(async () => {
  region = await loadRegion(defaultRegionFile)
  fake = await startFakeProvider(WORKING)
})
afterAll(() => fake.stop())
beforeEach(() => {
  logged = []
  fake.requests.length = 0
  fake.behave(WORKING)
})
afterEach(() => void vi.useRealTimers())

type Kind = 'photon and osrm' | 'mapbox'

function open(
  kind: Kind,
  {
    tryMs = 5_000,
    quality = 'sketch' as Region['quality'],
    isProduction = false,
    allowSketchMaps = false,
  } = {},
): MapsProvider {
  const { url } = fake
  const times = { tryMs, pauseMs: 1 }
  const hosted =
    kind === 'mapbox'
      ? createMapboxMaps({ token: TOKEN, url, log, times })
      : createOsmMaps({ photonUrl: url, osrmUrl: url, log, times })
  const embedded = createEmbeddedMaps(() => ({ ...region, quality }))
  return createHostedMaps({ hosted, embedded, config: { isProduction, allowSketchMaps } })
}

const KINDS: Kind[] = ['photon and osrm', 'mapbox']

describe.each(KINDS)('%s', (kind) => {
  test('places that it finds are suggested, those outside left out', async () => {
    const found = await open(kind).search('relief', { limit: 15 })
    expect(found.length).toBeGreaterThan(0)
    for (const place of found) {
      expect(place).toMatchObject({ placeName: 'Relief Market', coordinates: INSIDE, city: 'Owerri' })
      expect(place).toMatchObject({ street: 'Egbu Road', neighborhood: 'Ikenegbu' })
    }
  })

  test('its way is charged by, and says so', async () => {
    const way = await open(kind).directions(FROM, TO)
    expect(way).toMatchObject({ distanceM: 2346, durationS: 321 })
    expect(way).toMatchObject({
      maps: { provider: kind === 'mapbox' ? 'mapbox' : 'osm', quality: 'surveyed' },
    })
    expect(way).toHaveProperty('geometry.coordinates', [FROM, ...LINE, TO])
  })

  test('a point is called as it says, and stays where it is', async () => {
    const named = await open(kind).nearest([7.035, 5.485])
    expect(named).toMatchObject({ placeName: 'Relief Market', coordinates: [7.035, 5.485] })
  })

  test.each(Object.keys(TROUBLES))('at %s, the map of our own answers', async (name) => {
    const maps = open(kind, { tryMs: 120 })
    fake.behave(TROUBLES[name] ?? json({}))
    const [found, way, named] = await Promise.all([
      maps.search('ikenegbu', { limit: 3 }),
      maps.directions(FROM, TO),
      maps.nearest(FROM),
    ])
    expect(found[0]?.placeName).toMatch(/Ikenegbu/)
    expect(way).toMatchObject({
      maps: { provider: 'embedded', quality: 'sketch', dataVersion: region.dataVersion },
    })
    expect(named).toMatchObject({ placeName: expect.any(String) })
    expect(JSON.stringify(logged)).not.toContain(TOKEN)
  })
})

test('requests ask for Nigeria, the box of the region and English', async () => {
  const bbox = region.bbox.join()
  for (const kind of KINDS) await open(kind).search('relief', { limit: 15, proximity: FROM })
  const [photon, suggest] = fake.requests.map(({ query }) => Object.fromEntries(query))
  expect(photon).toEqual({ q: 'relief', limit: '15', lang: 'en', lon: '7.03', lat: '5.48', bbox })
  expect(suggest).toMatchObject({ country: 'NG', bbox, language: 'en', proximity: '7.03,5.48', limit: '10' })
})

test('of what Mapbox suggests, five are retrieved in its session', async () => {
  await open('mapbox').search('relief', { limit: 15 })
  const [suggest, ...retrieved] = fake.requests
  expect(retrieved.map(({ path }) => path.split('/').at(-1)).sort()).toEqual([
    'five',
    'four',
    'one',
    'three',
    'two',
  ])
  const session = suggest?.query.get('session_token')
  expect(session).toMatch(/^[\da-f-]{36}$/)
  expect(new Set(retrieved.map(({ query }) => query.get('session_token')))).toEqual(new Set([session]))
})

test.each([
  ['photon and osrm', 'NO_ROUTE', json({ code: 'NoRoute', message: 'Impossible route' }, 400)],
  ['photon and osrm', 'NO_ROAD_NEARBY', json({ code: 'NoSegment', message: 'No segment found' }, 400)],
  ['mapbox', 'NO_ROUTE', json({ code: 'NoRoute', message: 'No route found', routes: [] })],
] as const)('no way by %s is refused as %s', async (kind, refused, answer) => {
  fake.behave(answer)
  expect(await open(kind).directions(FROM, TO)).toEqual({ refused })
})

test.each([
  ['surveyed', 'embedded'],
  ['sketch', 'osm'],
] as const)('a way over a closed road is replaced if our map is surveyed: %s', async (quality, provider) => {
  const { geometry } = region.roadAt([7.0195, 5.4873]) ?? { geometry: [] }
  const [from = FROM, to = TO] = [geometry.at(0), geometry.at(-1)]
  const way = { distance: 900, duration: 120, geometry: { type: 'LineString', coordinates: geometry } }
  fake.behave(json({ code: 'Ok', routes: [way] }))
  const maps = open('photon and osrm', { quality })
  const sourceWith = async (...points: LngLat[]) => {
    const closed = points.map((point) => ({ type: 'MultiPoint' as const, coordinates: [point] }))
    const found = await maps.directions(from, to, { closed })
    return 'maps' in found && found.maps.provider
  }
  expect(await sourceWith()).toBe('osm')
  expect(await sourceWith([7.0195, 5.4873])).toBe(provider)
  expect(await sourceWith([7.04, 5.494]), 'a road elsewhere').toBe('osm')
  expect(maps.avoidsClosed()).toBe(quality === 'surveyed')
})

test('a way between other points is not charged by', async () => {
  fake.behave(json(osrmAnswer))
  const way = await open('photon and osrm').directions([6.95, 5.4], TO)
  expect(way).toMatchObject({ maps: { provider: 'embedded' } })
})

test('a point outside the region, and an estimate, ask nobody', async () => {
  const maps = open('mapbox')
  expect(await maps.directions([3.38, 6.52], TO)).toEqual({ refused: 'OUTSIDE_AREA' })
  expect(await maps.nearest([3.38, 6.52])).toEqual({ refused: 'OUTSIDE_AREA' })
  expect(await maps.directions(FROM, TO, { isEstimate: true })).toMatchObject({
    maps: { provider: 'embedded' },
  })
  expect(fake.requests).toEqual([])
})

test('answers from OpenStreetMap are kept, those from Mapbox are not', async () => {
  for (const kind of ['photon and osrm', 'mapbox'] as const) {
    const maps = open(kind)
    fake.requests.length = 0
    await maps.directions(FROM, TO)
    await maps.directions(FROM, TO)
    expect(fake.requests).toHaveLength(kind === 'mapbox' ? 2 : 1)
  }
})

test('one failure is tried again', async () => {
  const maps = open('photon and osrm')
  fake.behave((request, response) => {
    fake.behave(WORKING)
    json({}, 503)(request, response)
  })
  expect(await maps.directions(FROM, TO)).toMatchObject({ maps: { provider: 'osm' } })
  expect(fake.requests).toHaveLength(2)
})

test('the circuit opens after five failures, and closes again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const maps = open('photon and osrm')
  fake.behave(json({}, 500))
  for (let times = 0; times < 4; times += 1) await maps.directions(FROM, TO)
  expect(fake.requests).toHaveLength(5)
  expect(maps.health()).toMatchObject({
    quality: 'sketch',
    failing: [{ service: 'routes' }],
    fallsBack: true,
  })
  expect(await maps.search('relief', { limit: 1 })).not.toEqual([])
  fake.behave(WORKING)
  expect(await maps.directions(FROM, TO)).toMatchObject({ maps: { provider: 'embedded' } })
  vi.advanceTimersByTime(31_000)
  expect(await maps.directions(FROM, TO)).toMatchObject({ maps: { provider: 'osm' } })
  expect(maps.health()).toMatchObject({ provider: 'osm', quality: 'surveyed', failing: [] })
  expect(logged).toHaveLength(2)
})

test('a provider that limits requests is left alone as long as it says', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const maps = open('mapbox')
  fake.behave(TROUBLES['status 429'] ?? json({}))
  await maps.directions(FROM, TO)
  fake.behave(WORKING)
  vi.advanceTimersByTime(59_000)
  await maps.directions(FROM, TO)
  expect(fake.requests).toHaveLength(1)
  expect(maps.health().failing).toMatchObject([{ service: 'routes' }])
  vi.advanceTimersByTime(2_000)
  expect(await maps.directions(FROM, TO)).toMatchObject({ maps: { provider: 'mapbox' } })
})

test('words that a provider refuses do not turn it off', async () => {
  const maps = open('photon and osrm')
  fake.behave(json({ message: 'bad request' }, 400))
  for (let times = 0; times < 7; times += 1) await maps.search(`odd ${times}`, { limit: 1 })
  expect(fake.requests).toHaveLength(7)
  expect(maps.health().failing).toEqual([])
})

// promise (customer): A map provider that limits Ozi is not told as too many tries of the customer
test('a provider that limits requests, without another map, is told as away', async () => {
  const maps = open('mapbox', { isProduction: true })
  fake.behave(TROUBLES['status 429'] ?? json({}))
  expect(await maps.directions(FROM, TO)).toEqual({ refused: 'RATE_LIMITED' })
  await expect(maps.search('ikenegbu', { limit: 1 })).rejects.toMatchObject({ kind: 'RATE_LIMITED' })
  const told = createPlacesService({
    maps,
    closed: () => [],
    refined: { of: (place) => place, write: async () => {}, refresh: async () => {} },
  })
  await expect(told.findWay(FROM, TO)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test.each([
  ['a sketch', { quality: 'sketch', isProduction: true, allowSketchMaps: false }, { refused: 'UNAVAILABLE' }],
  [
    'an allowed sketch',
    { quality: 'sketch', isProduction: true, allowSketchMaps: true },
    { distanceM: expect.any(Number) },
  ],
  [
    'a surveyed map',
    { quality: 'surveyed', isProduction: true, allowSketchMaps: false },
    { distanceM: expect.any(Number) },
  ],
] as const)('in production, %s answers for a provider if it may', async (_what, settings, answer) => {
  const maps = open('photon and osrm', settings)
  fake.behave(json({}, 500))
  expect(await maps.directions(FROM, TO)).toMatchObject(answer)
  if ('refused' in answer) {
    await expect(maps.search('ikenegbu', { limit: 1 })).rejects.toMatchObject({ kind: 'UNAVAILABLE' })
    await expect(maps.nearest(FROM)).rejects.toMatchObject({ kind: 'UNAVAILABLE' })
  }
})
