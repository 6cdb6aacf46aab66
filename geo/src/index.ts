export {
  defaultRegionFile,
  loadRegion,
  buildRegion,
  SNAP_LIMIT_M,
  type DirectionsOptions,
  type Region,
} from './region.ts'
export { SAME_NAME_M } from './name-list.ts'
export { RegionError } from './read.ts'
export { MAX_SUGGESTIONS, type SearchOptions } from './place-search.ts'
export type { Place, Synonyms } from './places-file.ts'
export type { Quality } from './region-file.ts'
export type { Directions, DirectionsRefusal } from './directions.ts'
export { ACCESS_DETOUR, ACCESS_KMH } from './directions.ts'
export { packPlaces } from './packed-places.ts'
export { packRoads } from './packed-roads.ts'
export type { RoadOfMap, Shape } from './pick-roads.ts'
export { DEFAULT_TRAFFIC, type Traffic } from './traffic.ts'
export { SPEED_KMH, type Road, type Roads, type TurnRestriction } from './roads.ts'
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
