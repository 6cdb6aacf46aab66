import type { ClosureGeometry } from '@ozi/contract'
import type { Region, RoadOfMap } from '@ozi/geo'

/** The shapes of all closures in force, as the staff drew or picked them; the same array until one begins or ends. */
export type ClosureShapes = readonly ClosureGeometry[]

/** The roads that a closure closes on this map. */
export const roadsClosedBy = oncePerRegion((region, geometry: ClosureGeometry): readonly RoadOfMap[] => {
  if (geometry.type !== 'MultiPoint') return region.roadsIn(geometry)
  const picked = geometry.coordinates.flatMap((point) => region.roadAt(point) ?? [])
  return [...new Map(picked.map((road) => [road.road, road])).values()]
})

/** The roads that are closed on this map, by their indexes. */
export const closedRoads = oncePerRegion(
  (region, closed: ClosureShapes): ReadonlyMap<number, RoadOfMap> =>
    new Map(closed.flatMap((each) => roadsClosedBy(region, each)).map((road) => [road.road, road])),
)

/** Searching all roads of a city takes some ten milliseconds, so each object is looked up once on each map. */
function oncePerRegion<Of extends object, Found>(find: (region: Region, of: Of) => Found) {
  const known = new WeakMap<Region, WeakMap<Of, Found>>()
  return (region: Region, of: Of): Found => {
    const ofRegion = known.get(region) ?? new WeakMap<Of, Found>()
    known.set(region, ofRegion)
    const found = ofRegion.get(of) ?? find(region, of)
    ofRegion.set(of, found)
    return found
  }
}
