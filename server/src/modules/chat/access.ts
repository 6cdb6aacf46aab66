import { isPermitted, type Conversation, type SenderType } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import { answersCustomers } from './staff/agents.store.ts'

/** A conversation, and the side of it that its reader is on. */
export interface ConversationAccess {
  readonly conversation: Conversation
  readonly side: SenderType
}

/** The owner of a conversation is on its customer side, even if they are staff. */
export function sideOf(
  { accountId, role }: Pick<Caller, 'accountId' | 'role'>,
  customerId: string,
): SenderType | null {
  if (accountId === customerId) return 'customer'
  return isPermitted(role, 'answerCustomers') ? 'admin' : null
}

/**
 * The side of a conversation that the caller is on.
 * @throws Refusal NOT_FOUND for anybody else: they must not learn whether the conversation exists
 */
export function requireSide(caller: Pick<Caller, 'accountId' | 'role'>, customerId: string): SenderType {
  const side = sideOf(caller, customerId)
  if (!side) throw new Refusal('NOT_FOUND')
  return side
}

/**
 * Like `requireSide`, but with the role that the account has now: a connection keeps the role that it was
 * opened with until it is cut, which takes a moment.
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

/** Reads the account's current role. @throws Refusal FORBIDDEN if it may no longer answer customers */
export async function requireAgentNow(
  queries: Queries,
  { accountId }: Pick<Caller, 'accountId'>,
): Promise<void> {
  if (!(await answersCustomers(queries, accountId))) throw new Refusal('FORBIDDEN')
}
