import { type LngLat, LngLat as LngLatShape } from '@ozi/contract'
import { type BBox, boxOf, distanceToLineM, haversineM, isInside, pointsAlong, SNAP_LIMIT_M } from '@ozi/geo'
import { z } from 'zod'
import { MapsFailure, type Way, type WayRefusal } from './maps.ts'

/** A way as a provider answers it, without its source. */
export type ProviderWay = Omit<Way, 'maps'>

/** The answer when there is no way. */
export interface NoWay {
  readonly refused: Extract<WayRefusal['refused'], 'NO_ROAD_NEARBY' | 'NO_ROUTE'>
}

/** How far from a road a place may be, in metres: as on a surveyed map of our own. */
export const ROAD_REACH_M = SNAP_LIMIT_M.surveyed

/**
 * A way as an order stores it: whole units, and drawn from door to door.
 * @throws MapsFailure if it does not join these points, e.g. because the provider has another idea of them
 */
export function toWay(
  from: LngLat,
  to: LngLat,
  way: { readonly distanceM: number; readonly durationS: number; readonly line: readonly LngLat[] },
): ProviderWay {
  const { line } = way
  const [first = from, last = to] = [line.at(0), line.at(-1)]
  // The ends are on a road; rounding moves them a little.
  if (haversineM(...first, ...from) > ROAD_REACH_M + 10 || haversineM(...last, ...to) > ROAD_REACH_M + 10) {
    throw new MapsFailure('UNAVAILABLE', 'the way leads elsewhere')
  }
  // No way is shorter than the straight line: places beside the same bit of road have a way of 0 m.
  const distanceM = Math.round(Math.max(way.distanceM, haversineM(...from, ...to)))
  return {
    distanceM,
    durationS: Math.round(way.durationS),
    geometry: { type: 'LineString', coordinates: [from, ...line, to] },
  }
}

/** A road of the provider and one of ours are the same if they lie this near to each other, metres. */
const SAME_ROAD_M = 15
const PART_M = 100

/** A margin around a way that is wider than SAME_ROAD_M in every inhabited latitude. */
const NEAR_DEGREES = 0.0005

/** True if a way leads along one of these roads. A way that only crosses the end of one does not count. */
export function isOver(way: readonly LngLat[], roads: readonly (readonly LngLat[])[]): boolean {
  const [west, south, east, north] = boxOf(way)
  const around: BBox = [west - NEAR_DEGREES, south - NEAR_DEGREES, east + NEAR_DEGREES, north + NEAR_DEGREES]
  return roads
    .flatMap((road) => pointsAlong(road, PART_M))
    .filter((point) => isInside(around, ...point))
    .some((point) => distanceToLineM(point, way) < SAME_ROAD_M)
}

const found = z.object({
  distance: z.number().nonnegative(),
  duration: z.number().nonnegative(),
  geometry: z.object({ type: z.literal('LineString'), coordinates: z.array(LngLatShape).min(1) }),
})

/** The answer of OSRM and of Mapbox Directions, whose forms are the same. */
export const OsrmAnswer = z.union([
  z.object({
    code: z.literal('Ok'),
    routes: z.tuple([found], z.unknown()),
    data_version: z.string().optional(),
  }),
  z.object({ code: z.enum(['NoRoute', 'NoSegment']) }),
])

/** NoSegment: there is no road near one of the places. */
export const noWayOf = ({ code }: { readonly code: 'NoRoute' | 'NoSegment' }): NoWay => ({
  refused: code === 'NoSegment' ? 'NO_ROAD_NEARBY' : 'NO_ROUTE',
})
