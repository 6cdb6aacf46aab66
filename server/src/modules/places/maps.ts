import type { AddressSuggestion, LngLat, MapQuality, RoadLine, ServedArea } from '@ozi/contract'

/** The shortest way by road between two points. */
export interface Way {
  /** Whole metres. */
  readonly distanceM: number
  /** Whole seconds. */
  readonly durationS: number
  readonly geometry: RoadLine
}

export interface WayRefusal {
  readonly refused: 'OUTSIDE_AREA' | 'NO_ROAD' | 'SAME_PLACE'
}

/** The city region that is served. */
export interface ServedRegion {
  readonly city: string
  readonly state: string
  readonly centre: LngLat
  /** West, south, east, north; degrees. */
  readonly bbox: [number, number, number, number]
  /** Whom the map's data comes from, as it must be shown. */
  readonly credits: readonly string[]
}

/**
 * A source of places and ways. One implementation is chosen at start; its data may be replaced meanwhile. Its name, quality and data version are
 * stored with every quote, so that a fare can be traced to the map it was computed from.
 */
export interface MapsProvider {
  readonly provider: string
  readonly quality: MapQuality
  /** Changes whenever the data changes. */
  readonly dataVersion: string
  readonly region: ServedRegion
  /** Best first, all inside the region. */
  search(
    query: string,
    options: { limit: number; proximity?: LngLat | undefined },
  ): Promise<AddressSuggestion[]>
  directions(from: LngLat, to: LngLat): Promise<Way | WayRefusal>
  /** A name for a point, from what is near it; the answer's coordinates are the point itself. */
  nearest(point: LngLat): Promise<AddressSuggestion | { readonly refused: 'OUTSIDE_AREA' }>
  contains(point: LngLat): boolean
  /** Whether these words lead to known places, none of which is near the point; false without a known name. */
  isElsewhere(words: string, point: LngLat): boolean
  /** The map's own name of a point, if these words are no name of what is there. */
  mapName(words: string, point: LngLat): string | undefined
  /** Those nearest to the city centre first. */
  areas(): readonly ServedArea[]
}
