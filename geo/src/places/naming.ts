import type { LngLat } from '../geometry.ts'
import { indexNearest } from './nearest-place.ts'
import type { Place } from './places-file.ts'
import { nameOfRoad, type RoadGraph } from '../roads/road-graph.ts'
import type { SegmentGrid } from '../roads/segment-grid.ts'

/** How far away, in metres, a thing may be to give a point its name. */
export const NAMED_BY_M = {
  /** A landmark right at the point: the first thing anybody would mention. */
  here: 120,
  /** The street at the point, or the street that its lane leads to. */
  street: 200,
  /** A landmark in sight. */
  landmark: 1000,
  /** The part of town, the estate or the town. */
  area: 5000,
} as const

/** Categories of wide places: a point is in them, not at them. */
export const AREAS: ReadonlySet<string> = new Set(['neighborhood', 'estate', 'suburb', 'village', 'town'])

/** No point counts as being at these: only a point in their middle is known, not their extent. */
const NOT_AT: ReadonlySet<string> = new Set(['road', 'city'])

/** True if a point can be at the place: it is no area and no street. */
const isLandmark = ({ category }: Place): boolean => !AREAS.has(category) && !NOT_AT.has(category)

/**
 * Creates a function that names a point as people here would: by a landmark right there, else by its street,
 * the nearest landmark, or the part of town. The result's coordinates are always the point's own.
 */
export function createNaming(
  places: readonly Place[],
  graph: RoadGraph,
  grid: SegmentGrid,
  region: { city: string; state: string },
): (point: LngLat) => Place {
  const nearestLandmark = indexNearest(places.filter(isLandmark))
  const nearestArea = indexNearest(places.filter(({ category }) => AREAS.has(category)))
  const isNamed = Uint8Array.from(graph.roadName, (name) => (name === 0 ? 0 : 1))

  return function nameOf([lng, lat]) {
    const point: LngLat = [lng, lat]
    const road = grid.nearest(lng, lat, NAMED_BY_M.street, isNamed)
    const street = road ? nameOfRoad(graph, road.road) : ''
    const landmark = nearestLandmark(point, NAMED_BY_M.landmark)
    const area = nearestArea(point, NAMED_BY_M.area)
    const by =
      nearestLandmark(point, NAMED_BY_M.here) ??
      (street === '' ? (landmark ?? area) : { placeName: street, category: 'road' })
    return {
      placeName: by?.placeName ?? inFigures(point),
      coordinates: point,
      state: area?.state ?? region.state,
      city: area?.city ?? region.city,
      neighborhood: area?.category === 'neighborhood' ? area.placeName : (area?.neighborhood ?? ''),
      locality: area && area.category !== 'neighborhood' ? area.placeName : (area?.locality ?? ''),
      district: area?.district ?? '',
      street,
      category: by?.category ?? '',
    }
  }
}

/** Creates a function that finds the landmark of exactly this name nearest to a point, within some metres of it. */
export function createLandmarks(
  places: readonly Place[],
): (name: string, point: LngLat, limitM: number) => Place | undefined {
  const byName = Map.groupBy(places.filter(isLandmark), ({ placeName }) => placeName)
  return (name, point, limitM) => indexNearest(byName.get(name) ?? [])(point, limitM)
}

/**
 * The coordinates, for a point far from everything with a name: latitude first, as people read them from a
 * map.
 */
const inFigures = ([lng, lat]: LngLat): string => `${lat.toFixed(5)}, ${lng.toFixed(5)}`
