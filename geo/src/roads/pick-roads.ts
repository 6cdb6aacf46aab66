import { haversineM, isInRing, isInside, type BBox, type LngLat } from '../geometry.ts'
import { NAMED_BY_M } from '../places/naming.ts'
import { lineOf, nameOfRoad, roadsByName, type RoadGraph } from './road-graph.ts'
import type { SegmentGrid } from './segment-grid.ts'
import { connectedParts, nameKey } from '../places/streets.ts'

/** People know a city by roads of these classes, the most important first. */
const MAIN_CLASSES = ['motorway', 'trunk', 'primary', 'secondary', 'tertiary']
/** A drawing is part of a page: 2,000 points are some 6 KB of it when packed. */
const MOST_DRAWN_POINTS = 2_000

/** A road as people pick it on a map. */
export type RoadOfMap = {
  /** Its index in the region's data. */
  road: number
  /** Empty if it has none. */
  name: string
  geometry: LngLat[]
}

/** A shape drawn on a map, as GeoJSON has it; of a polygon, the first ring counts. */
export type Shape =
  | { type: 'Polygon'; coordinates: LngLat[][] }
  | { type: 'LineString'; coordinates: LngLat[] }

/** Creates the functions that find roads by what is drawn on a map. */
export function createRoadPicker(graph: RoadGraph, grid: SegmentGrid, snapLimitM: number) {
  const pick = (road: number): RoadOfMap => ({
    road,
    name: nameOfRoad(graph, road),
    geometry: lineOf(graph, road),
  })
  return {
    road: pick,

    roadAt([lng, lat]: LngLat): RoadOfMap | undefined {
      const found = grid.nearest(lng, lat, NAMED_BY_M.street)
      return found && pick(found.road)
    },

    streetAt(name: string, point: LngLat): RoadOfMap[] {
      const key = nameKey(name)
      if (key === '') return []
      const named = [...roadsByName(graph)].flatMap(([each, roads]) => (nameKey(each) === key ? roads : []))
      let street: number[] = []
      let streetM = Infinity
      for (const part of connectedParts(graph, named)) {
        const metres = Math.min(
          ...part.flatMap((road) => lineOf(graph, road)).map(([lng, lat]) => haversineM(lng, lat, ...point)),
        )
        if (metres >= streetM) continue
        street = part
        streetM = metres
      }
      return street.map(pick)
    },

    mainRoadsIn(box: BBox): LngLat[][] {
      const byRank: LngLat[][][] = MAIN_CLASSES.map(() => [])
      for (let road = 0; road < graph.roadCount; road++) {
        const highway = (graph.classes[graph.roadClass[road] ?? 0] ?? '').replace(/_link$/, '')
        const rank = MAIN_CLASSES.indexOf(highway)
        if (rank < 0) continue
        const line = lineOf(graph, road)
        if (line.some(([lng, lat]) => isInside(box, lng, lat))) byRank[rank]?.push(line)
      }
      return upTo(MOST_DRAWN_POINTS, byRank.flat())
    },

    nearestOn(roads: readonly number[], [lng, lat]: LngLat): LngLat | undefined {
      const only = new Uint8Array(graph.roadCount)
      for (const road of roads) only[road] = 1
      const found = grid.nearest(lng, lat, snapLimitM, only)
      return found && [found.lng, found.lat]
    },

    roadsIn(shape: Shape): RoadOfMap[] {
      const isArea = shape.type === 'Polygon'
      const line = isArea ? closedRing(shape.coordinates[0] ?? []) : shape.coordinates
      const found: RoadOfMap[] = []
      for (let road = 0; road < graph.roadCount; road++) {
        const start = graph.vertexStart[road] ?? 0
        const end = graph.vertexStart[road + 1] ?? 0
        const at = (v: number): LngLat => [graph.vertexLng[v] ?? 0, graph.vertexLat[v] ?? 0]
        // A road without a crossing is inside as a whole or not at all.
        let isIn = isArea && isInRing(line, at(start))
        for (let v = start + 1; v < end && !isIn; v++) isIn = isCrossed(line, at(v - 1), at(v))
        if (isIn) found.push(pick(road))
      }
      return found
    },
  }
}

/** Answers the first of the lines, as long as they have at most so many points together. */
function upTo(mostPoints: number, lines: readonly LngLat[][]): LngLat[][] {
  let points = 0
  return lines.filter((line) => (points += line.length) <= mostPoints)
}

function closedRing(ring: readonly LngLat[]): LngLat[] {
  const [first] = ring
  return first ? [...ring, first] : []
}

function isCrossed(line: readonly LngLat[], from: LngLat, to: LngLat): boolean {
  return line.some((b, i) => {
    const a = line[i - 1]
    return a !== undefined && doCross(a, b, from, to)
  })
}

/** True if two straight segments have a point in common. */
function doCross(a: LngLat, b: LngLat, c: LngLat, d: LngLat): boolean {
  const isApart = (i: 0 | 1) =>
    Math.max(a[i], b[i]) < Math.min(c[i], d[i]) || Math.max(c[i], d[i]) < Math.min(a[i], b[i])
  if (isApart(0) || isApart(1)) return false
  return turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0
}

/** Positive if c is to the left of the line from a to b, negative to the right, 0 on it. */
const turn = (a: LngLat, b: LngLat, c: LngLat): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
