import type {
  AddressSuggestion,
  LngLat,
  MapQuality,
  MapsProviderName,
  RoadLine,
  ServiceArea,
} from '@ozi/contract'
import type { BBox } from '@ozi/geo'
import type { ClosureShapes } from './closed-roads.ts'

/** The shortest way by road between two points. */
export interface Way {
  /** Whole metres. */
  readonly distanceM: number
  /** Whole seconds. */
  readonly durationS: number
  readonly geometry: RoadLine
  readonly maps: MapSource
}

/** The map that an answer was computed from. */
export interface MapSource {
  readonly provider: string
  readonly quality: MapQuality
  /** Changes whenever the data changes, as far as the provider says. */
  readonly dataVersion: string
}

/** RATE_LIMITED and UNAVAILABLE: the provider does not answer, and no other map may be charged by. */
export interface WayRefusal {
  readonly refused: 'OUTSIDE_AREA' | 'NO_ROAD_NEARBY' | 'NO_ROUTE' | 'SAME_PLACE' | MapsFailureKind
}

export type MapsFailureKind = 'RATE_LIMITED' | 'UNAVAILABLE'

/** No map can answer. The message has no address and no secret in it. */
export class MapsFailure extends Error {
  override name = 'MapsFailure'
  readonly kind: MapsFailureKind

  constructor(kind: MapsFailureKind, message: string) {
    super(message)
    this.kind = kind
  }
}

/** A provider's services; each fails by itself. */
export type MapsService = 'places' | 'routes'

/** The state of this process's maps. */
export interface MapsHealth {
  readonly provider: MapsProviderName
  /** The quality of the map that the next fare is computed from. */
  readonly quality: MapQuality
  /** The services that do not answer, and since when. Empty for the region's own data. */
  readonly failing: readonly { readonly service: MapsService; readonly since: Date }[]
  /** True if the region's own data answers meanwhile; otherwise calls that need the provider are refused. */
  readonly fallsBack: boolean
}

export interface WayOptions {
  /** An estimate that is asked for often and not charged by: it comes from the region's own data. */
  readonly isEstimate?: boolean
  /** No way may lead over these. A provider's way that does is replaced by one of the region's own data, if surveyed. */
  readonly closed?: ClosureShapes
}

/** The city region that is served. */
export interface RegionInfo {
  readonly city: string
  readonly state: string
  readonly centre: LngLat
  /** West, south, east, north; degrees. */
  readonly bbox: [number, number, number, number]
  /** The sources of the map's data, as they must be shown. */
  readonly credits: readonly string[]
}

/**
 * A source of places and ways. One implementation is chosen at start; its data may be replaced meanwhile. The source of a
 * way is stored with its quote, so that a fare can be traced to the map it was computed from.
 *
 * The region's own data answers, whatever the provider is, for the region, its areas, whether a point is in it, and what
 * names mean: those answers must be quick and the same for everybody.
 */
export interface MapsProvider {
  health(): MapsHealth
  /** True if ways avoid closed roads. */
  avoidsClosed(): boolean
  /** The roads that are closed, by the region's own data. */
  closedLines(closed: ClosureShapes): readonly (readonly LngLat[])[]
  /** The main roads that have a part in a box, by the region's own data: the most important first. */
  mainRoads(box: BBox): readonly (readonly LngLat[])[]
  /** Every place of the map that is of one of these categories, those nearest to the city centre first. */
  placesOf(categories: readonly string[]): readonly AddressSuggestion[]
  readonly region: RegionInfo
  /** Best first, all inside the region. @throws MapsFailure */
  search(
    query: string,
    options: { limit: number; proximity?: LngLat | undefined },
  ): Promise<AddressSuggestion[]>
  directions(from: LngLat, to: LngLat, options?: WayOptions): Promise<Way | WayRefusal>
  /** A name for a point, from what is near it; the answer's coordinates are the point itself. @throws MapsFailure */
  nearest(point: LngLat): Promise<AddressSuggestion | { readonly refused: 'OUTSIDE_AREA' }>
  contains(point: LngLat): boolean
  /** True if these words lead to known places, none of which is near the point; false without a known name. */
  isElsewhere(words: string, point: LngLat): boolean
  /** The map's own name of a point, if these words are no name of what is there. */
  mapName(words: string, point: LngLat): string | undefined
  /** The map's landmark of exactly this name nearest to a point, within some metres of it; no street and no area. */
  landmark(name: string, point: LngLat, limitM: number): AddressSuggestion | undefined
  /** The areas, those nearest to the city centre first. */
  areas(): readonly ServiceArea[]
}
