import { isPermitted, type Conversation, type SenderType } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import { answersCustomers } from './desk.store.ts'

/** A conversation, and on which side of it whoever looks stands. */
export interface Sight {
  readonly conversation: Conversation
  readonly side: SenderType
}

/** Whose conversation it is stands on the customer's side of it, also where they are of the staff. */
export function sideOf(
  { accountId, role }: Pick<Caller, 'accountId' | 'role'>,
  customerId: string,
): SenderType | null {
  if (accountId === customerId) return 'customer'
  return isPermitted(role, 'answerCustomers') ? 'admin' : null
}

/**
 * The side of a conversation that somebody stands on.
 * @throws Refusal NOT_FOUND for whom it is not there: whether it exists is nothing they should learn
 */
export function requireSide(caller: Pick<Caller, 'accountId' | 'role'>, customerId: string): SenderType {
  const side = sideOf(caller, customerId)
  if (!side) throw new Refusal('NOT_FOUND')
  return side
}

/**
 * The same, as the account is now: a connection keeps the role it came with until it is cut, which takes a moment.
 * @throws Refusal NOT_FOUND as above
 */
export async function requireSideNow(
  queries: Queries,
  caller: Pick<Caller, 'accountId' | 'role'>,
  customerId: string,
): Promise<SenderType> {
  const side = requireSide(caller, customerId)
  if (side === 'admin' && !(await answersCustomers(queries, caller.accountId))) throw new Refusal('NOT_FOUND')
  return side
}

/** @throws Refusal FORBIDDEN for whoever answers customers no more, as the account is now */
export async function requireAgentNow(
  queries: Queries,
  { accountId }: Pick<Caller, 'accountId'>,
): Promise<void> {
  if (!(await answersCustomers(queries, accountId))) throw new Refusal('FORBIDDEN')
}
