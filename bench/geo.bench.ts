import { pathToFileURL } from 'node:url'
import { buildRegion, type LngLat } from '@ozi/geo'
import MiniSearch from 'minisearch'
import { createPlainDijkstra } from './geo.dijkstra.ts'
import { seededRandom, syntheticPlaces, syntheticQuery, syntheticRoads } from './geo.synthetic.ts'

const PLACES = 30_000
const JUNCTIONS = 60_000
const SEARCHES = 2000
const ROUTES = 600
const WARM_UP = 100

/**
 * Place search beside bare MiniSearch, and directions beside plain Dijkstra, on a synthetic region of a large
 * city. Both sides get the same questions in turn, so that other load on the machine affects both.
 */
export async function run(): Promise<void> {
  const random = seededRandom(20)
  const places = syntheticPlaces(PLACES, random)
  const roads = syntheticRoads(JUNCTIONS, random)
  const memoryBefore = memoryMb()
  const started = performance.now()
  const region = buildRegion(
    {
      city: 'Owerri',
      state: 'Imo',
      country: 'Nigeria',
      centre: [7.0333, 5.4836],
      bbox: [6.85, 5.3, 7.25, 5.65],
      quality: 'surveyed',
      credits: [],
      dataVersion: 'synthetic',
    },
    places,
    roads,
    { words: {}, names: {} },
  )
  const buildMs = performance.now() - started
  console.log(
    `geo: ${places.length} places, ${roads.junctions.length} junctions, ${roads.roads.length} roads; ` +
      `built in ${Math.round(buildMs)} ms, ${Math.round(memoryMb() - memoryBefore)} MB more memory`,
  )
  benchSearch()
  benchDirections()
  benchNearest()

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
    printTable('place search', 'MiniSearch', ours, theirs)
    const percent = (found: number) => `${Math.round((100 * found) / SEARCHES)} %`
    console.log(`  the meant place among 15: ours ${percent(oursFound)}, MiniSearch ${percent(theirsFound)}`)
  }

  function benchNearest() {
    const ours: number[] = []
    const theirs: number[] = []
    const [west, south, east, north] = region.bbox
    for (let i = -WARM_UP; i < SEARCHES; i++) {
      const point: LngLat = [west + (east - west) * random(), south + (north - south) * random()]
      const [ourMs] = timed(() => region.nearest(point))
      const [theirMs] = timed(() => nearestByAsking(places, roads, point))
      if (i < 0) continue
      ours.push(ourMs)
      theirs.push(theirMs)
    }
    printTable('nearest', 'asking each', ours, theirs)
  }

  function benchDirections() {
    const plain = createPlainDijkstra(
      roads,
      roads.roads.map((road) => lengthMm(road.geometry)),
    )
    const ours: number[] = []
    const theirs: number[] = []
    let wrong = 0
    for (let i = -WARM_UP / 10; i < ROUTES; i++) {
      const from = Math.floor(random() * roads.junctions.length)
      const to = Math.floor(random() * roads.junctions.length)
      const start = roads.junctions[from]
      const end = roads.junctions[to]
      if (!start || !end || from === to) continue
      const [ourMs, way] = timed(() => region.directions(start, end))
      const [theirMs, mm] = timed(() => plain(from, to))
      if (i < 0) continue
      ours.push(ourMs)
      theirs.push(theirMs)
      // If the junction lies on an island, our router uses the main network instead: nothing to compare.
      if (mm !== Infinity && 'distanceM' in way && way.distanceM !== Math.round(mm / 1000)) wrong++
    }
    printTable('directions', 'plain Dijkstra', ours, theirs)
    console.log(`  ways of another length than plain Dijkstra's: ${wrong} of ${ours.length}`)
    if (wrong > 0) throw new Error('directions are not exact')
  }
}

/** The nearest place and the nearest end of a road, found by checking all of them. */
function nearestByAsking(
  places: readonly { coordinates: LngLat }[],
  roads: { junctions: readonly LngLat[] },
  [lng, lat]: LngLat,
): number {
  let least = Infinity
  for (const { coordinates } of places) {
    least = Math.min(least, (coordinates[0] - lng) ** 2 + (coordinates[1] - lat) ** 2)
  }
  for (const junction of roads.junctions) {
    least = Math.min(least, (junction[0] - lng) ** 2 + (junction[1] - lat) ** 2)
  }
  return least
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

function printTable(what: string, yardstick: string, ours: number[], theirs: number[]): void {
  const row = (label: string, share: number) => {
    const our = quantile(ours, share)
    const their = quantile(theirs, share)
    return {
      what: `${what} ${label}`,
      'ours ms': round(our),
      [`${yardstick} ms`]: round(their),
      ratio: round(our / their),
    }
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

function memoryMb(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1e6
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await run()
