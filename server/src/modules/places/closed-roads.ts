import type { ClosureGeometry } from '@ozi/contract'
import type { Region, RoadOfMap } from '@ozi/geo'

/** What closes roads, as it was drawn or picked: as many as are in force. The same array for as long as they are. */
export type Closed = readonly ClosureGeometry[]

/** The roads that a closure closes on this map. */
export function roadsClosedBy(region: Region, geometry: ClosureGeometry): RoadOfMap[] {
  if (geometry.type !== 'MultiPoint') return region.roadsIn(geometry)
  const picked = geometry.coordinates.flatMap((point) => region.roadAt(point) ?? [])
  return [...new Map(picked.map((road) => [road.road, road])).values()]
}

const known = new WeakMap<Region, WeakMap<Closed, ReadonlyMap<number, RoadOfMap>>>()

/** The roads that are closed on this map, by their indexes. Found once for each map and each set of closures. */
export function closedRoads(region: Region, closed: Closed): ReadonlyMap<number, RoadOfMap> {
  const ofRegion = known.get(region) ?? new WeakMap<Closed, ReadonlyMap<number, RoadOfMap>>()
  known.set(region, ofRegion)
  const roads =
    ofRegion.get(closed) ??
    new Map(closed.flatMap((each) => roadsClosedBy(region, each)).map((road) => [road.road, road]))
  ofRegion.set(closed, roads)
  return roads
}
