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
}

/**
 * Where places and ways come from. One implementation is chosen at start; what it says about itself is kept
 * with every quote, so that a fare can be traced to the map it was made from.
 */
export interface MapsProvider {
  readonly provider: string
  readonly quality: MapQuality
  /** Other data, other text. */
  readonly dataVersion: string
  readonly region: ServedRegion
  /** Best first, all inside the region. */
  search(
    query: string,
    options: { limit: number; proximity?: LngLat | undefined },
  ): Promise<AddressSuggestion[]>
  directions(from: LngLat, to: LngLat): Promise<Way | WayRefusal>
  /** What a point is called, by what is near it; the answer lies at the point itself. */
  nearest(point: LngLat): Promise<AddressSuggestion | { readonly refused: 'OUTSIDE_AREA' }>
  contains(point: LngLat): boolean
  /** Nearest to the middle of the city first. */
  areas(): readonly ServedArea[]
}
