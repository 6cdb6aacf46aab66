import { HAND_OVER_TRIES, type Move, type MoveInput, type MoveTarget } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { HandOverCodes } from './hand-over-codes.ts'
import { countWrongTry, readWrongTries } from './hand-over-tries.store.ts'

export function isHandOver(need: Move<MoveTarget>['needs']): need is keyof HandOverCodes {
  return need === 'pickupCode' || need === 'dropoffCode' || need === 'returnCode'
}

/** Whoever carries proves to have been there. @returns why not; each wrong code counts */
export async function checkHandOver(
  queries: Queries,
  { id, code }: Pick<MoveInput, 'id' | 'code'>,
  which: keyof HandOverCodes,
  expected: string,
): Promise<Refusal | null> {
  const given = code?.trim() ?? ''
  if (given === '') throw Refusal.fields({ code: 'Please enter the code.' })
  if ((await readWrongTries(queries, id, which)) >= HAND_OVER_TRIES.max)
    return new Refusal('MOVE_CODE_LOCKED')
  if (given === expected) return null
  await countWrongTry(queries, id, which)
  return new Refusal('MOVE_CODE_WRONG')
}
