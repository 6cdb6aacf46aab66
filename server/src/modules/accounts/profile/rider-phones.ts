import { riderMessages } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Account } from '../accounts.store.ts'
import { isRiderPhoneTaken, listRiderPhones } from './rider-phones.store.ts'

/** No two riders have one phone number; customers, shops and staff may share one with anybody. */

const taken = () => Refusal.fields({ mobileNumber: riderMessages.phoneTaken })

/**
 * Lets a rider, whose account the caller has locked, have a new phone number. Other accounts may have any.
 * @throws Refusal VALIDATION if another rider has it
 */
export async function requireFreePhone(
  queries: Queries,
  { accountId, role, mobileNumber: present }: Pick<Account, 'accountId' | 'role' | 'mobileNumber'>,
  mobileNumber: string,
): Promise<void> {
  if (role !== 'rider' || mobileNumber === present) return
  if ((await listRiderPhones(queries, [mobileNumber], accountId)).size > 0) throw taken()
}

/**
 * Writes an account, which fails if another rider took its phone number after it was checked.
 * @throws Refusal VALIDATION then
 */
export async function refuseTakenPhone<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (isRiderPhoneTaken(error)) throw taken()
    throw error
  }
}
