import type { ConversationStatus, Role, SenderType } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'

/** What of a conversation its messages change. */
export interface WrittenConversation {
  readonly conversationId: string
  readonly status: ConversationStatus
  readonly lastSequence: number
  readonly customerMessages: number
  readonly unreadByCustomer: number
  readonly silentSince: number | null
}

/** What of a conversation decides about its next message. */
export interface WritableConversation extends WrittenConversation {
  readonly customerId: string
}

/** A conversation that nobody else changes until the transaction ends. */
export interface LockedConversation extends WritableConversation {
  readonly customerName: string
  readonly assigneeId: string | null
  readonly assigneeName: string | null
  readonly seen: Readonly<Record<SenderType, number>>
}

/** Who writes. */
export interface Writer {
  readonly accountId: string
  readonly role: Role
  readonly name: string
}

/**
 * Who writes, as they are now: neither deleted nor of another role nor, with `alone`, writing anything else before the
 * transaction ends. Taken before the conversations, in the order in which a deletion takes both; whoever is gone is not among them.
 */
export async function lockWriters(
  queries: Queries,
  accountIds: readonly string[],
  { alone }: { readonly alone: boolean },
): Promise<Writer[]> {
  // In one order, so that nobody who locks several waits for somebody who waits for them.
  return queries<Writer[]>`
    select
      account_id as "accountId", role, name
      ${alone ? queries`, pg_advisory_xact_lock(hashtextextended(account_id::text, 0))` : queries``}
    from (
      select _id as account_id, role, name from accounts
      where _id = any (${accountIds as string[]}) and deleted_at is null
      order by _id for share
    ) as writers`
}

/** Those that are there, locked in one order, too. */
export async function lockConversations(
  queries: Queries,
  conversationIds: readonly string[],
): Promise<LockedConversation[]> {
  const rows = await queries<
    (Omit<LockedConversation, 'seen'> & { seenByAdmin: number; seenByCustomer: number })[]
  >`
    select
      conversations._id as "conversationId", customer_id as "customerId", customer.name as "customerName",
      status, assignee_id as "assigneeId", assignee.name as "assigneeName", last_sequence as "lastSequence",
      customer_messages as "customerMessages", seen_by_admin as "seenByAdmin",
      seen_by_customer as "seenByCustomer", unread_by_customer as "unreadByCustomer",
      silent_since as "silentSince"
    from conversations
    join accounts as customer on customer._id = customer_id
    left join accounts as assignee on assignee._id = assignee_id
    where conversations._id = any (${conversationIds as string[]})
    order by conversations._id
    for no key update of conversations`
  return rows.map(({ seenByAdmin, seenByCustomer, ...conversation }) => ({
    ...conversation,
    seen: { admin: seenByAdmin, customer: seenByCustomer },
  }))
}

export async function lockConversation(
  queries: Queries,
  conversationId: string,
): Promise<LockedConversation | null> {
  const [conversation] = await lockConversations(queries, [conversationId])
  return conversation ?? null
}
