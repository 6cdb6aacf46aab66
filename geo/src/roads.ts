import type { LngLat } from './geometry.ts'

/** A stretch of road between two junctions. */
export type Road = {
  /** Indexes into `junctions`. */
  from: number
  to: number
  name: string
  /** OpenStreetMap's highway class, e.g. 'primary'. */
  highway: string
  /** True where one may drive only from `from` to `to`. */
  oneway: boolean
  /** From junction to junction, both included. */
  geometry: LngLat[]
}

export type Roads = { junctions: LngLat[]; roads: Road[] }

/**
 * Average speeds in km/h by highway class, traffic and junctions included: what a motorcycle or a small car makes
 * in a Nigerian city, not what the law allows. The link roads of a class have its speed.
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

/** Speed on a road of any class missing in SPEED_KMH. */
export const OTHER_SPEED_KMH = 20

/** Speed in km/h of a highway class. */
export function speedKmhOf(highway: string): number {
  return SPEED_KMH[highway.replace(/_link$/, '')] ?? OTHER_SPEED_KMH
}
