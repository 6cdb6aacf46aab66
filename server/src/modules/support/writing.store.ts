import type { ConversationStatus, Message, Role, SenderType } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { beginningOf } from './beginning.ts'
import { insertMessages, type NewMessage, type UrlOf } from './messages.store.ts'

/** A conversation that nobody else changes until the transaction ends. */
export interface LockedConversation {
  readonly conversationId: string
  readonly customerId: string
  readonly customerName: string
  readonly status: ConversationStatus
  readonly assigneeId: string | null
  readonly assigneeName: string | null
  readonly lastSequence: number
  readonly customerMessages: number
  readonly seen: Readonly<Record<SenderType, number>>
  readonly unreadByCustomer: number
  readonly silentSince: number | null
}

/** Who writes. */
export interface Writer {
  readonly accountId: string
  readonly role: Role
  readonly name: string
}

/**
 * Who writes, as they are now: neither deleted nor, with `alone`, writing anything else before the transaction ends.
 * Taken before the conversations, in the order in which a deletion takes both; whoever is gone is not among them.
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
      order by _id for key share
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

/** The conversation that somebody began by this message; null where there is none. */
export async function findBegun(
  queries: Queries,
  customerId: string,
  clientId: string,
): Promise<string | null> {
  const [row] = await queries<{ _id: string }[]>`
    select _id from conversations where customer_id = ${customerId} and client_id = ${clientId}`
  return row?._id ?? null
}

/** Whether somebody has to do with an order. */
export async function isPartyOf(queries: Queries, accountId: string, orderId: string): Promise<boolean> {
  const rows = await queries`
    select from orders where _id = ${orderId} and ${accountId} in (customer_id, vendor_id, rider_id)`
  return rows.length > 0
}

/** How many messages each of these has sent in the last seconds, in all conversations; whoever sent none is missing. */
export async function countSent(
  queries: Queries,
  senderIds: readonly string[],
  windowSeconds: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await queries<{ sender_id: string; sent: number }[]>`
    select sender_id, count(*)::int as sent from messages
    where sender_id = any (${senderIds as string[]})
      and created_at > clock_timestamp() - make_interval(secs => ${windowSeconds})
    group by sender_id`
  return new Map(rows.map(({ sender_id, sent }) => [sender_id, sent]))
}

/** Begins a conversation by its first message. */
export async function insertConversation(
  queries: Queries,
  urlOf: UrlOf,
  { customerId, orderId }: { readonly customerId: string; readonly orderId: string | null },
  message: NewMessage,
): Promise<Message> {
  const begun = queries`
    insert into conversations (
      _id, customer_id, client_id, order_id, last_message, last_sender_type, last_message_at, last_sequence,
      customer_messages
    ) values (
      ${message.conversationId}, ${customerId}, ${message.clientId}, ${orderId}, ${beginningOf(message.content)},
      'customer', clock_timestamp(), 1, 1
    )`
  const [first] = await insertMessages(queries, urlOf, begun, [message])
  if (!first) throw new Error('a conversation has no message')
  return first
}

/** What becomes of a conversation by messages. */
export interface WrittenConversation {
  readonly conversationId: string
  readonly status: ConversationStatus
  readonly lastSequence: number
  readonly customerMessages: number
  readonly unreadByCustomer: number
  readonly silentSince: number | null
}

/**
 * Writes the next messages of conversations that are locked, and what becomes of these.
 * @returns the messages, in no order
 */
export async function addMessages(
  queries: Queries,
  urlOf: UrlOf,
  conversations: readonly WrittenConversation[],
  messages: readonly NewMessage[],
): Promise<Message[]> {
  const lasts = new Map(messages.map((message) => [message.conversationId, message]))
  const each = <Value extends string | number | null>(
    of: (conversation: WrittenConversation, last: NewMessage | undefined) => Value,
  ): Value[] => conversations.map((conversation) => of(conversation, lasts.get(conversation.conversationId)))
  const change = queries`
    update conversations set
      last_sequence = became.last_sequence, last_message = became.last_message,
      last_sender_type = became.last_sender_type, last_message_at = clock_timestamp(),
      customer_messages = became.customer_messages, unread_by_customer = became.unread_by_customer,
      status = became.status, silent_since = became.silent_since
    from unnest(
      ${each(({ conversationId }) => conversationId)}::uuid[],
      ${each(({ lastSequence }) => lastSequence)}::integer[],
      ${each((_conversation, last) => beginningOf(last?.content ?? ''))}::text[],
      ${each((_conversation, last) => last?.senderType ?? null)}::text[],
      ${each(({ customerMessages }) => customerMessages)}::integer[],
      ${each(({ unreadByCustomer }) => unreadByCustomer)}::integer[],
      ${each(({ status }) => status)}::text[],
      ${each(({ silentSince }) => silentSince)}::integer[]
    ) as became (
      conversation_id, last_sequence, last_message, last_sender_type, customer_messages, unread_by_customer, status,
      silent_since
    )
    where _id = became.conversation_id`
  return insertMessages(queries, urlOf, change, messages)
}

export async function setStatus(
  queries: Queries,
  conversationId: string,
  status: ConversationStatus,
): Promise<void> {
  await queries`update conversations set status = ${status} where _id = ${conversationId}`
}

export async function setAssignee(
  queries: Queries,
  conversationId: string,
  assigneeId: string | null,
): Promise<void> {
  await queries`update conversations set assignee_id = ${assigneeId} where _id = ${conversationId}`
}

/** The staff, whoever of it, has seen it up to there. */
export async function setSeenByAdmin(
  queries: Queries,
  conversationId: string,
  sequence: number,
): Promise<void> {
  await queries`update conversations set seen_by_admin = ${sequence} where _id = ${conversationId}`
}

/** Its customer is there, and has seen it up to there. */
export async function setSeenByCustomer(
  queries: Queries,
  conversationId: string,
  seen: { readonly sequence: number; readonly unread: number; readonly silentSince: number | null },
): Promise<void> {
  await queries`
    update conversations
    set seen_by_customer = ${seen.sequence}, unread_by_customer = ${seen.unread},
      silent_since = ${seen.silentSince}
    where _id = ${conversationId}`
}
