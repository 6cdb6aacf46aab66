import type { LngLat } from '../geometry.ts'

/** A stretch of road between two junctions. */
export type Road = {
  /** Indexes into `junctions`. */
  from: number
  to: number
  name: string
  /** OpenStreetMap's highway class, e.g. 'primary'. */
  highway: string
  /** True if driving is allowed only from `from` to `to`. */
  oneway: boolean
  /** True if only those may drive it who begin or end on it or behind it. */
  noThrough?: boolean
  /** From one junction to the other, both included. */
  geometry: LngLat[]
}

/**
 * A sequence of roads that must not be driven (`no`), or the only one that may be driven once its first road is
 * (`only`). All numbers but `at` are indexes into the roads.
 */
export type TurnRestriction = {
  kind: 'no' | 'only'
  from: number
  /** The roads between `from` and `to`, in driving order; mostly none. */
  via: number[]
  to: number
  /** The junction, an index into `junctions`, at which `from` ends. */
  at: number
}

export type Roads = { junctions: LngLat[]; roads: Road[]; restrictions: TurnRestriction[] }

/**
 * Average speeds in km/h by highway class, including traffic and junctions: what a motorcycle or a small car
 * achieves in a Nigerian city, not the legal limits. Link roads have the speed of their class.
 */
export const SPEED_KMH: Readonly<Record<string, number>> = {
  motorway: 80,
  trunk: 60,
  primary: 40,
  secondary: 35,
  tertiary: 30,
  unclassified: 25,
  residential: 25,
  living_street: 15,
  service: 15,
  track: 15,
}

/** The speed on roads of any other class. */
export const OTHER_SPEED_KMH = 20

/** The speed of a highway class in km/h. */
export function speedKmhOf(highway: string): number {
  return SPEED_KMH[highway.replace(/_link$/, '')] ?? OTHER_SPEED_KMH
}
