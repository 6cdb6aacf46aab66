import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { loadRegion, type LngLat, type Region } from '@ozi/geo'
import type { Imported } from '../geo/import/src/import-extract.ts'
import { unpackRoads } from '../geo/src/packed-roads.ts'
import { roadsOf } from '../geo/src/road-network.ts'
import { seededRandom } from './geo.synthetic.ts'
import { syntheticExtract, writeCountry } from './import.synthetic.ts'

const CITY = { junctions: 60_000, places: 30_000, maxSeconds: 30 }
/** 30 million, as Nigeria has, with IMPORT_NODES=30000000. */
const COUNTRY_NODES = Number(process.env.IMPORT_NODES ?? 2_000_000)
const COUNTRY_MAX_MB = 2048
const REGION = { city: 'Owerri', state: 'Imo', country: 'Nigeria', bbox: [6.85, 5.3, 7.25, 5.65] }
const COMPARED = 400
/** Valhalla may go to another road at a closed end: ways are compared where both begin and end at one point. */
const SAME_END_DEGREES = 3e-5

type Result = Imported & { seconds: number; peakMb: number }

/** Imports a made-up city, a made-up country and, with OSM_EXTRACT, a real extract beside Valhalla. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'ozi-import-'))
  try {
    const city = join(folder, 'city.osm.pbf')
    await writeFile(city, syntheticExtract(CITY.junctions, CITY.places))
    const result = await importInChild(city, join(folder, 'city'))
    await report('a city', city, result)
    console.log(`  ${result.seconds <= CITY.maxSeconds ? 'within' : 'ABOVE'} ${CITY.maxSeconds} s`)
    await country(folder)
    const extract = process.env.OSM_EXTRACT
    if (extract !== undefined) await real(folder, extract)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function country(folder: string): Promise<void> {
  const path = join(folder, 'country.osm.pbf')
  await writeCountry(path, COUNTRY_NODES)
  const region = join(folder, 'region.json')
  await writeFile(region, JSON.stringify(REGION))
  const result = await importInChild(path, join(folder, 'country'), region)
  await report(`a country of ${COUNTRY_NODES.toLocaleString('en')} nodes`, path, result)
  console.log(`  ${result.peakMb <= COUNTRY_MAX_MB ? 'within' : 'ABOVE'} ${COUNTRY_MAX_MB} MB`)
}

async function real(folder: string, extract: string): Promise<void> {
  const result = await importInChild(extract, join(folder, 'real'))
  await report('the extract', extract, result)
  await compareWithValhalla(folder, extract, result.regionFile)
}

async function importInChild(file: string, out: string, region?: string): Promise<Result> {
  const child = fileURLToPath(new URL('import.child.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [
    child,
    file,
    out,
    ...(region ? [region] : []),
  ])
  return JSON.parse(stdout) as Result
}

async function report(what: string, file: string, result: Result): Promise<void> {
  const sizeMb = (await stat(file)).size / 1e6
  console.log(
    `import of ${what}, ${sizeMb.toFixed(1)} MB: ${result.seconds.toFixed(1)} s, at most ${Math.round(result.peakMb)} MB ` +
      `of memory; ${result.places} places, ${result.roads} roads between ${result.junctions} junctions`,
  )
}

type Valhalla = {
  Actor: {
    fromConfigFile(path: string): Promise<{
      route(query: object): Promise<{ trip: { summary: { length: number }; legs: { shape: string }[] } }>
    }>
  }
}

/** Compares distances by road with those of Valhalla, if its package is installed (`npm i --no-save`): it has 280 MB. */
async function compareWithValhalla(folder: string, extract: string, regionFile: string): Promise<void> {
  const name = '@valhallajs/valhallajs'
  const found = await import(name).then(
    (module: unknown) => module as Valhalla,
    () => undefined,
  )
  if (!found) {
    console.log(`  not compared: npm install --no-save ${name}@3.6.1 brings the yardstick`)
    return
  }
  const command = join(dirname(fileURLToPath(import.meta.resolve(name))), 'bin/valhalla-cli.js')
  const run = promisify(execFile)
  const config = join(folder, 'valhalla.json')
  const { stdout } = await run(process.execPath, [
    command,
    'build_config',
    '--mjolnir-tile-dir',
    join(folder, 'tiles'),
  ])
  // It would write a line for each way, and leave out the small roads of long ways, whatever is asked.
  const settings = stdout
    .replaceAll('"std_out"', '""')
    .replace(/("max_distance_disable_hierarchy_culling": )\d+/, '$11000000000')
  await writeFile(config, settings)
  // It leaves lists of what it found in its working folder.
  const options = { cwd: folder, maxBuffer: 1e9 }
  await run(process.execPath, [command, 'build_tiles', '-c', config, resolve(extract)], options)
  const actor = await found.Actor.fromConfigFile(config)
  const region = await loadRegion(regionFile)
  const { data } = JSON.parse(await readFile(regionFile, 'utf8')) as { data: { graph: string } }
  const graphFile = join(dirname(regionFile), data.graph)
  const { junctions } = roadsOf(unpackRoads(graphFile, await readFile(graphFile)))
  const points = junctions.filter((point) => region.contains(point))
  for (const costing of ['auto', 'motorcycle']) await compare(region, points, actor, costing)
}

async function compare(
  region: Region,
  points: readonly LngLat[],
  actor: Awaited<ReturnType<Valhalla['Actor']['fromConfigFile']>>,
  costing: string,
): Promise<void> {
  const random = seededRandom(3)
  const pick = (): LngLat => points[Math.floor(random() * points.length)] ?? [0, 0]
  const off: number[] = []
  for (let i = 0; i < COMPARED; i++) {
    const from = pick()
    const to = pick()
    const ours = region.directions(from, to)
    const theirs = await actor
      .route({
        locations: [from, to].map(([lon, lat]) => ({ lon, lat })),
        costing,
        costing_options: { [costing]: { shortest: true, disable_hierarchy_pruning: true } },
        units: 'kilometers',
      })
      .catch(() => undefined)
    if ('refused' in ours || !theirs) continue
    const { summary, legs } = theirs.trip
    const line = decodeShape(legs[0]?.shape ?? '')
    if (summary.length < 0.2 || !isSame(line[0], from) || !isSame(line.at(-1), to)) continue
    // Valhalla measures on a sphere with the radius of the equator.
    off.push(Math.abs(ours.distanceM / 1000 / summary.length - 1))
  }
  off.sort((a, b) => a - b)
  const at = (share: number) => `${((off[Math.floor(off.length * share)] ?? 0) * 100).toFixed(2)} %`
  console.log(
    `  beside Valhalla (${costing}, shortest), ${off.length} ways: ${at(0.5)} off at the median, ${at(0.99)} at 99 %`,
  )
}

const isSame = (a: LngLat | undefined, b: LngLat): boolean =>
  a !== undefined && Math.abs(a[0] - b[0]) < SAME_END_DEGREES && Math.abs(a[1] - b[1]) < SAME_END_DEGREES

/** An encoded line of six decimals. */
function decodeShape(text: string): LngLat[] {
  const numbers: number[] = []
  let value = 0
  let shift = 0
  for (let i = 0; i < text.length; i++) {
    const bits = text.charCodeAt(i) - 63
    value |= (bits & 31) << shift
    shift += 5
    if (bits >= 32) continue
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  const line: LngLat[] = []
  let lng = 0
  let lat = 0
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    lat += numbers[i] ?? 0
    lng += numbers[i + 1] ?? 0
    line.push([lng / 1e6, lat / 1e6])
  }
  return line
}
