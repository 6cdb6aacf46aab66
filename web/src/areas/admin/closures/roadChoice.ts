import type { AddressSuggestion, ClosurePreviewInput, LngLat } from '@ozi/contract'
import type { Point } from '~/map/mapContent'

/** How roads are chosen: by name, or by pressing the map. */
export const WAYS = ['street', 'pick', 'line', 'area'] as const
export type Way = (typeof WAYS)[number]
type MapWay = Exclude<Way, 'street'>

export const STREET_FIELDS = ['street', 'from', 'to'] as const
export type StreetField = (typeof STREET_FIELDS)[number]

/** A place as typed; null until one is chosen. */
export interface PlaceEntry {
  readonly text: string
  readonly place: AddressSuggestion | null
}

export interface RoadChoice {
  readonly way: Way
  readonly places: Readonly<Record<StreetField, PlaceEntry>>
  /** Pressed on the map. */
  readonly points: readonly Point[]
}

const NO_PLACE: PlaceEntry = { text: '', place: null }
export const NOTHING: RoadChoice = {
  way: 'street',
  places: { street: NO_PLACE, from: NO_PLACE, to: NO_PLACE },
  points: [],
}

/** Only one of two places is chosen. */
export const lacksOnePlace = ({ way, places: { from, to } }: RoadChoice): boolean =>
  way === 'street' && (from.place === null) !== (to.place === null)

const LEAST = { pick: 1, line: 2, area: 3 } as const

/** The question for the server; null while too little is chosen. */
export function previewInputOf(choice: RoadChoice): ClosurePreviewInput | null {
  const { way, places, points } = choice
  if (way !== 'street') {
    return points.length < LEAST[way] ? null : { geometry: geometryOf(way, points) }
  }
  const { street, from, to } = places
  if (lacksOnePlace(choice) || (street.place === null && from.place === null)) return null
  return {
    ...(street.place && {
      street: { name: street.place.street || street.place.placeName, at: street.place.coordinates },
    }),
    ...(from.place && to.place && { between: [from.place.coordinates, to.place.coordinates] }),
  }
}

function geometryOf(way: MapWay, points: readonly Point[]) {
  const coordinates = points.map(([lng, lat]): LngLat => [lng, lat])
  if (way === 'pick') return { type: 'MultiPoint', coordinates } as const
  if (way === 'line') return { type: 'LineString', coordinates } as const
  return { type: 'Polygon', coordinates: [coordinates] as [LngLat[]] } as const
}
