export {
  defaultRegionFile,
  loadRegion,
  buildRegion,
  SNAP_LIMIT_M,
  type DirectionsOptions,
  type Region,
} from './region.ts'
export { SAME_NAME_M } from './places/name-list.ts'
export { RegionError } from './read.ts'
export { MAX_SUGGESTIONS, type SearchOptions } from './places/place-search.ts'
export type { Place, Synonyms } from './places/places-file.ts'
export type { Quality } from './region-file.ts'
export type { Directions, DirectionsRefusal } from './roads/directions.ts'
export { ACCESS_DETOUR, ACCESS_KMH } from './roads/directions.ts'
export { packPlaces } from './places/packed-places.ts'
export { packRoads } from './roads/packed-roads.ts'
export type { RoadOfMap, Shape } from './roads/pick-roads.ts'
export { DEFAULT_TRAFFIC, type Traffic } from './roads/traffic.ts'
export { SPEED_KMH, type Road, type Roads, type TurnRestriction } from './roads/roads.ts'
export {
  boxOf,
  distanceToLineM,
  haversineM,
  isInside,
  lineLengthM,
  pointsAlong,
  type BBox,
  type LngLat,
} from './geometry.ts'
