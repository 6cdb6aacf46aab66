import { haversineM, type LngLat } from './geometry.ts'
import { chooseLandmarks } from './landmarks.ts'
import { findNetwork } from './network.ts'
import { buildRoadGraph, type RoadGraph } from './roadGraph.ts'
import type { Roads } from './roads.ts'
import { buildSegmentGrid, type RoadPoint, type SegmentGrid } from './segmentGrid.ts'
import { WayFinder, type Door } from './shortestWay.ts'
import { assembleWay, type Leg } from './wayGeometry.ts'

export type Directions = {
  /** Whole metres: by road and, at both ends, between the place and the road. */
  distanceM: number
  /** Whole seconds. */
  durationS: number
  geometry: { type: 'LineString'; coordinates: LngLat[] }
}

/** Why there is no way: a point outside the region, no road near or no connection, or one and the same point. */
export type DirectionsRefusal = { refused: 'OUTSIDE_AREA' | 'NO_ROAD' | 'SAME_PLACE' }

/** The way between a place and its road, off the network, is longer than the straight line by this much. */
export const ACCESS_DETOUR = 1.3

/** Speed between a place and its road. */
export const ACCESS_KMH = 15

/** Closer than this, two points are the same place. */
export const SAME_PLACE_M = 1

/**
 * Makes the router of a road network. `snapLimitM` is how far from a road a place may be.
 *
 * What 'exact' means: both points go to the nearest point of any road; between those two the way is the shortest
 * of all ways that obey one-ways, in whole millimetres. Only where no way joins them do both go to the nearest
 * points of the main network instead (the largest part within which everything reaches everything). Two points
 * nearer to each other than to their roads are joined directly, off the network.
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

/** Millimetres from one point to another along their common road; undefined on two roads or against a one-way. */
function alongSameRoad(graph: RoadGraph, start: RoadPoint, end: RoadPoint): number | undefined {
  if (start.road !== end.road) return undefined
  const mm = end.alongMm - start.alongMm
  if (mm < 0 && graph.roadOneway[start.road] === 1) return undefined
  return Math.abs(mm)
}

/**
 * The junctions one can drive to along the road a point is on. A point at a junction is at that junction even
 * when its road is a one-way that leaves or ends there, so it does not matter which of the roads meeting there
 * was found.
 */
function doorsOut(graph: RoadGraph, { road, alongMm }: RoadPoint): Door[] {
  const lengthMm = graph.roadLengthMm[road] ?? 0
  const doors = [{ junction: graph.roadTo[road] ?? 0, mm: lengthMm - alongMm, atMm: lengthMm }]
  if (graph.roadOneway[road] !== 1 || alongMm === 0) {
    doors.push({ junction: graph.roadFrom[road] ?? 0, mm: alongMm, atMm: 0 })
  }
  return doors
}

/** The junctions from which one can drive to a point along the road it is on. */
function doorsIn(graph: RoadGraph, { road, alongMm }: RoadPoint): Door[] {
  const lengthMm = graph.roadLengthMm[road] ?? 0
  const doors = [{ junction: graph.roadFrom[road] ?? 0, mm: alongMm, atMm: 0 }]
  if (graph.roadOneway[road] !== 1 || alongMm === lengthMm) {
    doors.push({ junction: graph.roadTo[road] ?? 0, mm: lengthMm - alongMm, atMm: lengthMm })
  }
  return doors
}
