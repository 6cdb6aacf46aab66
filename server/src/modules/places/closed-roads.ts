import type { ClosureGeometry } from '@ozi/contract'
import type { Region, RoadOfMap } from '@ozi/geo'

/** What closes roads, as it was drawn or picked: as many as are in force. The same array for as long as they are. */
export type Closed = readonly ClosureGeometry[]

/** The roads that a closure closes on this map. */
export const roadsClosedBy = oncePerRegion((region, geometry: ClosureGeometry): readonly RoadOfMap[] => {
  if (geometry.type !== 'MultiPoint') return region.roadsIn(geometry)
  const picked = geometry.coordinates.flatMap((point) => region.roadAt(point) ?? [])
  return [...new Map(picked.map((road) => [road.road, road])).values()]
})

/** The roads that are closed on this map, by their indexes. */
export const closedRoads = oncePerRegion(
  (region, closed: Closed): ReadonlyMap<number, RoadOfMap> =>
    new Map(closed.flatMap((each) => roadsClosedBy(region, each)).map((road) => [road.road, road])),
)

/** A search of all roads of a city takes some ten milliseconds: of the same map and the same object, it is done once. */
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
