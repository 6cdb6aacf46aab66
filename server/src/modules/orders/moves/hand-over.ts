import { HAND_OVER_TRIES, type Move, type MoveInput, type MoveTarget } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { HandOverCodes } from './hand-over-codes.ts'
import { countWrongTry, readWrongTries } from './hand-over-tries.store.ts'

export function isHandOver(need: Move<MoveTarget>['needs']): need is keyof HandOverCodes {
  return need === 'pickupCode' || need === 'dropoffCode' || need === 'returnCode'
}

/** A photo can replace the code only at the dropoff. A pickup or a return needs its code. */
export const takesPhoto = (need: Move<MoveTarget>['needs']): boolean => need === 'dropoffCode'

export const isCodeGiven = (code: string | undefined): code is string => (code?.trim() ?? '') !== ''

/**
 * After that many wrong codes, neither a code nor a photo from the rider is accepted: only the staff can make
 * this move.
 */
export async function isHandOverLocked(
  queries: Queries,
  orderId: string,
  which: keyof HandOverCodes,
): Promise<boolean> {
  return (await readWrongTries(queries, orderId, which)) >= HAND_OVER_TRIES.max
}

/**
 * The rider proves the hand-over with the code or a photo. A code must be right even if a photo comes with
 * it.
 * @returns the refusal, or null if the proof is good; each wrong code counts
 */
export async function checkHandOver(
  queries: Queries,
  { id, code, hasPhoto }: Pick<MoveInput, 'id' | 'code'> & { readonly hasPhoto: boolean },
  which: keyof HandOverCodes,
  expected: string,
): Promise<Refusal | null> {
  const isProvenByPhoto = hasPhoto && takesPhoto(which)
  if (!isCodeGiven(code) && !isProvenByPhoto) throw Refusal.fields({ code: CODE_MISSING[which] })
  if (await isHandOverLocked(queries, id, which)) return new Refusal('MOVE_CODE_LOCKED')
  if (!isCodeGiven(code) || code.trim() === expected) return null
  await countWrongTry(queries, id, which)
  return new Refusal('MOVE_CODE_WRONG')
}

const CODE_MISSING: Readonly<Record<keyof HandOverCodes, string>> = {
  pickupCode: 'Please enter the code.',
  dropoffCode: 'Please enter the code, or take a photo.',
  returnCode: 'Please enter the code.',
}
