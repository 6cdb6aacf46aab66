import type { LngLat } from '../geometry.ts'

/** The layers of a map, drawn from the first to the last. */
export const LAYERS = ['land', 'water', 'buildings', 'roads', 'places'] as const
export type Layer = (typeof LAYERS)[number]

export type ShapeGeometry =
  | { type: 'Point'; coordinates: LngLat }
  | { type: 'LineString'; coordinates: LngLat[] }
  | { type: 'Polygon'; coordinates: LngLat[][] }
  | { type: 'MultiPolygon'; coordinates: LngLat[][][] }

/**
 * Something on the map. Its properties: of roads `class` (OpenStreetMap's highway without `_link`), `name`, `oneway`; of
 * land `kind`; of places `name`, `kind` (a place's category), `rank` (0 the city, 1 towns, 2 parts of town, 3 landmarks,
 * 4 all else). Empty texts are left out.
 */
export type Shape = {
  geometry: ShapeGeometry
  properties: Readonly<Record<string, string | number | boolean>>
}

export type Shapes = Partial<Record<Layer, readonly Shape[]>>

/** The first zoom at which a road of a class appears; of any other class, OTHER_ROAD_ZOOM. */
const ROAD_ZOOM: Readonly<Record<string, number>> = {
  motorway: 8,
  trunk: 8,
  primary: 9,
  secondary: 10,
  tertiary: 11,
  unclassified: 12,
  residential: 12,
}
const OTHER_ROAD_ZOOM = 13

/** The first zoom at which a place appears, by its rank; for other ranks, OTHER_PLACE_ZOOM. */
const PLACE_ZOOM: readonly number[] = [8, 9, 12, 13]
const OTHER_PLACE_ZOOM = 14

const LAYER_ZOOM: Readonly<Record<Exclude<Layer, 'roads' | 'places'>, number>> = {
  land: 10,
  water: 8,
  buildings: 14,
}

/** The first zoom at which a shape is in the tiles. */
export function firstZoomOf(layer: Layer, properties: Shape['properties']): number {
  if (layer === 'roads') return ROAD_ZOOM[String(properties['class'])] ?? OTHER_ROAD_ZOOM
  if (layer === 'places') return PLACE_ZOOM[Number(properties['rank'])] ?? OTHER_PLACE_ZOOM
  return LAYER_ZOOM[layer]
}

const RANK: Readonly<Record<string, number>> = {
  city: 0,
  town: 1,
  neighborhood: 2,
  estate: 2,
  junction: 3,
  market: 3,
  hospital: 3,
  university: 3,
  airport: 3,
  stadium: 3,
  transport: 3,
}

/** How important a place of this category is: 0 is the city. */
export const rankOf = (category: string): number => RANK[category] ?? 4
