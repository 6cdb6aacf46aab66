import type { AddressSuggestion, LngLat } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'

/** A place of the map, and where people are met there. */
export interface RefinedPlace {
  readonly name: string
  /** The map's own point. */
  readonly mapPoint: LngLat
  readonly point: LngLat
}

interface RefinedRow {
  readonly place_name: string
  readonly place_longitude: number
  readonly place_latitude: number
  readonly longitude: number
  readonly latitude: number
}

export async function listRefinedPlaces(queries: Queries): Promise<RefinedPlace[]> {
  const rows = await queries<RefinedRow[]>`
    select place_name, place_longitude, place_latitude, longitude, latitude from refined_places`
  return rows.map((row) => ({
    name: row.place_name,
    mapPoint: [row.place_longitude, row.place_latitude],
    point: [row.longitude, row.latitude],
  }))
}

/** @param handOvers how many showed the point */
export async function writeRefinedPlace(
  queries: Queries,
  { placeName, coordinates: [placeLongitude, placeLatitude] }: AddressSuggestion,
  [longitude, latitude]: LngLat,
  handOvers: number,
): Promise<void> {
  await queries`
    insert into refined_places (place_name, place_longitude, place_latitude, longitude, latitude, hand_overs)
    values (${placeName}, ${placeLongitude}, ${placeLatitude}, ${longitude}, ${latitude}, ${handOvers})
    on conflict (place_name, place_longitude, place_latitude) do update set
      longitude = excluded.longitude, latitude = excluded.latitude, hand_overs = excluded.hand_overs`
}
