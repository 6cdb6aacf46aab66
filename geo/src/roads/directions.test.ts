import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  buildRegion,
  defaultRegionFile,
  loadRegion,
  type LngLat,
  type Road,
  type Roads,
  type TurnRestriction,
} from '../index.ts'
import { ACCESS_DETOUR, ACCESS_KMH, createRouter as createRouterOf } from './directions.ts'
import { buildRoadNetwork } from './road-network.ts'
import { haversineM } from '../geometry.ts'
import { plainDistanceM } from './directions.plain.ts'

const createRouter = (roads: Roads, snapLimitM: number) => createRouterOf(buildRoadNetwork(roads), snapLimitM)

const owerri = await loadRegion(defaultRegionFile)
/** Half past eight in the evening in Nigeria, when driving takes as long as on average. */
const averageHour = new Date('2026-11-24T19:30:00Z')
const controlPost: LngLat = [7.019, 5.487]

const road = (from: number, to: number, geometry: LngLat[], oneway = false) => ({
  from,
  to,
  name: '',
  highway: 'residential',
  oneway,
  geometry,
})

/** The restriction of a random walk: each number chooses one of the roads that meet where the last one ends. */
function restrictionAlong(
  roads: Road[],
  { kind, first, next }: { kind: 'no' | 'only'; first: number; next: number[] },
): TurnRestriction {
  const from = first % roads.length
  let here = roads[from]?.[first % 3 === 0 ? 'from' : 'to'] ?? 0
  const restriction: TurnRestriction = { kind, from, via: [], to: from, at: here }
  const walk = next.map((choice) => {
    const meeting = roads.flatMap((road, r) => (road.from === here || road.to === here ? [r] : []))
    const chosen = meeting[choice % meeting.length] ?? 0
    here = (roads[chosen]?.from === here ? roads[chosen]?.to : roads[chosen]?.from) ?? 0
    return chosen
  })
  return { ...restriction, via: walk.slice(0, -1), to: walk[walk.length - 1] ?? from }
}

/** A random network: junctions on a coarse lattice, bent roads, loops, some one-way, forbidden turns, often in pieces. */
const networks: fc.Arbitrary<Roads> = fc
  .record({
    junctions: fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })), {
      minLength: 2,
      maxLength: 25,
      selector: ([x, y]) => x * 10 + y,
    }),
    links: fc.array(
      fc.record({
        from: fc.nat(),
        to: fc.nat(),
        oneway: fc.boolean(),
        noThrough: fc.boolean(),
        bend: fc.option(fc.tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 90 })), {
          nil: undefined,
        }),
      }),
      { minLength: 1, maxLength: 50 },
    ),
    hasOneways: fc.boolean(),
    hasNoThrough: fc.boolean(),
    turns: fc.array(
      fc.record({
        kind: fc.constantFrom('no' as const, 'only' as const),
        first: fc.nat(),
        next: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
      }),
      { maxLength: 12 },
    ),
  })
  .map(({ junctions, links, hasOneways, hasNoThrough, turns }) => {
    const points = junctions.map(([x, y]): LngLat => [7 + x * 0.001, 5.4 + y * 0.001])
    const at = (i: number): LngLat => points[i % points.length] ?? [7, 5.4]
    const roads = links.map(({ from, to, oneway, noThrough, bend }) => {
      const middle: LngLat[] = bend ? [[7 + bend[0] * 0.0001, 5.4 + bend[1] * 0.0001]] : []
      const ends = [from % points.length, to % points.length] as const
      return {
        ...road(...ends, [at(from), ...middle, at(to)], hasOneways && oneway),
        ...(hasNoThrough && noThrough ? { noThrough } : {}),
      }
    })
    return { junctions: points, roads, restrictions: turns.map((turn) => restrictionAlong(roads, turn)) }
  })

const points: fc.Arbitrary<LngLat> = fc.tuple(
  fc.integer({ min: -1000, max: 10_000 }).map((x) => 7 + x * 1e-6),
  fc.integer({ min: -1000, max: 10_000 }).map((y) => 5.4 + y * 1e-6),
)

describe('the shortest way', () => {
  test('is as short as plain Dijkstra finds it, on any network', () => {
    fc.assert(
      fc.property(
        networks,
        fc.array(fc.tuple(points, points, fc.boolean()), { minLength: 1, maxLength: 8 }),
        fc.uniqueArray(fc.nat({ max: 49 }), { maxLength: 5 }),
        (roads, pairs, numbers) => {
          const route = createRouter(roads, 500)
          const someClosed = new Set(numbers.filter((road) => road < roads.roads.length))
          for (const [from, to, hasClosed] of pairs) {
            const closed = hasClosed ? someClosed : new Set<number>()
            const way = route(from, to, { closed })
            const expected = plainDistanceM(roads, from, to, 500, closed)
            if (typeof expected === 'string') expect(way).toEqual({ refused: expected })
            else expect('distanceM' in way && way.distanceM).toBe(expected)
          }
        },
      ),
      { numRuns: 1500, seed: 7 },
    )
  })

  test('is drawn as long as it is counted, from the one place to the other', () => {
    fc.assert(
      fc.property(networks, points, points, (roads, from, to) => {
        const way = createRouter(roads, 500)(from, to)
        if ('refused' in way) return
        const line = way.geometry.coordinates
        expect(line[0]).toEqual(from)
        expect(line[line.length - 1]).toEqual(to)
        const steps = line.slice(1).map((point, i) => {
          const [lng, lat] = line[i] ?? point
          return haversineM(lng, lat, point[0], point[1])
        })
        const drawnM = steps.reduce((sum, step) => sum + step, 0)
        // Only the two off-road legs count for more than the length they are drawn with.
        const accessM = (steps[0] ?? 0) + (steps.length > 1 ? (steps[steps.length - 1] ?? 0) : 0)
        expect(way.distanceM).toBeGreaterThanOrEqual(Math.floor(drawnM) - 1)
        expect(way.distanceM).toBeLessThanOrEqual(Math.ceil(drawnM + accessM * (ACCESS_DETOUR - 1)) + 1)
      }),
      { numRuns: 300, seed: 8 },
    )
  })

  test('is equally long there and back where no road is one-way', () => {
    fc.assert(
      fc.property(networks, points, points, (roads, from, to) => {
        const twoWay = {
          ...roads,
          restrictions: [],
          roads: roads.roads.map((each) => ({ ...each, oneway: false })),
        }
        const route = createRouter(twoWay, 500)
        const there = route(from, to)
        const back = route(to, from)
        if ('refused' in there) expect(back).toEqual(there)
        else expect('distanceM' in back && back.distanceM).toBe(there.distanceM)
      }),
      { numRuns: 200, seed: 9 },
    )
  })

  const start: LngLat = [7, 5.4]
  const end: LngLat = [7.01, 5.4]
  const north: LngLat = [7.005, 5.405]
  const from: LngLat = [7.002, 5.4]
  const to: LngLat = [7.008, 5.4]

  test('stays on a road that both places are on', () => {
    const route = createRouter(
      { junctions: [start, end], roads: [road(0, 1, [start, end])], restrictions: [] },
      500,
    )
    const way = route(from, to)
    expect(way).toMatchObject({ distanceM: Math.round(haversineM(...from, ...to)) })
    expect('geometry' in way && way.geometry.coordinates).toEqual([from, to])
  })

  test('goes round the block when a one-way road leads the other way', () => {
    const roads = [road(0, 1, [start, end], true), road(1, 0, [end, north, start])]
    const route = createRouter({ junctions: [start, end], roads, restrictions: [] }, 500)
    const forward = route(from, to)
    const backward = route(to, from)
    expect('distanceM' in forward && forward.distanceM).toBe(Math.round(haversineM(...from, ...to)))
    const round =
      haversineM(...to, ...end) +
      haversineM(...end, ...north) +
      haversineM(...north, ...start) +
      haversineM(...start, ...from)
    expect('distanceM' in backward && Math.abs(backward.distanceM - round)).toBeLessThan(1)
  })

  test('takes a short cut between two places on one long bend', () => {
    const roads = [road(0, 1, [start, north, end]), road(0, 1, [start, end])]
    const route = createRouter({ junctions: [start, end], roads, restrictions: [] }, 500)
    const a: LngLat = [7.0005, 5.4005]
    const b: LngLat = [7.0095, 5.4005]
    const way = route(a, b)
    expect('distanceM' in way && way.distanceM).toBeLessThan(1300)
  })

  test('counts the way to the road as 1.3 times the straight line', () => {
    const route = createRouter(
      { junctions: [start, end], roads: [road(0, 1, [start, end])], restrictions: [] },
      500,
    )
    const off: LngLat = [7.002, 5.402]
    const way = route(off, to)
    const accessM = haversineM(...off, ...from) * ACCESS_DETOUR
    const roadM = haversineM(...from, ...to)
    expect(way).toMatchObject({
      distanceM: Math.round(accessM + roadM),
      durationS: Math.round(accessM / (ACCESS_KMH / 3.6) + roadM / (25 / 3.6)),
    })
  })

  test('leaves an island of roads for the main network when nothing joins them', () => {
    const yard: LngLat[] = [
      [7.004, 5.4004],
      [7.0042, 5.4004],
    ]
    const roads: Roads = {
      junctions: [start, end, north, ...yard],
      roads: [road(0, 1, [start, end]), road(1, 2, [end, north]), road(3, 4, yard)],
      restrictions: [],
    }
    const way = createRouter(roads, 500)([7.0041, 5.4005], to)
    expect('distanceM' in way && way.distanceM).toBeLessThan(600)
  })
})

describe('directions in Owerri', () => {
  test('lead from every place it suggests to every fifth', () => {
    const { places } = owerri
    const unreachable: string[] = []
    for (const a of places) {
      for (const b of places.filter((_, i) => i % 5 === 0)) {
        const way = owerri.directions(a.coordinates, b.coordinates)
        const isSamePoint = String(a.coordinates) === String(b.coordinates)
        const isRight = isSamePoint ? 'refused' in way && way.refused === 'SAME_PLACE' : 'distanceM' in way
        if (!isRight) unreachable.push(`${a.placeName} to ${b.placeName}: ${JSON.stringify(way)}`)
      }
    }
    expect(places.length).toBeGreaterThanOrEqual(123)
    expect(unreachable).toEqual([])
  })

  test('are never shorter than the straight line, and of a likely speed', () => {
    const { places } = owerri
    for (const a of places.slice(0, 40)) {
      for (const b of places.slice(60, 100)) {
        const way = owerri.directions(a.coordinates, b.coordinates, { at: averageHour })
        if ('refused' in way) continue
        expect(way.distanceM).toBeGreaterThanOrEqual(
          Math.floor(haversineM(...a.coordinates, ...b.coordinates)),
        )
        const kmh = way.distanceM / 1000 / (Math.max(1, way.durationS) / 3600)
        expect(kmh).toBeGreaterThan(ACCESS_KMH - 3)
        expect(kmh).toBeLessThan(61)
      }
    }
  })

  test.each([
    ['Lagos', [3.38, 6.52]],
    ['a point with longitude and latitude swapped', [5.487, 7.019]],
    ['not a number', [Number.NaN, 5.4]],
    ['infinity', [Number.POSITIVE_INFINITY, 5.4]],
  ] as [string, LngLat][])('are refused outside the area: %s', (_, point) => {
    expect(owerri.contains(point)).toBe(false)
    expect(owerri.directions(controlPost, point)).toEqual({ refused: 'OUTSIDE_AREA' })
    expect(owerri.directions(point, controlPost)).toEqual({ refused: 'OUTSIDE_AREA' })
  })

  test('are refused for one and the same point, and far from any road', () => {
    expect(owerri.directions(controlPost, controlPost)).toEqual({ refused: 'SAME_PLACE' })
    expect(owerri.directions(controlPost, [6.86, 5.31])).toEqual({ refused: 'NO_ROAD_NEARBY' })
  })

  test('take longer in the rush hour of Nigeria than at night', () => {
    const durationAt = (time: string) => {
      const way = owerri.directions(controlPost, [7.04, 5.491], { at: new Date(time) })
      return 'durationS' in way ? way.durationS : 0
    }
    const average = durationAt('2026-11-24T19:30:00Z')
    expect(durationAt('2026-11-24T16:30:00Z')).toBeGreaterThan(average * 1.3)
    expect(durationAt('2026-11-24T01:30:00Z')).toBeLessThan(average * 0.85)
  })

  test('go round a closed road, and back over it when it is open again', () => {
    const to: LngLat = [7.04, 5.491]
    const lengthBy = (closed: number[]) => {
      const way = owerri.directions(controlPost, to, { closed: new Set(closed) })
      return 'distanceM' in way ? way.distanceM : Infinity
    }
    const open = lengthBy([])
    const way = owerri.directions(controlPost, to)
    const driven = 'roads' in way ? way.roads : []
    expect(driven.length).toBeGreaterThan(1)
    // Around a place that lies beside its end, another road may be as short.
    expect(driven.slice(1, -1).every((road) => lengthBy([road]) > open)).toBe(true)
    expect(lengthBy([])).toBe(open)
  })

  test('of surveyed data reach 500 m from a road, of a sketch 4 km', () => {
    const a: LngLat = [7, 5.4]
    const b: LngLat = [7.02, 5.4]
    const far: LngLat = [7.01, 5.409]
    const build = (quality: 'sketch' | 'surveyed') =>
      buildRegion(
        { ...owerri, quality },
        [],
        { junctions: [a, b], roads: [road(0, 1, [a, b])], restrictions: [] },
        { words: {}, names: {} },
      )
    expect(build('sketch').directions(a, far)).toHaveProperty('distanceM')
    expect(build('surveyed').directions(a, far)).toEqual({ refused: 'NO_ROAD_NEARBY' })
  })
})
