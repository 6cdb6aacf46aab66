import { haversineM, type LngLat } from '../geometry.ts'
import { customize, type ShortcutLengths } from './hierarchy.ts'
import { drivesBehind, findLocalRoads, indexLocalRoads, type LocalRoads } from './local-roads.ts'
import { findNetwork } from './network.ts'
import type { RoadGraph } from './road-graph.ts'
import type { RoadNetwork } from './road-network.ts'
import { speedKmhOf } from './roads.ts'
import { buildSegmentGrid, type RoadPoint, type SegmentGrid } from './segment-grid.ts'
import { WayFinder, type Door } from './shortest-way.ts'
import { indexTurns, roadOf, type Turns } from './turns.ts'
import { assembleWay, type Leg } from './way-geometry.ts'

export type Directions = {
  /** Whole metres: along the roads, and between the places and their roads. */
  distanceM: number
  /** Whole seconds. */
  durationS: number
  geometry: { type: 'LineString'; coordinates: LngLat[] }
  /** The roads it uses, by their indexes in the region's data, in driving order. */
  roads: number[]
}

/**
 * The reason why there is no way: a point is outside the region, there is no open road near it, none that connects the two,
 * or both points are the same.
 */
export type DirectionsRefusal = {
  refused: 'OUTSIDE_AREA' | 'NO_ROAD_NEARBY' | 'NO_ROUTE' | 'SAME_PLACE'
}

/** The factor by which the off-road way between a place and its road is longer than the straight line. */
export const ACCESS_DETOUR = 1.3

/** The speed between a place and its road. */
export const ACCESS_KMH = 15

/** Two points closer than this are the same place. */
export const SAME_PLACE_M = 1

/** The closed roads and the traffic at the time of a trip. */
export type Conditions = {
  /** Roads, by their indexes, that may not be driven. */
  closed?: ReadonlySet<number> | undefined
  /** Driving takes so many times as long as on average. */
  durationFactor?: number
}

/** What depends on which roads are closed now. */
type OpenNetwork = {
  lengths: ShortcutLengths
  isMainRoad: Uint8Array
  /** Undefined if all roads are open. */
  isOpenRoad: Uint8Array | undefined
  /** Undefined if there are none. */
  local: LocalRoads | undefined
}

/**
 * Creates the router of a road network. `snapLimitM` is how far from a road a place may be.
 *
 * Both points are snapped to the nearest point of any open road. The result is exact: of all ways between these
 * two points that obey one-ways and turn restrictions and do not go through local roads, it is the shortest in whole
 * millimetres. If there is none, both points are snapped to the main network instead (the largest part in which every junction reaches
 * every other). Two points that are closer to each other than to their roads are joined by a straight line, off
 * the network.
 */
export function createRouter(
  network: RoadNetwork,
  snapLimitM: number,
  grid: SegmentGrid = buildSegmentGrid(network.graph, network.cells),
) {
  const { graph, hierarchy } = network
  const turns = indexTurns(graph, network.turns)
  const speedOfClass = graph.classes.map(speedKmhOf)
  const finder = new WayFinder(hierarchy, network.turns.arcDrive)
  const allOpen: OpenNetwork = {
    lengths: network.lengths,
    isMainRoad: network.isMainRoad,
    isOpenRoad: undefined,
    local: indexLocalRoads(graph, network.turns, network.isLocalRoad),
  }
  let lastClosed = ''
  let lastOpen = allOpen

  /** Answers the last network again until other roads are closed, because computing it takes a tenth of a second. */
  function without(closed: ReadonlySet<number> | undefined): OpenNetwork {
    if (!closed || closed.size === 0) return allOpen
    const key = [...closed].sort((a, b) => a - b).join()
    if (key === lastClosed) return lastOpen
    const isOpenRoad = new Uint8Array(graph.roadCount).fill(1)
    for (const road of closed) isOpenRoad[road] = 0
    const isLocalRoad = findLocalRoads(graph, closed)
    const isLeftOut = (road: number) => closed.has(road) || isLocalRoad[road] === 1
    lastClosed = key
    lastOpen = {
      lengths: customize(hierarchy, network.turns, graph.roadLengthMm, isLeftOut),
      isMainRoad: findNetwork(graph, closed).isMainRoad,
      isOpenRoad,
      local: indexLocalRoads(graph, network.turns, isLocalRoad),
    }
    return lastOpen
  }

  return function route(
    from: LngLat,
    to: LngLat,
    { closed, durationFactor = 1 }: Conditions = {},
  ): Directions | DirectionsRefusal {
    const straightM = haversineM(from[0], from[1], to[0], to[1])
    if (straightM < SAME_PLACE_M) return { refused: 'SAME_PLACE' }
    const open = without(closed)
    const start = grid.nearest(from[0], from[1], snapLimitM, open.isOpenRoad)
    const end = grid.nearest(to[0], to[1], snapLimitM, open.isOpenRoad)
    if (!start || !end) return { refused: 'NO_ROAD_NEARBY' }
    if (straightM <= start.distanceM + end.distanceM) {
      return { ...toDirections(from, to, [], straightM, 0, 0), roads: [] }
    }
    const join = (one: RoadPoint, other: RoadPoint) => joinBy(open, from, to, one, other, durationFactor)
    const found = join(start, end)
    if (found) return found
    const mainStart = grid.nearest(from[0], from[1], snapLimitM, open.isMainRoad)
    const mainEnd = grid.nearest(to[0], to[1], snapLimitM, open.isMainRoad)
    return (mainStart && mainEnd && join(mainStart, mainEnd)) ?? { refused: 'NO_ROUTE' }
  }

  function joinBy(
    { lengths, local }: OpenNetwork,
    from: LngLat,
    to: LngLat,
    start: RoadPoint,
    end: RoadPoint,
    durationFactor: number,
  ): Directions | undefined {
    const directMm = alongSameRoad(graph, start, end)
    const outs = doorsOut(graph, turns, start)
    const ins = doorsIn(graph, turns, end)
    const { entries, exits } = local
      ? local.widen({ road: start.road, doors: outs }, { road: end.road, doors: ins })
      : { entries: outs, exits: ins }
    const way = finder.find(lengths, entries, exits)
    let legs: Leg[]
    let roadMm: number
    if (directMm !== undefined && (!way || directMm <= way.lengthMm)) {
      legs = [{ road: start.road, fromMm: start.alongMm, toMm: end.alongMm }]
      roadMm = directMm
    } else if (way) {
      const { entry, exit } = way
      const drives = [...drivesBehind(entry).reverse(), ...way.drives, ...drivesBehind(exit)]
      const middle = drives.map((drive): Leg => {
        const road = roadOf(drive)
        const lengthMm = graph.roadLengthMm[road] ?? 0
        return drive < 0 ? { road, fromMm: lengthMm, toMm: 0 } : { road, fromMm: 0, toMm: lengthMm }
      })
      legs = [
        { road: start.road, fromMm: start.alongMm, toMm: entry.atMm },
        ...middle,
        { road: end.road, fromMm: exit.atMm, toMm: end.alongMm },
      ]
      roadMm = way.lengthMm
    } else {
      return undefined
    }
    const { coordinates, seconds } = assembleWay(graph, speedOfClass, legs)
    const accessM = start.distanceM + end.distanceM
    const line: LngLat[] = [[start.lng, start.lat], ...coordinates, [end.lng, end.lat]]
    return {
      ...toDirections(from, to, line, accessM, roadMm, seconds * durationFactor),
      roads: legs.filter(({ fromMm, toMm }) => fromMm !== toMm).map(({ road }) => road),
    }
  }
}

function toDirections(
  from: LngLat,
  to: LngLat,
  middle: LngLat[],
  accessM: number,
  roadMm: number,
  roadSeconds: number,
): Omit<Directions, 'roads'> {
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
 * The vertices that can be reached along the road a point is on. A point exactly at a junction counts as being
 * there, even if its road is a one-way that leaves or ends there: so it does not matter which of the roads that
 * meet there the point was snapped to.
 */
function doorsOut(graph: RoadGraph, turns: Turns, { road, alongMm }: RoadPoint): Door[] {
  const lengthMm = graph.roadLengthMm[road] ?? 0
  const from = graph.roadFrom[road] ?? 0
  const to = graph.roadTo[road] ?? 0
  const doors: Door[] = []
  if (alongMm === lengthMm) doors.push({ vertex: to, mm: 0, atMm: lengthMm })
  else doors.push({ vertex: turns.after(road), mm: lengthMm - alongMm, atMm: lengthMm })
  if (alongMm === 0) doors.push({ vertex: from, mm: 0, atMm: 0 })
  else if (graph.roadOneway[road] !== 1) doors.push({ vertex: turns.after(-1 - road), mm: alongMm, atMm: 0 })
  return doors
}

/** The vertices from which a point can be reached along its road. */
function doorsIn(graph: RoadGraph, turns: Turns, { road, alongMm }: RoadPoint): Door[] {
  const lengthMm = graph.roadLengthMm[road] ?? 0
  const doorsAt = (vertices: readonly number[], mm: number, atMm: number) =>
    vertices.map((vertex): Door => ({ vertex, mm, atMm }))
  const atStart = alongMm === 0 ? turns.at(graph.roadFrom[road] ?? 0) : turns.before(road)
  const atEnd = alongMm === lengthMm ? turns.at(graph.roadTo[road] ?? 0) : turns.before(-1 - road)
  const isReachedFromEnd = graph.roadOneway[road] !== 1 || alongMm === lengthMm
  return [
    ...doorsAt(atStart, alongMm, 0),
    ...(isReachedFromEnd ? doorsAt(atEnd, lengthMm - alongMm, lengthMm) : []),
  ]
}
