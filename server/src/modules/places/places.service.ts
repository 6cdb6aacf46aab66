import {
  placeMessages,
  type AddressSuggestion,
  type LngLat,
  type MapQuality,
  type OrderPlace,
  type PlaceRefusalData,
  type RoadLine,
  type ServiceArea,
} from '@ozi/contract'
import { boxOf, haversineM, isInside, SAME_NAME_M, type BBox } from '@ozi/geo'
import type { Queries } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { ClosureShapes } from './closed-roads.ts'
import {
  MapsFailure,
  type MapsHealth,
  type MapsProvider,
  type RegionInfo,
  type Way,
  type WayRefusal,
} from './maps.ts'

import { pointsIn } from './points-in-words.ts'
import { REFINED_MAX_M, type RefinedPlaces } from './refined-places.ts'

export type { MapSource, Way } from './maps.ts'

/** Points that differ by less than this in both directions, about 10 cm, count as the same. */
export const SAME_POINT_DEGREES = 1e-6

const SWAPPED = 'Longitude and latitude look swapped.'

/** Directions to a place in the customer's own words. */
export interface Landmark {
  readonly words: string
  readonly of: AddressSuggestion
}

export interface PlacesDeps {
  readonly maps: MapsProvider
  /** The closures in force. */
  readonly closed: () => ClosureShapes
  readonly refined: RefinedPlaces
}

/** Place search and ways by road in the region that is served. */
export function createPlacesService({ maps, closed, refined }: PlacesDeps) {
  /** @throws Refusal SAME_PLACE, or OUTSIDE_AREA with the end that is outside */
  function requireServed(pickup: LngLat, dropoff: LngLat): void {
    requireInside(pickup, 'pickup')
    requireInside(dropoff, 'dropoff')
    if (isSamePoint(pickup, dropoff)) throw new Refusal('SAME_PLACE')
  }

  /** @throws Refusal OUTSIDE_AREA, with a hint if the point is inside once its two numbers change places */
  function requireInside(point: LngLat, end?: PlaceRefusalData['end']): void {
    if (maps.contains(point)) return
    const [lng, lat] = point
    throw refusePlace('OUTSIDE_AREA', end, maps.contains([lat, lng]) ? SWAPPED : undefined)
  }

  /**
   * The rider goes by a place's name and landmark and the fare by its coordinates, so all must mean about the
   * same place. A landmark may use a name that only makes sense with the place's: the market of a town.
   * @param places by the names of their fields in the input
   * @param landmarks likewise, each with its place
   * @param texts other words that the rider reads: coordinates and links in them must be at one of the places
   * @throws Refusal VALIDATION at the field of each place and landmark whose words lead elsewhere
   */
  function requireOwnNames(
    places: Readonly<Record<string, AddressSuggestion>>,
    landmarks: Readonly<Record<string, Landmark>> = {},
    texts: Readonly<Record<string, string>> = {},
  ): void {
    const ends = [...Object.values(places), ...Object.values(landmarks).map(({ of }) => of)]
    const checks = [
      ...Object.entries(texts).map(([field, words]) => [field, wrongPoint(words, ends)] as const),
      ...Object.entries(places).map(
        ([field, place]) => [`${field}.placeName`, wrongPoint(place.placeName, [place])] as const,
      ),
      ...Object.entries(landmarks).map(([field, { words, of }]) => [field, wrongPoint(words, [of])] as const),
      ...Object.entries(places)
        .filter(([, { placeName, coordinates }]) => maps.isElsewhere(placeName, coordinates))
        .map(([field]) => [`${field}.placeName`, placeMessages.elsewhere] as const),
      ...Object.entries(landmarks)
        .filter(([, { words, of }]) => maps.isElsewhere(`${words}, ${of.placeName}`, of.coordinates))
        .map(([field]) => [field, placeMessages.landmarkElsewhere] as const),
    ]
    const problems = checks.flatMap(([field, message]) =>
      message === null ? [] : [[field, message] as const],
    )
    if (problems.length > 0) throw Refusal.fields(Object.fromEntries(problems))
  }

  /** Checks coordinates and links to maps in words: they must be near one of these places. @returns the problem, or null */
  function wrongPoint(words: string, near: readonly Pick<AddressSuggestion, 'coordinates'>[]): string | null {
    const { points, hasUnreadLink } = pointsIn(words)
    if (hasUnreadLink) return placeMessages.linkUnread
    const isHere = ([lng, lat]: LngLat) =>
      near.some(({ coordinates }) => haversineM(lng, lat, ...coordinates) <= SAME_NAME_M)
    const isElsewhere = ([lng, lat]: LngLat) => {
      const read: LngLat[] = [
        [lng, lat],
        [lat, lng],
      ]
      return read.some((point) => maps.contains(point)) && !read.some(isHere)
    }
    return points.some(isElsewhere) ? placeMessages.pointElsewhere : null
  }

  /** The end that has no road to the city centre; undefined if both have one, but not to each other. */
  async function endWithoutRoad(pickup: LngLat, dropoff: LngLat): Promise<PlaceRefusalData['end']> {
    const isCutOff = async (point: LngLat) => {
      const way = await maps.directions(point, maps.region.centre, { isEstimate: true, closed: closed() })
      return 'refused' in way && isAboutRoads(way.refused)
    }
    if (await isCutOff(pickup)) return 'pickup'
    return (await isCutOff(dropoff)) ? 'dropoff' : undefined
  }

  /**
   * The shortest way.
   * @throws Refusal SAME_PLACE; OUTSIDE_AREA, NO_ROAD_NEARBY or NO_ROUTE with the end that it is about; UNAVAILABLE
   */
  async function findWay(pickup: LngLat, dropoff: LngLat): Promise<Way> {
    requireServed(pickup, dropoff)
    const way = await maps.directions(pickup, dropoff, { closed: closed() })
    if ('refused' in way) {
      const end = isAboutRoads(way.refused) ? await endWithoutRoad(pickup, dropoff) : undefined
      throw refusePlace(way.refused, end)
    }
    return way
  }

  return {
    requireServed,
    requireInside,
    requireOwnNames,
    findWay,

    contains: (point: LngLat): boolean => maps.contains(point),

    /** How long the way takes; null if there is none. */
    async secondsByRoad(from: LngLat, to: LngLat): Promise<number | null> {
      const way = await maps.directions(from, to, { isEstimate: true, closed: closed() })
      if (!('refused' in way)) return way.durationS
      return way.refused === 'SAME_PLACE' ? 0 : null
    },

    /** A place as an order keeps it: with the map's own name beside the customer's words. */
    withMapName(place: AddressSuggestion): OrderPlace {
      const mapName = maps.mapName(place.placeName, place.coordinates)
      return mapName === undefined ? place : { ...place, mapName }
    },

    /** @throws Refusal UNAVAILABLE */
    async search(query: {
      q: string
      limit: number
      proximity?: LngLat | undefined
    }): Promise<AddressSuggestion[]> {
      const { q, limit, proximity } = query
      const found = await maps.search(q, { limit, proximity }).catch(refuseFailure)
      return found.map(refined.of)
    },

    /** A place of the map at the point that hand-overs have shown to be better; any other place as it is. */
    refined: (place: AddressSuggestion): AddressSuggestion => refined.of(place),

    /** The map's own landmark that a place's name means; undefined if the name is somebody's own words. */
    landmarkOf({ placeName, coordinates }: AddressSuggestion): AddressSuggestion | undefined {
      return maps.landmark(placeName, coordinates, REFINED_MAX_M)
    },

    refine: (queries: Queries, place: AddressSuggestion, point: LngLat, handOvers: number): Promise<void> =>
      refined.write(queries, place, point, handOvers),

    /** Reads what other processes, and this one, have refined. */
    refreshRefined: (): Promise<void> => refined.refresh(),

    async directions(
      from: LngLat,
      to: LngLat,
      { withStreets = false } = {},
    ): Promise<{
      distanceKm: number
      durationMinutes: number
      geometry: RoadLine
      closed: LngLat[][]
      streets?: LngLat[][]
    }> {
      const { distanceM, durationS, geometry } = await findWay(from, to)
      const box = boxOf(geometry.coordinates)
      const lines = maps
        .closedLines(closed())
        .filter((line) => line.some(([lng, lat]) => isInside(box, lng, lat)))
      return {
        distanceKm: toKm(distanceM),
        durationMinutes: toMinutes(durationS),
        geometry,
        closed: lines.map((line) => [...line]),
        ...(withStreets && { streets: maps.mainRoads(widened(box)).map((line) => [...line]) }),
      }
    },

    /** Places of the map by category, those nearest to the city centre first. */
    placesOf(categories: readonly string[]): readonly AddressSuggestion[] {
      return maps.placesOf(categories).map(refined.of)
    },

    /** @throws Refusal OUTSIDE_AREA, UNAVAILABLE */
    async nearest(point: LngLat): Promise<AddressSuggestion> {
      requireInside(point)
      const named = await maps.nearest(point).catch(refuseFailure)
      if ('refused' in named) throw new Refusal(named.refused)
      return named
    },

    isElsewhere(words: string, point: LngLat): boolean {
      return maps.isElsewhere(words, point)
    },

    areas(): readonly ServiceArea[] {
      return maps.areas()
    },

    region(): Omit<RegionInfo, 'credits'> & { credits: string[]; quality: MapQuality } {
      const { region } = maps
      return { ...region, credits: [...region.credits], quality: maps.health().quality }
    },

    health: (): MapsHealth => maps.health(),

    /** True if ways avoid closed roads. */
    avoidsClosed: (): boolean => maps.avoidsClosed(),
  }
}

export type PlacesService = ReturnType<typeof createPlacesService>

const isAboutRoads = (refused: WayRefusal['refused']): boolean =>
  refused === 'NO_ROAD_NEARBY' || refused === 'NO_ROUTE'

export function isSamePoint(a: LngLat, b: LngLat): boolean {
  return Math.abs(a[0] - b[0]) <= SAME_POINT_DEGREES && Math.abs(a[1] - b[1]) <= SAME_POINT_DEGREES
}

/** Makes a box a square, because a drawing may have another shape: a way straight to the north is shown with what is beside it. */
function widened([west, south, east, north]: BBox): BBox {
  const by = Math.max(east - west, north - south)
  return [west - by, south - by, east + by, north + by]
}

/** Kilometres, exact to the metre. */
export function toKm(distanceM: number): number {
  return distanceM / 1000
}

/** Whole minutes, rounded up, because nobody minds a rider who is early; at least one. */
export function toMinutes(durationS: number): number {
  return Math.max(1, Math.ceil(durationS / 60))
}

/** A customer is never told RATE_LIMITED here: it is Ozi that asks the provider too often, not the customer. */
function refusePlace(code: WayRefusal['refused'], end?: PlaceRefusalData['end'], hint?: string): Refusal {
  if (code === 'RATE_LIMITED' || code === 'UNAVAILABLE') return Refusal.unavailable()
  const data: PlaceRefusalData = { ...(end && { end }), ...(hint && { hint }) }
  return new Refusal(code, end || hint ? { data: { ...data } } : {})
}

function refuseFailure(error: unknown): never {
  throw error instanceof MapsFailure ? refusePlace(error.kind) : error
}
