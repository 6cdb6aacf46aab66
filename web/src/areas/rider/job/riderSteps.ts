import {
  allowedMoves,
  CARRYING_WAY,
  isBeforePickup,
  type Move,
  type MoveTarget,
  type Order,
} from '@ozi/contract'

/** The rider's possible moves: the next one, and the alternatives. */
export interface RiderMoves {
  readonly forward: Move<MoveTarget> | null
  readonly aside: readonly Move<MoveTarget>[]
}

/** A move that the rider is asked about. `isPlaceWrong`: it failed because this is not the place. */
export interface StepQuestion extends Move<MoveTarget> {
  readonly isPlaceWrong?: boolean
}

const FORWARD: readonly MoveTarget[] = [...CARRYING_WAY, 'returned']

export function stepsOf(order: Pick<Order, 'kind' | 'status' | 'shopStatus'>): RiderMoves {
  const moves = allowedMoves(order, 'rider')
  const forward = moves.find(({ to }) => FORWARD.includes(to)) ?? null
  return { forward, aside: moves.filter((move) => move !== forward) }
}

/**
 * Whether the rider is heading for the pickup: before the parcel is picked up, and when returning an
 * undelivered one.
 */
export function isHeadedForPickup({ status }: Pick<Order, 'status'>): boolean {
  return isBeforePickup(status) || status === 'returning'
}
