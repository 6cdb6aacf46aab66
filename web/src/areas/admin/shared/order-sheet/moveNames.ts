import { isComing, isRedelivery, type Move, type MoveTarget } from '@ozi/contract'
import { anotherRider, moveNames, tryAgain } from './texts'

/** What somebody does by a move, said by where it starts and where it leads. */
export function nameOfMove(move: Pick<Move<MoveTarget>, 'from' | 'to'>): string {
  const { from, to } = move
  if (to === 'assigned' && isComing(from)) return anotherRider
  if (isRedelivery(move)) return tryAgain
  return moveNames[to]
}

/** Whether it takes the order from one rider, or from nobody, to another. */
export const isAboutRider = ({ to }: Pick<Move<MoveTarget>, 'to'>): boolean =>
  to === 'assigned' || to === 'created'

const SETBACKS: ReadonlySet<MoveTarget> = new Set([
  'created',
  'cancelled',
  'rejected',
  'delivery_failed',
  'returning',
  'expired',
])

/** Ways on come first, then other hands for the same way, what takes the order off it last. */
export const rankOfMove = (move: Pick<Move<MoveTarget>, 'from' | 'to'>): number =>
  isSetback(move) ? 2 : Number(move.to === 'assigned' && isComing(move.from))

/** Whether it takes an order off the way on which all goes well. */
export const isSetback = ({ to }: Pick<Move<MoveTarget>, 'to'>): boolean => SETBACKS.has(to)
