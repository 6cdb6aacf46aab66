import type { ConversationStatus, Role, SenderType } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'

/** A conversation that no other transaction can change until this one ends. */
export interface ConversationState {
  readonly conversationId: string
  readonly customerId: string
  readonly customerName: string
  readonly status: ConversationStatus
  readonly assigneeId: string | null
  readonly assigneeName: string | null
  readonly lastSequence: number
  readonly customerMessages: number
  readonly unreadByCustomer: number
  readonly firstUnreadAnswer: number | null
  /** True if the staff wrote the last message. */
  readonly isAnswered: boolean
  readonly seen: Readonly<Record<SenderType, number>>
}

/** The fields that a message changes. */
export type MessageState = Pick<
  ConversationState,
  'conversationId' | 'status' | 'lastSequence' | 'customerMessages' | 'unreadByCustomer' | 'firstUnreadAnswer'
>

export interface Writer {
  readonly accountId: string
  readonly role: Role
  readonly name: string
}

/**
 * Locks the writers' accounts until the transaction ends, so that none is deleted or changes its role
 * meanwhile. With `alone`, they cannot write anything else meanwhile either. Deleted accounts are left out.
 * Call it before locking conversations: a deletion locks both in this order.
 */
export async function lockWriters(
  queries: Queries,
  accountIds: readonly string[],
  { alone }: { readonly alone: boolean },
): Promise<Writer[]> {
  // In one order, so that two transactions that lock several accounts cannot deadlock.
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

/** Conversations that do not exist are left out; also locked in one order. */
export async function lockConversations(
  queries: Queries,
  conversationIds: readonly string[],
): Promise<ConversationState[]> {
  const rows = await queries<
    (Omit<ConversationState, 'seen'> & { seenByAdmin: number; seenByCustomer: number })[]
  >`
    select
      conversations._id as "conversationId", customer_id as "customerId", customer.name as "customerName",
      status, assignee_id as "assigneeId", assignee.name as "assigneeName", last_sequence as "lastSequence",
      customer_messages as "customerMessages", seen_by_admin as "seenByAdmin",
      seen_by_customer as "seenByCustomer", unread_by_customer as "unreadByCustomer",
      first_unread_answer as "firstUnreadAnswer", last_sender_type = 'admin' as "isAnswered"
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
): Promise<ConversationState | null> {
  const [conversation] = await lockConversations(queries, [conversationId])
  return conversation ?? null
}
