import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { loadRegion, packPlaces, packRoads, type BBox, type LngLat, type Place, type Roads } from '@ozi/geo'
import MiniSearch from 'minisearch'
import createGraph from 'ngraph.graph'
import { nba } from 'ngraph.path'
import { createPlainDijkstra } from './geo.dijkstra.ts'
import { seededRandom, syntheticPlaces, syntheticQuery, syntheticRoads } from './geo.synthetic.ts'

const PLACES = 30_000
const JUNCTIONS = 60_000
const SEARCHES = 2000
const ROUTES = 600
const WARM_UP = 100
const LOADS = 5
const CLOSURES = 20
/** The targets for a way, in milliseconds. */
const ROUTE_LIMITS = { p50: 0.5, p99: 2 }

/**
 * Place search beside bare MiniSearch, and directions beside plain Dijkstra and ngraph.path, on a synthetic region
 * of a large city. All get the same questions in turn, so that other load on the machine affects all.
 */
export async function run(): Promise<void> {
  const random = seededRandom(20)
  const places = syntheticPlaces(PLACES, random)
  const roads = syntheticRoads(JUNCTIONS, random)
  const folder = await mkdtemp(join(tmpdir(), 'ozi-geo-'))
  const [packMs] = await timedAsync(() => pack(folder, places, roads))
  console.log(
    `geo: ${places.length} places, ${roads.junctions.length} junctions, ${roads.roads.length} roads; ` +
      `packed in ${Math.round(packMs)} ms`,
  )
  await benchLoading(folder)
  const region = await loadRegion(join(folder, 'region.json'))
  await rm(folder, { recursive: true })
  benchSearch()
  benchDirections()
  benchClosures()

  function benchSearch() {
    const bare = new MiniSearch({
      fields: ['placeName', 'street', 'neighborhood', 'district', 'category'],
      searchOptions: { prefix: true, fuzzy: 0.2, boost: { placeName: 2 } },
    })
    bare.addAll(places.map((place, id) => ({ id, ...place })))
    const ours: number[] = []
    const theirs: number[] = []
    let oursFound = 0
    let theirsFound = 0
    for (let i = -WARM_UP; i < SEARCHES; i++) {
      const place = places[Math.floor(random() * places.length)]
      if (!place) continue
      const query = syntheticQuery(place, random)
      const [ourMs, suggestions] = timed(() => region.search(query))
      const [theirMs, results] = timed(() => bare.search(query).slice(0, 15))
      if (i < 0) continue
      ours.push(ourMs)
      theirs.push(theirMs)
      if (suggestions.some((each) => each.placeName === place.placeName)) oursFound++
      if (results.some((each) => places[each.id as number]?.placeName === place.placeName)) theirsFound++
    }
    printTable('place search', ours, { MiniSearch: theirs })
    const percent = (found: number) => `${Math.round((100 * found) / SEARCHES)} %`
    console.log(`  the meant place among 15: ours ${percent(oursFound)}, MiniSearch ${percent(theirsFound)}`)
  }

  function benchDirections() {
    const lengths = roads.roads.map((road) => lengthMm(road.geometry))
    const plain = createPlainDijkstra(roads, lengths)
    const finder = ngraphFinder(roads, lengths)
    const ours: number[] = []
    const theirs: number[] = []
    const ngraph: number[] = []
    let wrong = 0
    for (let i = -WARM_UP; i < ROUTES; i++) {
      const from = Math.floor(random() * roads.junctions.length)
      const to = Math.floor(random() * roads.junctions.length)
      const start = roads.junctions[from]
      const end = roads.junctions[to]
      if (!start || !end || from === to) continue
      const [ourMs, way] = timed(() => region.directions(start, end))
      if (i < -10) continue
      const [theirMs, mm] = timed(() => plain(from, to))
      const [ngraphMs] = timed(() => finder.find(from, to))
      if (i < 0) continue
      ours.push(ourMs)
      theirs.push(theirMs)
      ngraph.push(ngraphMs)
      // If the junction lies on an island, our router uses the main network instead: nothing to compare.
      if (mm !== Infinity && 'distanceM' in way && way.distanceM !== Math.round(mm / 1000)) wrong++
    }
    printTable('directions', ours, { 'plain Dijkstra': theirs, 'ngraph.path': ngraph })
    for (const [name, share] of [
      ['p50', 0.5],
      ['p99', 0.99],
    ] as const) {
      const [ms, limit] = [quantile(ours, share), ROUTE_LIMITS[name]]
      console.log(`  ${name} ${ms.toFixed(2)} ms: ${ms <= limit ? 'within' : 'ABOVE'} ${limit} ms`)
    }
    console.log(`  ways of another length than plain Dijkstra's: ${wrong} of ${ours.length}`)
    if (wrong > 0) throw new Error('directions are not exact')
  }

  /** The first way after roads were closed, for which all shortcuts are computed anew. */
  function benchClosures() {
    const [start, end] = [roads.junctions[0], roads.junctions[roads.junctions.length - 1]]
    if (!start || !end) return
    const ours = Array.from({ length: CLOSURES }, () => {
      const closed = new Set(Array.from({ length: 10 }, () => Math.floor(random() * roads.roads.length)))
      return timed(() => region.directions(start, end, { closed }))[0]
    })
    console.log(
      `  the first way after 10 roads were closed: p50 ${Math.round(quantile(ours, 0.5))} ms, ` +
        `max ${Math.round(Math.max(...ours))} ms`,
    )
  }
}

async function pack(folder: string, places: readonly Place[], roads: Roads): Promise<void> {
  const bbox: BBox = [6.85, 5.3, 7.25, 5.65]
  const about = { city: 'Owerri', state: 'Imo', country: 'Nigeria', bbox }
  const packed = packRoads(roads)
  await writeFile(join(folder, 'roads.bin'), packed)
  await writeFile(join(folder, 'places.bin'), packPlaces(about, places, { words: {}, names: {} }, packed))
  const data = { places: 'places.bin', graph: 'roads.bin' }
  const more = { centre: [7.0333, 5.4836], quality: 'surveyed', version: 'synthetic', data }
  await writeFile(join(folder, 'region.json'), JSON.stringify({ ...about, ...more }))
}

/** Loads the packed region, each time in a process of its own. */
async function benchLoading(folder: string): Promise<void> {
  const program = fileURLToPath(new URL('geo.load.ts', import.meta.url))
  const loads: { ms: number; cpuMs: number; mb: number }[] = []
  for (let i = 0; i < LOADS; i++) {
    const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', program, folder])
    loads.push(JSON.parse(stdout) as { ms: number; cpuMs: number; mb: number })
  }
  const middle = (of: 'ms' | 'cpuMs' | 'mb') =>
    Math.round(
      quantile(
        loads.map((load) => load[of]),
        0.5,
      ),
    )
  console.log(
    `  loaded from its files in ${middle('ms')} ms (${middle('cpuMs')} ms of CPU), ${middle('mb')} MB ` +
      `of memory: the middle of ${LOADS} processes`,
  )
}

/** ngraph.path's fastest search, from junction to junction. */
function ngraphFinder({ junctions, roads }: Roads, roadLengthMm: readonly number[]) {
  const graph = createGraph<undefined, number>()
  junctions.forEach((_, j) => graph.addNode(j))
  const link = (from: number, to: number, mm: number) => {
    const known = graph.getLink(from, to)
    if (known) known.data = Math.min(known.data, mm)
    else graph.addLink(from, to, mm)
  }
  roads.forEach(({ from, to, oneway }, r) => {
    link(from, to, roadLengthMm[r] ?? 0)
    if (!oneway) link(to, from, roadLengthMm[r] ?? 0)
  })
  return nba(graph, {
    oriented: true,
    distance: (_from, _to, { data }) => data,
    heuristic: (from, to) => {
      const a = junctions[from.id as number] ?? [0, 0]
      const b = junctions[to.id as number] ?? [0, 0]
      return lengthMm([a, b])
    },
  })
}

/** Whole millimetres along a line, on a sphere with a radius of 6,371 km. */
function lengthMm(line: readonly LngLat[]): number {
  const radians = Math.PI / 180
  let metres = 0
  line.forEach(([lng, lat], i) => {
    const before = line[i - 1]
    if (!before) return
    const a = Math.sin(((lat - before[1]) * radians) / 2) ** 2
    const b = Math.sin(((lng - before[0]) * radians) / 2) ** 2
    const h = a + Math.cos(before[1] * radians) * Math.cos(lat * radians) * b
    metres += 2 * 6_371_000 * Math.asin(Math.sqrt(h))
  })
  return Math.round(metres * 1000)
}

function timed<T>(task: () => T): [ms: number, result: T] {
  const started = performance.now()
  const result = task()
  return [performance.now() - started, result]
}

async function timedAsync<T>(task: () => Promise<T>): Promise<[ms: number, result: T]> {
  const started = performance.now()
  const result = await task()
  return [performance.now() - started, result]
}

function printTable(what: string, ours: number[], yardsticks: Record<string, number[]>): void {
  const row = (label: string, share: number) => {
    const our = quantile(ours, share)
    const columns = Object.entries(yardsticks).flatMap(([name, times]) => {
      const their = quantile(times, share)
      return [
        [`${name} ms`, round(their)],
        [`ours/${name}`, round(our / their)],
      ]
    })
    return { what: `${what} ${label}`, 'ours ms': round(our), ...Object.fromEntries(columns) }
  }
  console.table([row('p50', 0.5), row('p99', 0.99)])
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function round(value: number): number {
  return Number(value.toFixed(3))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await run()
