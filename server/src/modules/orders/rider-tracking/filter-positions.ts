import { POSITION, type LngLat, type POSITION_DROPS, type PositionInput } from '@ozi/contract'
import { haversineM } from '@ozi/geo'

export type DropReason = (typeof POSITION_DROPS)[number]

/** A position as a phone knew it. */
export interface GpsPosition {
  readonly coordinates: LngLat
  readonly accuracyM: number
  readonly at: Date
}

export interface FilterResult {
  /** Oldest first. */
  readonly kept: readonly GpsPosition[]
  readonly dropped: Readonly<Partial<Record<DropReason, number>>>
}

export interface PositionRules {
  readonly now: Date
  /** Positions from before are not kept. */
  readonly since: Date
  readonly contains: (point: LngLat) => boolean
  /** The rider's latest kept position; null if there is none. */
  readonly before: GpsPosition | null
}

const SPEED_MAX_MPS = POSITION.speedMaxKmh / 3.6

/**
 * Drops implausible positions. Each is compared with the one kept before it. If a wrong one was kept, right ones are
 * kept again as soon as the rider could have come from there.
 */
export function filterPositions(sent: readonly PositionInput[], rules: PositionRules): FilterResult {
  const kept: GpsPosition[] = []
  const dropped: Partial<Record<DropReason, number>> = {}
  const positions = sent
    .map(({ coordinates, accuracy, at }) => ({ coordinates, accuracyM: accuracy, at: new Date(at) }))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
  for (const position of positions) {
    const reason = reasonToDrop(position, kept.at(-1) ?? rules.before, rules)
    if (reason === null) kept.push(position)
    else dropped[reason] = (dropped[reason] ?? 0) + 1
  }
  return { kept, dropped }
}

function reasonToDrop(
  position: GpsPosition,
  before: GpsPosition | null,
  { now, since, contains }: PositionRules,
): DropReason | null {
  if (position.at.getTime() > now.getTime() + POSITION.aheadSeconds * 1000) return 'future'
  if (position.at < since) return 'early'
  if (!contains(position.coordinates)) return 'outside'
  if (position.accuracyM > POSITION.accuracyMaxM) return 'inaccurate'
  return before && isTooFast(before, position) ? 'tooFast' : null
}

function isTooFast(from: GpsPosition, to: GpsPosition): boolean {
  const seconds = Math.abs(to.at.getTime() - from.at.getTime()) / 1000
  const metres = haversineM(...from.coordinates, ...to.coordinates)
  // Both may be off by their accuracy.
  return metres - from.accuracyM - to.accuracyM > seconds * SPEED_MAX_MPS
}
