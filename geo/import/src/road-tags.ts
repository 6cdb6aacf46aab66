import type { Tags } from './read-extract.ts'

/**
 * The classes that a motorcycle may use unless a tag says otherwise. Paths count only if a tag allows vehicles;
 * ferries, proposed roads and roads under construction never.
 */
const DRIVABLE = new Set([
  ...[
    'motorway',
    'trunk',
    'primary',
    'secondary',
    'tertiary',
    'unclassified',
    'residential',
    'living_street',
  ],
  ...['motorway_link', 'trunk_link', 'primary_link', 'secondary_link', 'tertiary_link'],
  ...['service', 'track', 'road'],
])
const BY_PERMISSION = new Set(['path', 'footway', 'cycleway', 'bridleway', 'pedestrian'])

/** The most particular tag decides. */
const ACCESS_KEYS = ['motorcycle', 'motor_vehicle', 'vehicle', 'access'] as const
const DENIED = new Set([
  ...['no', 'private', 'agricultural', 'forestry', 'military', 'emergency', 'restricted', 'permit'],
  ...['bus', 'psv', 'official', 'agricultural;forestry'],
])
/** Open to those who begin or end there, closed to through traffic. */
const NO_THROUGH = new Set(['destination', 'delivery', 'customers'])
const ALLOWED = new Set(['yes', 'designated', 'permissive', ...NO_THROUGH])
/** Barriers that stop a motorcycle unless a tag says otherwise, as their pages in OpenStreetMap's wiki have it. */
const CLOSED_BARRIERS = new Set(['bollard', 'cycle_barrier', 'motorcycle_barrier'])
/** Tracks this bad, or for four-wheel drive alone, are left out. */
const BAD_TRACK = /^(very_horrible|impassable)$/

export type RoadUse = {
  highway: string
  /** -1: only against the way's direction. */
  oneway: 1 | 0 | -1
  noThrough: boolean
}

/** Reads how riders may use a way; undefined if they may not. */
export function readRoadUse(tags: Tags): RoadUse | undefined {
  const { highway = '' } = tags
  if (tags.area === 'yes' || isDenied(tags)) return undefined
  const isByPermission = BY_PERMISSION.has(highway) && ALLOWED.has(vehicleAccess(tags) ?? '')
  if (!DRIVABLE.has(highway) && !isByPermission) return undefined
  if (highway === 'track' && isBadTrack(tags)) return undefined
  const oneway = readOneway(tags, highway)
  if (oneway === undefined) return undefined
  return { highway, oneway, noThrough: NO_THROUGH.has(statedAccess(tags) ?? '') }
}

const isDenied = (tags: Tags): boolean => DENIED.has(statedAccess(tags) ?? '')

/** True if a node is a barrier that riders do not pass. */
export function isClosedBarrier(tags: Tags): boolean {
  const { barrier } = tags
  if (barrier === undefined) return false
  return statedAccess(tags) === undefined ? CLOSED_BARRIERS.has(barrier) : isDenied(tags)
}

function statedAccess(tags: Tags): string | undefined {
  const key = ACCESS_KEYS.find((each) => tags[each] !== undefined)
  return key === undefined ? undefined : tags[key]
}

function vehicleAccess(tags: Tags): string | undefined {
  return tags.motorcycle ?? tags.motor_vehicle ?? tags.vehicle
}

function isBadTrack(tags: Tags): boolean {
  return tags['4wd_only'] === 'yes' || BAD_TRACK.test(tags.smoothness ?? '')
}

/** Undefined if the direction changes with the hour. */
function readOneway(tags: Tags, highway: string): RoadUse['oneway'] | undefined {
  const value = tags['oneway:motorcycle'] ?? tags['oneway:motor_vehicle'] ?? tags.oneway
  if (value === 'yes' || value === 'true' || value === '1') return 1
  if (value === '-1' || value === 'reverse') return -1
  if (value === 'reversible') return undefined
  if (value === 'no' || value === 'false' || value === '0') return 0
  const isImplied = highway === 'motorway' || tags.junction === 'roundabout' || tags.junction === 'circular'
  return isImplied ? 1 : 0
}

/** Reads what a turn restriction says to riders; undefined if it does not concern them. */
export function readRestrictionKind(tags: Tags): 'no' | 'only' | undefined {
  if (tags.type !== 'restriction') return undefined
  if ((tags.except ?? '').split(';').some((each) => /^(motorcycle|motor_vehicle)$/.test(each.trim()))) {
    return undefined
  }
  const value = tags['restriction:motorcycle'] ?? tags.restriction ?? ''
  const [, kind] = /^(no|only)_(left_turn|right_turn|straight_on|u_turn|entry|exit)$/.exec(value) ?? []
  return kind === 'no' || kind === 'only' ? kind : undefined
}
