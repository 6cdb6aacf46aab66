import { VectorTile } from '@mapbox/vector-tile'
import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { PbfReader } from 'pbf'
import { PMTiles } from 'pmtiles'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { haversineM } from '../../src/geometry.ts'
import { unpackRoads } from '../../src/roads/packed-roads.ts'
import { loadRegion, type Region } from '../../src/region.ts'
import { roadsOf } from '../../src/roads/road-network.ts'
import { Town, TOWN_BOX } from '../test/town.ts'
import { writeExtract } from '../test/write-extract.ts'
import { importExtract, reasonOf, type ImportResult } from './import-extract.ts'

let folder: string
let out: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'))
  out = join(folder, 'map')
})
afterEach(() => rm(folder, { recursive: true }))

const ABOUT = { bbox: TOWN_BOX, date: new Date('2026-10-01') }
const PLACE = { place: 'city', name: 'Aba' }
const progress = { step: () => () => {}, end: () => {} }

/** The town with its name in its middle. */
const town = () => new Town().addNode(1001, 0.0095, 0.0095, PLACE)

async function run(of: Town | Buffer, stated?: object, about: object = ABOUT): Promise<ImportResult> {
  const file = join(folder, 'town.osm.pbf')
  await writeFile(file, of instanceof Town ? writeExtract(of, about) : of)
  if (stated) await writeFile(join(folder, 'stated.json'), JSON.stringify(stated))
  return importExtract(file, out, { progress, ...(stated ? { region: join(folder, 'stated.json') } : {}) })
}

async function regionOf(of: Town, stated?: object): Promise<Region> {
  return loadRegion((await run(of, stated)).regionFile)
}

/** The roads file in force. */
async function roadsInForce() {
  const { data } = JSON.parse(await readFile(join(out, 'region.json'), 'utf8')) as { data: { graph: string } }
  return roadsOf(unpackRoads(data.graph, await readFile(join(out, data.graph))))
}

const refusal = async (of: Town | Buffer, stated?: object, about?: object) =>
  reasonOf(
    await run(of, stated, about).then(
      () => new Error('imported'),
      (error: unknown) => error,
    ),
  )

/** A node's coordinates, by its number. */
const at = (id: number): [number, number] => [
  7 + ((id - 1) % 10) * 0.002 + 0.001,
  5 + Math.floor((id - 1) / 10) * 0.002 + 0.001,
]
const wayM = (region: Region, from: number, to: number): number | string => {
  const way = region.directions(at(from), at(to))
  return 'refused' in way ? way.refused : way.distanceM
}
const middle = (one: number, other: number): [number, number] => [
  (at(one)[0] + at(other)[0]) / 2,
  (at(one)[1] + at(other)[1]) / 2,
]
/** One stretch of street. */
const BLOCK_M = haversineM(...at(1), ...at(2))

// promise (operator): A map of a city is made from an OpenStreetMap extract by one command
test('a region says its city, its box, its date and its source', async () => {
  const region = await regionOf(town())
  expect(region).toMatchObject({ city: 'Aba', quality: 'surveyed', bbox: TOWN_BOX, centre: [7.0095, 5.0095] })
  expect(region.dataVersion).toMatch(/^2026-10-01\+/)
  expect(region.credits).toEqual(['© OpenStreetMap contributors'])
  expect((await readFile(region.tilesFile ?? '')).toString('latin1', 0, 7)).toBe('PMTiles')
})

test('what the operator states counts before the extract', async () => {
  const stated = { city: 'Owerri', state: 'Imo', country: 'Nigeria', credits: ['The surveyors'] }
  const region = await regionOf(town(), { ...stated, centre: [7.01, 5.01], bbox: [7, 5, 7.01, 5.02] })
  expect(region).toMatchObject({
    ...stated,
    centre: [7.01, 5.01],
    credits: ['© OpenStreetMap contributors', 'The surveyors'],
  })
  expect(region.contains([7.015, 5.01])).toBe(false)
})

describe('roads', () => {
  test('meet at the nodes they share', async () => {
    const region = await regionOf(town())
    expect(wayM(region, 1, 100)).toBeCloseTo(18 * BLOCK_M, -2)
    expect((await roadsInForce()).junctions).toHaveLength(100)
  })

  test.each([
    ['yes', 9, 1],
    ['-1', 1, 9],
  ])('with oneway=%s lead one way alone', async (oneway, long, short) => {
    const region = await regionOf(
      town().addWay(1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], { highway: 'primary', oneway }),
    )
    expect(wayM(region, long, long === 9 ? 1 : 9)).toBeGreaterThan(9.5 * BLOCK_M)
    expect(wayM(region, short, short === 1 ? 9 : 1)).toBeCloseTo(8 * BLOCK_M, -1)
  })

  test.each([
    ['a motorway', { highway: 'motorway' }],
    ['a roundabout', { highway: 'primary', junction: 'roundabout' }],
  ])('of %s lead one way without a tag', async (_what, tags) => {
    await run(town().addWay(1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], tags))
    const { roads } = await roadsInForce()
    expect(
      new Set(roads.filter(({ highway }) => highway === tags.highway).map(({ oneway }) => oneway)),
    ).toEqual(new Set([true]))
  })

  test.each([
    [{ highway: 'residential', access: 'private' }, false],
    [{ highway: 'residential', access: 'private', motorcycle: 'yes' }, true],
    [{ highway: 'residential', motor_vehicle: 'no' }, false],
    [{ highway: 'residential', access: 'destination' }, true],
    [{ highway: 'footway' }, false],
    [{ highway: 'path', motorcycle: 'designated' }, true],
    [{ highway: 'track' }, true],
    [{ highway: 'track', smoothness: 'impassable' }, false],
    [{ highway: 'construction' }, false],
    [{ route: 'ferry' }, false],
  ])('tagged %j are taken: %j', async (tags, isTaken) => {
    await run(
      town()
        .addNode(1002, -0.001, 0.001)
        .addWay(21, [1, 1002, 11], { ...tags, name: 'Shortcut' } as never),
    )
    const { roads } = await roadsInForce()
    expect(roads.some(({ name }) => name === 'Shortcut')).toBe(isTaken)
  })

  test('that nothing leads to, or nothing leads away from, are left out', async () => {
    const { omitted } = await run(
      town()
        .addNode(1002, 0.004, 0.0002)
        .addNode(1003, 0.005, 0.0002)
        .addWay(21, [1002, 1003], { highway: 'service' })
        .addWay(22, [1002, 1], { highway: 'service', oneway: 'yes' }),
    )
    expect(omitted.islands).toBe(1)
    expect((await roadsInForce()).junctions).toHaveLength(100)
  })

  // promise (customer): A fare does not count on streets that are closed to through traffic
  test.each(['destination', 'customers', 'delivery'])(
    'for %s alone lead to what is on them, but not through',
    async (access) => {
      const region = await regionOf(
        town()
          .addWay(1, [1, 2, 3], { highway: 'residential' })
          .addWay(21, [3, 4], { highway: 'residential', motor_vehicle: access })
          .addWay(22, [4, 5, 6, 7, 8, 9, 10], { highway: 'residential' }),
      )
      const to = region.directions(at(1), middle(3, 4))
      expect('distanceM' in to && to.distanceM).toBeCloseTo(2.5 * BLOCK_M, -1)
      expect(wayM(region, 2, 5)).toBeCloseTo(5 * BLOCK_M, -1)
    },
  )

  test.each([
    [{ barrier: 'gate', access: 'private' }, 3],
    [{ barrier: 'bollard' }, 3],
    [{ barrier: 'cycle_barrier' }, 3],
    [{ barrier: 'bollard', motorcycle: 'yes' }, 1],
    [{ barrier: 'gate' }, 1],
  ])('with %j are %i blocks to the next junction', async (tags, blocks) => {
    const withBarrier = town()
      .addNode(1002, 0.002, 0.0015, tags as never)
      .addWay(11, [1, 1002, 11, 21, 31, 41, 51, 61, 71, 81, 91], { highway: 'residential' })
    expect(Math.round(Number(wayM(await regionOf(withBarrier), 1, 11)) / BLOCK_M)).toBe(blocks)
  })
})

describe('turn restrictions', () => {
  const banned = { type: 'restriction', restriction: 'no_right_turn' }
  /** Split where the turn is: a way that goes on says not which side is meant. */
  const split = () =>
    town()
      .addWay(1, [1, 2, 3, 4, 5], { highway: 'residential' })
      .addWay(21, [5, 6, 7, 8, 9, 10], { highway: 'residential' })
      .addWay(15, [5, 15, 25, 35], { highway: 'residential' })
      .addWay(22, [35, 45, 55, 65, 75, 85, 95], { highway: 'residential' })

  test('name the roads before and after their junction', async () => {
    await run(
      split().addRelation(
        [
          ['way', 1, 'from'],
          ['node', 5, 'via'],
          ['way', 15, 'to'],
        ],
        banned,
      ),
    )
    const { roads, junctions, restrictions } = await roadsInForce()
    const [{ kind, from, via, to, at: junction } = { kind: '', from: 0, via: [], to: 0, at: 0 }] =
      restrictions
    expect(kind).toBe('no')
    expect(via).toEqual([])
    expect(junctions[junction]).toEqual(at(5))
    expect([roads[from], roads[to]].map((road) => road && [road.from, road.to].includes(junction))).toEqual([
      true,
      true,
    ])
    expect(
      roads[to]?.from === junction ? junctions[roads[to].to] : junctions[roads[to]?.from ?? 0],
    ).toMatchObject({ 1: at(15)[1] })
  })

  test('follow the ways between', async () => {
    await run(
      split().addRelation(
        [
          ['way', 1, 'from'],
          ['way', 15, 'via'],
          ['way', 22, 'to'],
        ],
        {
          type: 'restriction',
          restriction: 'only_straight_on',
        },
      ),
    )
    const { restrictions } = await roadsInForce()
    expect(restrictions).toMatchObject([
      { kind: 'only', via: [expect.any(Number), expect.any(Number), expect.any(Number)] },
    ])
  })

  test('are obeyed by the ways', async () => {
    const way = (region: Region) => {
      const found = region.directions(middle(4, 5), middle(5, 15))
      return 'distanceM' in found && Math.round(found.distanceM / BLOCK_M)
    }
    expect(way(await regionOf(split()))).toBe(1)
    expect(
      way(
        await regionOf(
          split().addRelation(
            [
              ['way', 1, 'from'],
              ['node', 5, 'via'],
              ['way', 15, 'to'],
            ],
            banned,
          ),
        ),
      ),
    ).toBe(3)
  })

  test.each([
    ['except motorcycles', { ...banned, except: 'psv;motorcycle' }],
    ['of another type', { ...banned, type: 'route' }],
    ['with an unknown value', { type: 'restriction', restriction: 'no_parking' }],
  ])('%s are passed over', async (_what, tags) => {
    await run(
      split().addRelation(
        [
          ['way', 1, 'from'],
          ['node', 5, 'via'],
          ['way', 15, 'to'],
        ],
        tags,
      ),
    )
    expect((await roadsInForce()).restrictions).toEqual([])
  })
})

describe('places', () => {
  test('are found by any of their names', async () => {
    const region = await regionOf(
      town().addNode(1002, 0.003, 0.003, {
        amenity: 'hospital',
        name: 'Federal Medical Centre',
        short_name: 'FMC',
        'name:ig': 'Ụlọ ọgwụ ukwu',
        loc_name: 'Big Hospital;Old Hospital',
      }),
    )
    for (const words of ['federal medical', 'fmc', 'ulo ogwu ukwu', 'old hospital']) {
      expect(region.search(words)[0]).toMatchObject({
        placeName: 'Federal Medical Centre',
        category: 'hospital',
      })
    }
  })

  test.each([
    [{ amenity: 'marketplace' }, 'market'],
    [{ amenity: 'place_of_worship', religion: 'muslim' }, 'mosque'],
    [{ shop: 'bakery' }, 'shop'],
    [{ highway: 'bus_stop' }, 'transport'],
    [{ junction: 'yes' }, 'junction'],
    [{ place: 'suburb' }, 'neighborhood'],
    [{ tourism: 'hotel', building: 'yes' }, 'hotel'],
    [{ amenity: 'bench' }, undefined],
    [{ place: 'state' }, undefined],
  ])('tagged %j are of category %s', async (tags, category) => {
    const region = await regionOf(town().addNode(1002, 0.003, 0.003, { ...tags, name: 'Obioma' } as never))
    expect(region.places.find(({ placeName }) => placeName === 'Obioma')?.category).toBe(category)
  })

  test('lie in the street, part of town, district and state around them', async () => {
    const box = [-0.001, -0.001, 0.021, 0.021] as const
    const region = await regionOf(
      town()
        .addNode(1002, 0.004, 0.0031, { shop: 'yes', name: 'Nkechi Stores' })
        .addArea(40, 2001, [...box], {})
        .addArea(41, 2005, [0.002, 0.002, 0.006, 0.006], {
          landuse: 'residential',
          name: 'World Bank Estate',
        })
        .addRelation([['way', 40, 'outer']], {
          type: 'boundary',
          boundary: 'administrative',
          admin_level: '4',
          name: 'Abia',
        })
        .addRelation([['way', 40, 'outer']], {
          type: 'boundary',
          boundary: 'administrative',
          admin_level: '6',
          name: 'Aba North',
        }),
    )
    expect(region.state).toBe('Abia')
    expect(region.search('nkechi stores')[0]).toMatchObject({
      street: '2 East Road',
      neighborhood: 'World Bank Estate',
      city: 'Aba',
      district: 'Aba North',
      state: 'Abia',
    })
  })

  test('keep the address that they state', async () => {
    const region = await regionOf(
      town().addNode(1002, 0.003, 0.003, {
        shop: 'yes',
        name: 'Nkechi Stores',
        'addr:street': 'Faulks Road',
        'addr:suburb': 'Ariaria',
        'addr:city': 'Aba',
      }),
    )
    expect(region.search('nkechi stores')[0]).toMatchObject({
      street: 'Faulks Road',
      neighborhood: 'Ariaria',
    })
  })

  test('drawn twice, as a node and as a building, are one', async () => {
    const region = await regionOf(
      town()
        .addNode(1002, 0.0031, 0.0031, { amenity: 'school', name: 'Saint Marys' })
        .addArea(40, 2001, [0.0029, 0.0029, 0.0033, 0.0033], {
          amenity: 'school',
          building: 'yes',
          name: 'Saint Marys',
        }),
    )
    expect(region.places.filter(({ placeName }) => placeName === 'Saint Marys')).toHaveLength(1)
  })
})

describe('nothing is changed by', () => {
  const whole = () => writeExtract(town(), ABOUT)
  const before = async () => [await readFile(join(out, 'region.json'), 'utf8'), (await readdir(out)).sort()]

  // promise (operator): An import that fails changes nothing, and one line says why
  test.each([
    ['an empty file', () => Buffer.alloc(0), /is empty$/],
    [
      'another kind of file',
      () => Buffer.from('{"type":"FeatureCollection","features":[]}'),
      /is no OpenStreetMap extract/,
    ],
    ['a file cut off', () => whole().subarray(0, whole().length - 300), /is cut off/],
    ['a damaged file', () => damaged(whole()), /is damaged/],
    [
      'a file with unknown features',
      () => writeExtract(town(), { ...ABOUT, feature: 'Sort.Magic' }),
      /needs what is not supported/,
    ],
    ['an extract without places', () => writeExtract(new Town(), ABOUT), /no city|no places/],
    ['an extract without roads', () => writeExtract({ nodes: town().nodes }, ABOUT), /has no roads/],
  ])('%s', async (_what, make, reason) => {
    await run(town())
    const [region, files] = await before()
    const said = await refusal(make())
    expect(said).toMatch(reason)
    expect(said).not.toContain('\n')
    expect(await before()).toEqual([region, files])
  })

  test.each([
    ['with its box', ABOUT],
    ['without its box', {}],
  ])('an extract of another place, %s', async (_what, about) => {
    await run(town())
    const [region, files] = await before()
    expect(await refusal(town(), { bbox: [30, -5, 31, -4] }, about)).toMatch(
      /nothing inside the region's bbox/,
    )
    expect(await before()).toEqual([region, files])
  })

  test('a map on which too many of the tried ways fail', async () => {
    await run(town())
    const [region, files] = await before()
    expect(await refusal(lockedTown())).toMatch(/^\d+ of \d+ ways between random roads are impossible$/)
    expect(await before()).toEqual([region, files])
  })

  test('a disk that is full in the middle', async () => {
    await run(town())
    const [region, files] = await before()
    // A limit for files stops a write as a full disk does, and needs no disk of its own.
    const command = 'ulimit -f 16; exec "$0" "$@"'
    const program = fileURLToPath(new URL('import.ts', import.meta.url))
    const words = [command, process.execPath, program, join(folder, 'town.osm.pbf'), '--out', out]
    const { status, stderr } = spawnSync('sh', ['-c', ...words], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^Nothing was changed: the disk is full.*\n$/),
    ])
    expect(await before()).toEqual([region, files])
  })

  test('a second import at the same time', async () => {
    await run(town())
    await writeFile(join(out, '.import.lock'), String(process.pid))
    expect(await refusal(town())).toMatch(/another import \(process \d+\)/)
    // One that was killed holds nothing.
    await writeFile(join(out, '.import.lock'), '999999999')
    await run(town())
  })
})

test('of two imports at once one is in force, and the other whole or refused', async () => {
  const file = join(folder, 'town.osm.pbf')
  await writeFile(file, writeExtract(town(), ABOUT))
  const program = fileURLToPath(new URL('import.ts', import.meta.url))
  const importOnce = () =>
    promisify(execFile)(process.execPath, [program, file, '--out', out]).then(
      () => '',
      (error: { stderr: string }) => error.stderr,
    )
  const said = await Promise.all([importOnce(), importOnce()])
  expect(said).toContain('')
  for (const each of said) expect(each).toMatch(/^$|^Nothing was changed: another import \(process \d+\)/)
  expect((await loadRegion(join(out, 'region.json'))).city).toBe('Aba')
  expect((await readdir(out)).filter((name) => name.startsWith('.'))).toEqual([])
})

// promise (operator): An imported map has water, built-up land and buildings
test('water, land and buildings of an extract are on the drawn map', async () => {
  const { regionFile } = await run(
    town()
      .addArea(40, 2001, [0.002, 0.002, 0.004, 0.004], { landuse: 'residential' })
      .addArea(41, 2005, [0.0022, 0.0028, 0.0026, 0.0032], { natural: 'water' })
      .addArea(42, 2009, [0.0022, 0.0022, 0.0026, 0.0026], { building: 'yes' }),
  )
  const drawn = await readFile((await loadRegion(regionFile)).tilesFile ?? '')
  const archive = new PMTiles({
    getKey: () => 'town',
    getBytes: async (offset, length) => ({
      data: new Uint8Array(drawn.subarray(offset, offset + length)).buffer,
    }),
  })
  // The tile of zoom 15 that the town's south-west lies in: buildings are drawn from there on.
  const y = Math.asinh(Math.tan((5.0024 * Math.PI) / 180))
  const tile = await archive.getZxy(
    15,
    Math.floor((187.0024 / 360) * 2 ** 15),
    Math.floor((0.5 - y / (2 * Math.PI)) * 2 ** 15),
  )
  const { layers } = new VectorTile(new PbfReader(new Uint8Array(tile?.data ?? new ArrayBuffer(0))))
  const kinds = ['land', 'water'].map((name) => layers[name]?.feature(0).properties['kind'])
  expect(kinds).toEqual(['built', 'water'])
  expect(layers['buildings']?.length).toBe(1)
})

test('the data before stays until the next import', async () => {
  await run(town())
  const region = await loadRegion(join(out, 'region.json'))
  await run(town().addNode(1002, 0.003, 0.003, { shop: 'yes', name: 'New Shop' }))
  await run(town())
  const names = await readdir(out)
  expect(names.filter((name) => name.startsWith('data-'))).toHaveLength(2)
  expect(names.filter((name) => name.startsWith('.'))).toEqual([])
  expect((await loadRegion(join(out, 'region.json'))).dataVersion.split('+')[0]).toBe(
    region.dataVersion.split('+')[0],
  )
})

/** The town with a way for each block, on whose junctions nobody may drive on. */
function lockedTown(): Town {
  const locked = town()
  const blocks: { id: number; ends: readonly number[] }[] = []
  for (let node = 1; node <= 100; node++) {
    for (const next of [...(node % 10 > 0 ? [node + 1] : []), ...(node <= 90 ? [node + 10] : [])]) {
      blocks.push({ id: 100 + blocks.length, ends: [node, next] })
    }
  }
  locked.ways.length = 0
  for (const { id, ends } of blocks) locked.addWay(id, ends, { highway: 'residential' })
  for (const one of blocks) {
    for (const other of blocks) {
      const via = one.ends.find((end) => other.ends.includes(end))
      if (via === undefined || one === other) continue
      locked.addRelation(
        [
          ['way', one.id, 'from'],
          ['node', via, 'via'],
          ['way', other.id, 'to'],
        ],
        { type: 'restriction', restriction: 'no_straight_on' },
      )
    }
  }
  return locked
}

/** With some bytes of a block overwritten. */
function damaged(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes)
  copy.fill(0x55, 300, 340)
  return copy
}
