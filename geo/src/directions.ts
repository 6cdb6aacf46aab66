import { haversineM, type LngLat } from './geometry.ts'
import { chooseLandmarks } from './landmarks.ts'
import { findNetwork } from './network.ts'
import { buildRoadGraph, type RoadGraph } from './road-graph.ts'
import type { Roads } from './roads.ts'
import { buildSegmentGrid, type RoadPoint, type SegmentGrid } from './segment-grid.ts'
import { WayFinder, type Door } from './shortest-way.ts'
import { assembleWay, type Leg } from './way-geometry.ts'

export type Directions = {
  /** Whole metres: along the roads, and between the places and their roads. */
  distanceM: number
  /** Whole seconds. */
  durationS: number
  geometry: { type: 'LineString'; coordinates: LngLat[] }
}

/**
 * Why there is no way: a point is outside the region, there is no road near it or no connection, or both
 * points are the same.
 */
export type DirectionsRefusal = { refused: 'OUTSIDE_AREA' | 'NO_ROAD' | 'SAME_PLACE' }

/** The factor by which the off-road way between a place and its road is longer than the straight line. */
export const ACCESS_DETOUR = 1.3

/** The speed between a place and its road. */
export const ACCESS_KMH = 15

/** Two points closer than this are the same place. */
export const SAME_PLACE_M = 1

/**
 * Creates the router of a road network. `snapLimitM` is how far from a road a place may be.
 *
 * Both points are snapped to the nearest point of any road. The result is exact: of all ways between these
 * two points that obey one-ways, it is the shortest in whole millimetres. If there is none, both points are
 * snapped to the main network instead (the largest part in which every junction reaches every other). Two
 * points that are closer to each other than to their roads are joined by a straight line, off the network.
 */
export function createRouter(
  roads: Roads,
  snapLimitM: number,
  graph: RoadGraph = buildRoadGraph(roads),
  grid: SegmentGrid = buildSegmentGrid(graph),
) {
  const network = findNetwork(graph)
  const finder = new WayFinder(graph, chooseLandmarks(graph, network))

  return function route(from: LngLat, to: LngLat): Directions | DirectionsRefusal {
    const straightM = haversineM(from[0], from[1], to[0], to[1])
    if (straightM < SAME_PLACE_M) return { refused: 'SAME_PLACE' }
    const start = grid.nearest(from[0], from[1], snapLimitM)
    const end = grid.nearest(to[0], to[1], snapLimitM)
    if (!start || !end) return { refused: 'NO_ROAD' }
    if (straightM <= start.distanceM + end.distanceM) {
      return toDirections(from, to, [], straightM, 0, 0)
    }
    const found = join(from, to, start, end)
    if (found) return found
    const mainStart = grid.nearest(from[0], from[1], snapLimitM, network.isMainRoad)
    const mainEnd = grid.nearest(to[0], to[1], snapLimitM, network.isMainRoad)
    return (mainStart && mainEnd && join(from, to, mainStart, mainEnd)) ?? { refused: 'NO_ROAD' }
  }

  function join(from: LngLat, to: LngLat, start: RoadPoint, end: RoadPoint): Directions | undefined {
    const way = finder.find(doorsOut(graph, start), doorsIn(graph, end), doorsOut(graph, end))
    const directMm = alongSameRoad(graph, start, end)
    let legs: Leg[]
    let roadMm: number
    if (directMm !== undefined && (!way || directMm <= way.lengthMm)) {
      legs = [{ road: start.road, fromMm: start.alongMm, toMm: end.alongMm }]
      roadMm = directMm
    } else if (way) {
      const lengthOf = (road: number) => graph.roadLengthMm[road] ?? 0
      const middle = way.roads.map((signed): Leg => {
        const road = signed < 0 ? -1 - signed : signed
        return signed < 0
          ? { road, fromMm: lengthOf(road), toMm: 0 }
          : { road, fromMm: 0, toMm: lengthOf(road) }
      })
      legs = [
        { road: start.road, fromMm: start.alongMm, toMm: way.entry.atMm },
        ...middle,
        { road: end.road, fromMm: way.exit.atMm, toMm: end.alongMm },
      ]
      roadMm = way.lengthMm
    } else {
      return undefined
    }
    const { coordinates, seconds } = assembleWay(graph, legs)
    const accessM = start.distanceM + end.distanceM
    return toDirections(
      from,
      to,
      [[start.lng, start.lat], ...coordinates, [end.lng, end.lat]],
      accessM,
      roadMm,
      seconds,
    )
  }
}

function toDirections(
  from: LngLat,
  to: LngLat,
  middle: LngLat[],
  accessM: number,
  roadMm: number,
  roadSeconds: number,
): Directions {
  const coordinates: LngLat[] = []
  for (const point of [from, ...middle, to]) {
    const last = coordinates[coordinates.length - 1]
    if (!last || last[0] !== point[0] || last[1] !== point[1]) coordinates.push([point[0], point[1]])
  }
  const offRoadM = accessM * ACCESS_DETOUR
  return {
    distanceM: Math.round(offRoadM + roadMm / 1000),
    durationS: Math.round(offRoadM / (ACCESS_KMH / 3.6) + roadSeconds),
    geometry: { type: 'LineString', coordinates },
  }
}

/**
 * Millimetres between two points on the same road; undefined if the roads differ or the way is against a
 * one-way.
 */
function alongSameRoad(graph: RoadGraph, start: RoadPoint, end: RoadPoint): number | undefined {
  if (start.road !== end.road) return undefined
  const mm = end.alongMm - start.alongMm
  if (mm < 0 && graph.roadOneway[start.road] === 1) return undefined
  return Math.abs(mm)
}

/**
 * The junctions that can be reached along the road a point is on. A point exactly at a junction counts as
 * being there, even if its road is a one-way that leaves or ends there: so it does not matter which of the
 * roads that meet there the point was snapped to.
 */
function doorsOut(graph: RoadGraph, { road, alongMm }: RoadPoint): Door[] {
  const lengthMm = graph.roadLengthMm[road] ?? 0
  const doors = [{ junction: graph.roadTo[road] ?? 0, mm: lengthMm - alongMm, atMm: lengthMm }]
  if (graph.roadOneway[road] !== 1 || alongMm === 0) {
    doors.push({ junction: graph.roadFrom[road] ?? 0, mm: alongMm, atMm: 0 })
  }
  return doors
}

/** The junctions from which a point can be reached along its road. */
function doorsIn(graph: RoadGraph, { road, alongMm }: RoadPoint): Door[] {
  const lengthMm = graph.roadLengthMm[road] ?? 0
  const doors = [{ junction: graph.roadFrom[road] ?? 0, mm: alongMm, atMm: 0 }]
  if (graph.roadOneway[road] !== 1 || alongMm === lengthMm) {
    doors.push({ junction: graph.roadTo[road] ?? 0, mm: lengthMm - alongMm, atMm: lengthMm })
  }
  return doors
}
