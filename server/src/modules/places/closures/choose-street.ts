import { CLOSURE, closureMessages, type ClosureGeometry, type LngLat, type StreetChoice } from '@ozi/contract'
import { pointsAlong, type Region } from '@ozi/geo'
import { Refusal } from '../../../platform/refusal.ts'

/** Close enough together to find the road again if other data divide it into other stretches. */
const PART_M = 100

/**
 * The points that pick the roads chosen by words. Between two places, those of the way there and of the way back, because
 * the two sides of a street may be roads of their own.
 * @throws Refusal VALIDATION at `street` or `between`
 */
export function chooseStreet(region: Region, { street, between }: StreetChoice): ClosureGeometry {
  const whole = street && region.streetAt(street.name, street.at).map(({ road }) => road)
  if (whole?.length === 0) throw Refusal.fields({ street: closureMessages.noStreet })
  const roads = new Set(between ? roadsBetween(region, between, whole) : whole)
  const points = [...roads].flatMap((road) => pointsAlong(region.road(road).geometry, PART_M))
  if (points.length > CLOSURE.pointsMax) throw Refusal.fields({ street: closureMessages.tooManyRoads })
  return { type: 'MultiPoint', coordinates: points }
}

function roadsBetween(region: Region, places: readonly [LngLat, LngLat], street?: number[]): number[] {
  const [from, to] = street ? places.map((place) => region.nearestOn(street, place)) : places
  if (!from || !to) throw Refusal.fields({ between: closureMessages.notNearStreet })
  const ways = [region.directions(from, to), region.directions(to, from)]
  const roads = ways.flatMap((way) => ('roads' in way ? way.roads : []))
  if (roads.length === 0) throw Refusal.fields({ between: closureMessages.noWay })
  return roads
}
