import { isComing, isRedelivery, type Move, type MoveTarget, type StaffOrder } from '@ozi/contract'
import { anotherRider, moveNameTexts, tryAgain } from './texts'

/** The name of a move, which depends on where it starts and ends. */
export function nameOfMove(move: Pick<Move<MoveTarget>, 'from' | 'to'>): string {
  const { from, to } = move
  if (to === 'assigned' && isComing(from)) return anotherRider
  if (isRedelivery(move)) return tryAgain
  return moveNameTexts[to]
}

/** Whether the move changes the order's rider: assigns one, or takes the order from one. */
export const isAboutRider = ({ to }: Pick<Move<MoveTarget>, 'to'>): boolean =>
  to === 'assigned' || to === 'created'

/** Assigning a first rider happens a hundred times a day, always for the same reason: nobody is asked for it. */
export const isFirstAssignment = (
  { rider }: Pick<StaffOrder, 'rider'>,
  { to }: Pick<Move<MoveTarget>, 'to'>,
): boolean => to === 'assigned' && rider === undefined

const SETBACKS: ReadonlySet<MoveTarget> = new Set([
  'created',
  'cancelled',
  'rejected',
  'delivery_failed',
  'returning',
  'expired',
])

/** The order of moves: first those forward, then a change of rider, last those that end the delivery. */
export const rankOfMove = (move: Pick<Move<MoveTarget>, 'from' | 'to'>): number =>
  isSetback(move) ? 2 : Number(move.to === 'assigned' && isComing(move.from))

/** Whether the move is a setback for the order. */
export const isSetback = ({ to }: Pick<Move<MoveTarget>, 'to'>): boolean => SETBACKS.has(to)
