import type { LngLat } from './geometry.ts'
import { indexNearest } from './nearestPlace.ts'
import type { Place } from './placesFile.ts'
import type { Roads } from './roads.ts'
import type { SegmentGrid } from './segmentGrid.ts'

/** How far off, in metres, something may lie that a point is called by. */
export const NAMED_BY_M = {
  /** What stands right here: the first that anybody would say. */
  here: 120,
  /** The street one stands in, or at the end of whose lane. */
  street: 200,
  /** What one sees from here. */
  landmark: 1000,
  /** The part of town, the estate, the town. */
  area: 5000,
} as const

/** Places that are wide: one is in them, not at them. */
const AREAS: ReadonlySet<string> = new Set(['neighborhood', 'estate', 'suburb', 'village', 'town'])

/** Of these a point in the middle is known and not where they run or end: nothing lies at them. */
const NOT_AT: ReadonlySet<string> = new Set(['road', 'city'])

/**
 * Makes what says how a point is called, as people here would: by what stands right there, else by its street,
 * by the nearest landmark, by the part of town. The answer lies at the point itself, whatever names it.
 */
export function createNaming(
  places: readonly Place[],
  { roads }: Roads,
  grid: SegmentGrid,
  region: { city: string; state: string },
): (point: LngLat) => Place {
  const nearestLandmark = indexNearest(
    places.filter(({ category }) => !AREAS.has(category) && !NOT_AT.has(category)),
  )
  const nearestArea = indexNearest(places.filter(({ category }) => AREAS.has(category)))
  const isNamed = Uint8Array.from(roads, ({ name }) => (name === '' ? 0 : 1))

  return function nameOf([lng, lat]) {
    const point: LngLat = [lng, lat]
    const road = grid.nearest(lng, lat, NAMED_BY_M.street, isNamed)
    const street = (road && roads[road.road]?.name) ?? ''
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

/** Far from everything that has a name: latitude first, as people read it from a map. */
const inFigures = ([lng, lat]: LngLat): string => `${lat.toFixed(5)}, ${lng.toFixed(5)}`
