import type { Move, MoveTarget, StaffOrder } from '@ozi/contract'
import { isCarried, isComing } from '@ozi/contract'
import { formatNaira } from '~/ui/text/format'
import { noteTexts as texts } from './texts'

/** Whether the rider makes the next move: staff wait and step in if the rider calls. */
export const isWithRider = ({ status, rider }: Pick<StaffOrder, 'status' | 'rider'>): boolean =>
  rider !== undefined && (isComing(status) || isCarried(status) || status === 'returning')

/** A hand-over: a rider needs a code for it, staff do not. */
const isHandOver = ({ needs }: Pick<Move<MoveTarget>, 'needs'>): boolean =>
  needs === 'pickupCode' || needs === 'dropoffCode' || needs === 'returnCode'

interface MoveNotes {
  /** Who has the cash after the move; null if the move does not book any. */
  readonly cash: string | null
  /** Says which proof of a hand-over is missing. */
  readonly code: string | null
}

/** Consequences of a move that its name does not state. */
export function notesOf(
  { transactions, rider }: Pick<StaffOrder, 'transactions' | 'rider'>,
  move: Pick<Move<MoveTarget>, 'to' | 'needs'>,
): MoveNotes {
  const due = transactions.filter(
    ({ paymentMethod, status }) => paymentMethod === 'Cash' && status === 'pending',
  )
  const cash = due.reduce((sum, { amount }) => sum + amount, 0)
  return {
    cash: move.to === 'delivered' && cash > 0 ? texts.cash(formatNaira(cash), rider?.name) : null,
    code: isHandOver(move) ? texts.withoutCode : null,
  }
}
