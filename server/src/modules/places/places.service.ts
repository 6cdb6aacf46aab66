import type { AddressSuggestion, LngLat, PlaceRefusalData, RoadLine } from '@ozi/contract'
import { Refusal } from '../../platform/refusal.ts'
import type { MapsProvider, MapsQuality, ServedRegion, Way } from './maps.ts'

/** Points nearer than this in both directions, about a hand's breadth, are one and the same. */
const SAME_POINT_DEGREES = 1e-6

/** A way and the map it was found on. */
export interface MappedWay extends Way {
  readonly maps: { readonly provider: string; readonly quality: MapsQuality; readonly dataVersion: string }
}

/** Place search and ways by road in the region that is served. */
export function createPlacesService({ maps }: { maps: MapsProvider }) {
  const { provider, quality, dataVersion } = maps

  /** @throws Refusal SAME_PLACE, or OUTSIDE_AREA with the end that is outside */
  function requireServed(pickup: LngLat, dropoff: LngLat): void {
    if (!maps.contains(pickup)) throw refuseEnd('OUTSIDE_AREA', 'pickup')
    if (!maps.contains(dropoff)) throw refuseEnd('OUTSIDE_AREA', 'dropoff')
    if (isSamePoint(pickup, dropoff)) throw new Refusal('SAME_PLACE')
  }

  /** The shortest way. @throws Refusal SAME_PLACE, NO_ROAD, or OUTSIDE_AREA with the end that is outside */
  async function findWay(pickup: LngLat, dropoff: LngLat): Promise<MappedWay> {
    requireServed(pickup, dropoff)
    const way = await maps.directions(pickup, dropoff)
    if ('refused' in way) throw new Refusal(way.refused)
    return { ...way, maps: { provider, quality, dataVersion } }
  }

  return {
    requireServed,
    findWay,

    search(query: {
      q: string
      limit: number
      proximity?: LngLat | undefined
    }): Promise<AddressSuggestion[]> {
      return maps.search(query.q, { limit: query.limit, proximity: query.proximity })
    },

    async directions(
      from: LngLat,
      to: LngLat,
    ): Promise<{ distanceKm: number; durationMinutes: number; geometry: RoadLine }> {
      const { distanceM, durationS, geometry } = await findWay(from, to)
      return { distanceKm: toKm(distanceM), durationMinutes: toMinutes(durationS), geometry }
    },

    region(): ServedRegion & { quality: MapsQuality } {
      return { ...maps.region, quality }
    },
  }
}

export type PlacesService = ReturnType<typeof createPlacesService>

/** Whether two points are the same place to us. */
export function isSamePoint(a: LngLat, b: LngLat): boolean {
  return Math.abs(a[0] - b[0]) <= SAME_POINT_DEGREES && Math.abs(a[1] - b[1]) <= SAME_POINT_DEGREES
}

/** Kilometres, exact to the metre. */
export function toKm(distanceM: number): number {
  return distanceM / 1000
}

/** Whole minutes, rounded up: nobody minds a rider who is early. At least one. */
export function toMinutes(durationS: number): number {
  return Math.max(1, Math.ceil(durationS / 60))
}

function refuseEnd(code: 'OUTSIDE_AREA', end: 'pickup' | 'dropoff'): Refusal {
  const data: PlaceRefusalData = { end }
  return new Refusal(code, { data: { ...data } })
}
