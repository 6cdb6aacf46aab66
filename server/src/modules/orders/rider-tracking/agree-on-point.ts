import type { LngLat } from '@ozi/contract'
import { haversineM } from '@ozi/geo'

/** The point where one order was handed over. */
export interface HandOverPoint {
  readonly coordinates: LngLat
  readonly customerId: string
  readonly riderId: string
}

/** So many people must be part of an agreement. */
export interface Quorum {
  readonly customers: number
  readonly riders: number
}

export interface ConsensusPoint {
  readonly coordinates: LngLat
  readonly handOvers: number
}

/** So many orders must agree. */
export const AGREEING_ORDERS = 3
/** Two points agree if they are not farther from each other, metres. */
const AGREE_M = 50
/** About a metre. */
const DECIMALS = 5

/**
 * The point that hand-overs at one place agree on: the median of the largest group of points that are all near each
 * other. Of equally large groups, the one around the newest point. Null if too few agree.
 * @param points newest first
 */
export function agreeOnPoint(points: readonly HandOverPoint[], quorum: Quorum): ConsensusPoint | null {
  const groups = points
    .map((point) => groupAround(point, points))
    .filter((group) => group.length >= AGREEING_ORDERS && hasQuorum(group, quorum))
    .sort((a, b) => b.length - a.length)
  const [largest] = groups
  if (!largest) return null
  const middle = (axis: 0 | 1) => medianOf(largest.map(({ coordinates }) => coordinates[axis]))
  return { coordinates: [middle(0), middle(1)], handOvers: largest.length }
}

function groupAround(centre: HandOverPoint, points: readonly HandOverPoint[]): HandOverPoint[] {
  const metres = (a: HandOverPoint, b: HandOverPoint) => haversineM(...a.coordinates, ...b.coordinates)
  const group: HandOverPoint[] = []
  for (const point of points.toSorted((a, b) => metres(a, centre) - metres(b, centre))) {
    if (group.every((each) => metres(each, point) <= AGREE_M)) group.push(point)
  }
  return group
}

const hasQuorum = (group: readonly HandOverPoint[], { customers, riders }: Quorum): boolean =>
  new Set(group.map(({ customerId }) => customerId)).size >= customers &&
  new Set(group.map(({ riderId }) => riderId)).size >= riders

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low = 0, high = low] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return Number(((low + high) / 2).toFixed(DECIMALS))
}
