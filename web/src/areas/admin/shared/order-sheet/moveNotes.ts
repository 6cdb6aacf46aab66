import type { Move, MoveTarget, StaffOrder } from '@ozi/contract'
import { isCarried, isComing } from '@ozi/contract'
import { formatNaira } from '~/ui/format'
import { noteTexts as texts } from './texts'

/** Whether a rider has to take the next step: the desk waits, and steps in when they call. */
export const isWithRider = ({ status, rider }: Pick<StaffOrder, 'status' | 'rider'>): boolean =>
  rider !== undefined && (isComing(status) || isCarried(status) || status === 'returning')

/** A hand-over, which a rider makes against a code and the desk by its word. */
const isHandOver = ({ needs }: Pick<Move<MoveTarget>, 'needs'>): boolean =>
  needs === 'pickupCode' || needs === 'dropoffCode' || needs === 'returnCode'

export interface MoveNotes {
  /** Whose hands the cash is in from then on; null where none is booked by it. */
  readonly cash: string | null
  /** What proves a hand-over is missing. */
  readonly code: string | null
}

/** What a move brings with it that its name does not say. */
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
