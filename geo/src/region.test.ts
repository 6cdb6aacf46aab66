import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  defaultRegionFile,
  distanceToLineM,
  lineLengthM,
  loadRegion,
  packPlaces,
  packRoads,
  pointsAlong,
  RegionError,
} from './index.ts'
import { haversineM } from './geometry.ts'
import { readPlaces, readSynonyms } from './places/places-file.ts'
import { readRoads } from './roads/roads-file.ts'

/** The roads of the bundled region. */
const GRAPH = 'owerri-graph-odbl.json'

let folder: string
let regionFile: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'region-'))
  await cp(dirname(defaultRegionFile), folder, { recursive: true })
  regionFile = join(folder, 'region.json')
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

/** Changes one file of the copy: sets the value at a path of keys, or removes it. */
async function change(file: string, keys: (string | number)[], value: unknown) {
  const path = join(folder, file)
  const root = JSON.parse(await readFile(path, 'utf8')) as Record<string | number, unknown>
  let holder = root
  for (const key of keys.slice(0, -1)) holder = holder[key] as Record<string | number, unknown>
  const last = keys[keys.length - 1] ?? ''
  if (value === undefined) Reflect.deleteProperty(holder, last)
  else holder[last] = value
  await writeFile(path, JSON.stringify(root))
}

async function problem(): Promise<string> {
  const error: unknown = await loadRegion(regionFile).catch((caught: unknown) => caught)
  if (!(error instanceof RegionError)) throw new Error(`no RegionError but ${String(error)}`)
  expect(error.message).not.toContain('\n')
  return error.message
}

test('the bundled region is a sketch of Owerri', async () => {
  const region = await loadRegion(pathToFileURL(defaultRegionFile))
  expect(region).toMatchObject({ city: 'Owerri', state: 'Imo', country: 'Nigeria', quality: 'sketch' })
  expect(region.bbox).toEqual([6.85, 5.3, 7.25, 5.65])
  expect(region.contains(region.centre)).toBe(true)
  expect(region.places.length).toBeGreaterThan(123)
})

test('the data version changes with any byte of the data', async () => {
  const before = await loadRegion(regionFile)
  await change('owerri-places.json', ['places', 0, 'lat'], 5.485)
  const after = await loadRegion(regionFile)
  expect(before.dataVersion).toBe((await loadRegion(defaultRegionFile)).dataVersion)
  expect(before.dataVersion).toMatch(/^owerri-sketch-3\+[0-9a-f]{8}$/)
  expect(after.dataVersion).not.toBe(before.dataVersion)
})

/** Packs the copy's roads and names the packed file in the region file. */
async function packGraph(): Promise<Uint8Array> {
  const graph = JSON.parse(await readFile(join(folder, GRAPH), 'utf8')) as { edges: unknown[] }
  const restrictions = [{ kind: 'no', from: 0, via: [], to: 0, at: 1 }]
  const bytes = packRoads(readRoads('graph', { ...graph, restrictions }))
  await writeFile(join(folder, 'roads.bin'), bytes)
  await change('region.json', ['data', 'graph'], 'roads.bin')
  await change(GRAPH, ['restrictions'], restrictions)
  return bytes
}

test('packed roads lead the same ways as the graph, with its names', async () => {
  await packGraph()
  const packed = await loadRegion(regionFile)
  await change('region.json', ['data', 'graph'], GRAPH)
  const byGraph = await loadRegion(regionFile)
  expect(packed.places).toEqual(byGraph.places)
  const at = new Date(0)
  for (const { coordinates: a } of byGraph.places.slice(0, 30)) {
    expect(packed.nearest(a)).toEqual(byGraph.nearest(a))
    for (const { coordinates: b } of byGraph.places.slice(50, 80)) {
      expect(packed.directions(a, b, { at })).toEqual(byGraph.directions(a, b, { at }))
    }
  }
})

test.each([
  ['of another kind', (bytes: Uint8Array) => bytes.fill(0x50, 0, 4), 'does not begin with OZIROADS'],
  ['of another version', (bytes: Uint8Array) => bytes.fill(9, 8, 9), 'has version 9 of the format, not 2'],
  ['cut off', (bytes: Uint8Array) => bytes.subarray(0, bytes.length - 8), 'is damaged or cut off'],
  ['cut off early', (bytes: Uint8Array) => bytes.subarray(0, 20), 'is cut off'],
  ['with a changed byte', (bytes: Uint8Array) => bytes.fill(7, 5000, 5001), 'is damaged or cut off'],
  ['that is empty', () => new Uint8Array(), 'does not begin with OZIROADS'],
])('packed roads in a file %s are refused', async (_, spoil, expected) => {
  await writeFile(join(folder, 'roads.bin'), spoil(await packGraph()))
  expect(await problem()).toMatch(new RegExp(`roads\\.bin: .*${expected}`))
})

/** Packs the copy's places, too. */
async function packAll(): Promise<Uint8Array> {
  const roads = await packGraph()
  const parsed = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, name), 'utf8'))
  const { city, state, country, bbox } = await loadRegion(regionFile)
  const files = ['owerri-places.json', 'owerri-places-ccby.json', 'owerri-places-odbl.json']
  const lists = await Promise.all(files.map(parsed))
  const places = lists.flatMap((list) => readPlaces('places', list, bbox))
  const names = new Set(places.map(({ placeName }) => placeName))
  const synonyms = readSynonyms('synonyms', await parsed('synonyms.json'), names)
  const bytes = packPlaces({ city, state, country, bbox }, places, synonyms, roads)
  await writeFile(join(folder, 'places.bin'), bytes)
  await change('region.json', ['data', 'places'], 'places.bin')
  await change('region.json', ['data', 'synonyms'], undefined)
  return bytes
}

test('packed places are found, named and known like those of the lists', async () => {
  const byLists = await loadRegion(regionFile)
  await packAll()
  const packed = await loadRegion(regionFile)
  expect(packed.places).toEqual(byLists.places)
  const queries = ['ikeneg', 'fmc', 'worldbank', 'opp contol post', 'ph road', 'fly over', 'doglas rd']
  for (const query of [...queries, ...byLists.places.map(({ placeName }) => placeName.slice(0, 9))]) {
    expect(packed.search(query)).toEqual(byLists.search(query))
  }
  for (const { placeName } of byLists.places) {
    for (const { coordinates } of byLists.places.slice(20, 40)) {
      expect(packed.isElsewhere(placeName, coordinates)).toBe(byLists.isElsewhere(placeName, coordinates))
      expect(packed.mapName(placeName, coordinates)).toBe(byLists.mapName(placeName, coordinates))
    }
  }
})

test.each([
  ['another city', () => change('region.json', ['city'], 'Aba'), 'packed for another city, state, country'],
  ['other roads', async () => void (await packGraphAnew()), 'was packed for other roads than the region'],
  [
    'roads that are not packed',
    () => change('region.json', ['data', 'graph'], GRAPH),
    'was packed for other roads than the region',
  ],
  [
    'a list beside it',
    () => change('region.json', ['data', 'places'], ['places.bin', 'owerri-places.json']),
    'data has packed places: pack other places and synonyms with them',
  ],
  [
    'the roads in its place',
    () => change('region.json', ['data', 'places'], 'roads.bin'),
    'does not begin with OZIPLACE',
  ],
])('packed places are refused with %s', async (_, spoil, expected) => {
  await packAll()
  await spoil()
  expect(await problem()).toContain(expected)
})

async function packGraphAnew() {
  await change(GRAPH, ['edges', 0, 'oneway'], true)
  await packGraph()
}

test('roads are picked by a point, a line across them and an area', async () => {
  const { roadAt, roadsIn } = await loadRegion(regionFile)
  const picked = roadAt([7.0195, 5.4873])
  const line = picked?.geometry ?? []
  expect(line.length).toBeGreaterThan(1)
  expect(roadsIn({ type: 'LineString', coordinates: line })).toContainEqual(picked)
  const [[lng, lat] = [0, 0]] = line
  const around = (side: number): [number, number][] => [
    [lng - side, lat - side],
    [lng + side, lat - side],
    [lng + side, lat + side],
    [lng - side, lat + side],
  ]
  const inArea = roadsIn({ type: 'Polygon', coordinates: [around(0.001)] })
  expect(inArea).toContainEqual(picked)
  expect(roadsIn({ type: 'Polygon', coordinates: [around(1)] }).length).toBeGreaterThan(inArea.length)
  expect(roadAt([6.86, 5.31])).toBeUndefined()
})

test('a street is found by its name, and picked by points on its roads', async () => {
  const { roadAt, streetAt, nearestOn } = await loadRegion(regionFile)
  const street = streetAt('wetheral rd', [7.0195, 5.4873])
  expect(street.length).toBeGreaterThan(1)
  expect(new Set(street.map(({ name }) => name))).toEqual(new Set(['Wetheral Road']))
  for (const { road, geometry } of street) {
    const points = pointsAlong(geometry, 100)
    expect(points.length).toBe(Math.ceil(lineLengthM(geometry) / 100))
    expect(points.map((point) => roadAt(point)?.road)).toEqual(points.map(() => road))
    expect(distanceToLineM(points[0] ?? [0, 0], geometry)).toBeLessThan(0.01)
  }
  const roads = street.map(({ road }) => road)
  const [lng, lat] = pointsAlong(street[1]?.geometry ?? [], Infinity)[0] ?? [0, 0]
  expect(roadAt(nearestOn(roads, [lng + 0.0002, lat]) ?? [0, 0])?.road).toBe(street[1]?.road)
  expect(nearestOn(roads, [6.86, 5.31])).toBeUndefined()
  expect(streetAt('no such street', [7.0195, 5.4873])).toEqual([])
})

test('places outside the bounding box are left out', async () => {
  await change('owerri-places.json', ['places', 78, 'lon'], 3.4)
  const region = await loadRegion(regionFile)
  expect(region.search('ikenegbu layout').map((place) => place.placeName)).not.toContain('Ikenegbu Layout')
})

test('the sketch works with its roads that are free of OpenStreetMap', async () => {
  await change('region.json', ['data', 'graph'], 'owerri-graph.json')
  const { directions } = await loadRegion(regionFile)
  expect(directions([7.04, 5.494], [6.992, 5.386])).toHaveProperty('distanceM')
})

test('a region without a synonyms file works', async () => {
  await change('region.json', ['data', 'synonyms'], undefined)
  expect((await loadRegion(regionFile)).search('futo')).not.toEqual([])
})

describe('a file that cannot be used is named, with its field', () => {
  test.each([
    ['region.json', ['city'], undefined, 'region.json: city must be a text, not empty'],
    ['region.json', ['quality'], 'good', "region.json: quality must be 'sketch' or 'surveyed'"],
    ['region.json', ['version'], '', 'region.json: version must be a text, not empty'],
    [
      'region.json',
      ['traffic'],
      { timeZone: 'Africa/Owerri', durationFactors: [] },
      'region.json: traffic.timeZone must be the name of a time zone, such as Africa/Lagos',
    ],
    [
      'region.json',
      ['traffic'],
      { timeZone: 'Africa/Lagos', durationFactors: [1] },
      'region.json: traffic.durationFactors must be 24 numbers',
    ],
    ['region.json', ['data'], 'x', 'region.json: data must be an object'],
    ['region.json', ['bbox'], [7, 5], 'region.json: bbox must be [west, south, east, north]'],
    ['region.json', ['bbox'], [8, 5, 7, 6], 'bbox must have west below east and south below north'],
    ['region.json', ['centre'], [0, 0], 'region.json: centre must lie inside bbox'],
    ['region.json', ['data', 'places'], 'gone.json', 'gone.json: cannot be read (ENOENT)'],
    ['owerri-places.json', ['places'], {}, 'owerri-places.json: places must be a list'],
    ['owerri-places.json', ['places', 3, 'name'], ' ', 'places[3].name must be a text, not empty'],
    ['owerri-places.json', ['places', 3, 'lat'], 95, 'places[3].lat must be a number from -90 to 90'],
    ['owerri-places.json', ['places', 3, 'lon'], '7', 'places[3].lon must be a number from -180 to 180'],
    ['region.json', ['bbox'], [7.0332, 5.4835, 7.0334, 5.4837], "places has none inside the region's bbox"],
    [GRAPH, ['nodes', 2, 'id'], 1, 'owerri-graph-odbl.json: nodes[2].id is used twice'],
    [GRAPH, ['edges', 5, 'to'], 999, 'owerri-graph-odbl.json: edges[5].to is no node of the file'],
    [GRAPH, ['edges', 5, 'to'], 7, 'edges[5].geometry must begin at `from` and end at `to`'],
    [GRAPH, ['edges', 5, 'geometry'], [[7, 5]], 'edges[5].geometry must have at least two points'],
    [GRAPH, ['edges', 5, 'lengthM'], 9000, 'edges[5].lengthM says 9000, but the geometry is 2365 long'],
    [GRAPH, ['edges', 5, 'oneway'], 'yes', 'edges[5].oneway must be true or false'],
    [GRAPH, ['edges', 5, 'highway'], undefined, 'edges[5].highway must be a text, not empty'],
    [
      GRAPH,
      ['restrictions'],
      [{ kind: 'never', from: 0, to: 1, at: 1 }],
      "restrictions[0].kind must be 'no' or 'only'",
    ],
    [
      GRAPH,
      ['restrictions'],
      [{ kind: 'no', from: 0, to: 9999, at: 1 }],
      'restrictions[0].to must be a whole number from 0 to ',
    ],
    [
      GRAPH,
      ['restrictions'],
      [{ kind: 'no', from: 0, to: 0, at: 40 }],
      'restrictions[0] must name roads that follow one another, the first of them to `at`',
    ],
    [GRAPH, ['edges'], [], 'owerri-graph-odbl.json: has no roads'],
    ['synonyms.json', ['names', 'Atlantis'], ['x'], 'synonyms.json: names.Atlantis names no place'],
    ['synonyms.json', ['words', 'ph'], 5, 'synonyms.json: words.ph must be a text, not empty'],
  ] as [string, (string | number)[], unknown, string][])('%s %j', async (file, keys, value, expected) => {
    await change(file, keys, value)
    expect(await problem()).toContain(expected)
  })

  test('a file that is no JSON', async () => {
    await writeFile(join(folder, GRAPH), '{"nodes": [')
    expect(await problem()).toMatch(/owerri-graph-odbl\.json: is not JSON/)
  })

  test('a file that is empty', async () => {
    await writeFile(regionFile, '')
    expect(await problem()).toMatch(/region\.json: is not JSON/)
  })
})

test.each([
  ['Imo Concorde Hotel', [7.01984, 5.47281]],
  ['Holy Ghost College Owerri', [7.0211, 5.49193]],
  ['World Bank Housing Estate', [7.00167, 5.48286]],
] as const)('the bundled %s is where open data have it', async (name, [lng, lat]) => {
  const [found] = (await loadRegion(defaultRegionFile)).search(name)
  expect(found?.placeName).toBe(name)
  const [foundLng, foundLat] = found?.coordinates ?? [0, 0]
  expect(haversineM(lng, lat, foundLng, foundLat)).toBeLessThan(60)
})

test.each([
  ['the avenue of three roundabouts', [7.0177, 5.4645], [7.0059, 5.4598], 1.01],
  ['Concorde Avenue', [7.013, 5.476], [7.017678, 5.464533], 1.3],
] as const)('a way leads along %s, not round it', async (_what, from, to, most) => {
  const way = (await loadRegion(defaultRegionFile)).directions([...from], [...to])
  const straightM = haversineM(from[0], from[1], to[0], to[1])
  expect('distanceM' in way && way.distanceM / straightM).toBeGreaterThan(0.99)
  expect('distanceM' in way && way.distanceM / straightM).toBeLessThan(most)
})

// promise (everyone): Each source of the bundled map is credited
test('every source of the bundled data is credited', async () => {
  const { credits } = await loadRegion(defaultRegionFile)
  const bundled = dirname(defaultRegionFile)
  const readme = await readFile(join(bundled, 'README.md'), 'utf8')
  const sources = new Set<string>()
  for (const name of await readdir(bundled)) {
    if (!/-(ccby|odbl)\.json$/.test(name)) continue
    const file = JSON.parse(await readFile(join(bundled, name), 'utf8')) as {
      licence: string
      places?: { source: string }[]
      nodes?: { source?: string }[]
    }
    expect(file.licence, name).toContain(name.endsWith('odbl.json') ? 'ODbL 1.0' : 'CC BY 4.0')
    for (const { source } of [...(file.places ?? []), ...(file.nodes ?? [])]) if (source) sources.add(source)
  }
  expect([...sources].sort()).toEqual([
    'GRID3 Nigeria',
    'GeoNames',
    'KEMRI-Wellcome Trust and WHO',
    'OpenStreetMap',
  ])
  for (const source of sources) {
    expect(
      credits.some((credit) => credit.includes(source)),
      source,
    ).toBe(true)
    expect(readme).toContain(source)
  }
})

test('what is of OpenStreetMap is in files of its own', async () => {
  const bundled = dirname(defaultRegionFile)
  for (const name of await readdir(bundled)) {
    if (name.endsWith('.md') || name.endsWith('-odbl.json') || name === 'region.json') continue
    expect(await readFile(join(bundled, name), 'utf8'), name).not.toContain('OpenStreetMap')
  }
})
