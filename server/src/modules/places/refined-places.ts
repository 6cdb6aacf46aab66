import type { AddressSuggestion, LngLat } from '@ozi/contract'
import { haversineM } from '@ozi/geo'
import type { Database, Queries } from '../../platform/database/database.ts'
import { listRefinedPlaces, writeRefinedPlace, type RefinedPlace } from './refined-places.store.ts'

/** How often a process reads the places that other processes have refined. */
export const REFINED_READ_SECONDS = 60

/** How far from the map's own point hand-overs may move a place, metres. */
export const REFINED_MAX_M = 300

/**
 * The refined places, in the memory of each process: places of the map that hand-overs have shown at a better point.
 */
export interface RefinedPlaces {
  /** The same place, at its better point if one is known for exactly this point of the map. */
  of(place: AddressSuggestion): AddressSuggestion
  /**
   * Stores a better point of a place of the map, in the caller's transaction; nothing if it is too far from the map's.
   * @param handOvers how many showed it
   */
  write(queries: Queries, place: AddressSuggestion, point: LngLat, handOvers: number): Promise<void>
  refresh(): Promise<void>
}

export function createRefinedPlaces({ sql }: Pick<Database, 'sql'>): RefinedPlaces {
  let known = new Map<string, RefinedPlace>()

  return {
    of(place) {
      const refined = known.get(keyOf(place.placeName, place.coordinates))
      return refined ? { ...place, coordinates: refined.point } : place
    },

    async write(queries, place, point, handOvers) {
      if (haversineM(...place.coordinates, ...point) > REFINED_MAX_M) return
      await writeRefinedPlace(queries, place, point, handOvers)
    },

    async refresh() {
      const places = await listRefinedPlaces(sql)
      known = new Map(places.map((each) => [keyOf(each.name, each.mapPoint), each]))
    },
  }
}

const keyOf = (name: string, point: LngLat): string => `${point.join()} ${name}`
