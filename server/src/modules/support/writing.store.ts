import type { ConversationStatus, Message, Role, SenderType } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { insertMessage, type NewMessage, type UrlOf } from './messages.store.ts'

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
  readonly role: Role
  readonly name: string
}

/**
 * Who writes, as they are now: neither deleted nor, with `alone`, writing anything else before the transaction ends.
 * Taken before the conversation, in the order in which a deletion takes both. Null for whoever is gone.
 */
export async function lockWriter(
  queries: Queries,
  accountId: string,
  { alone }: { readonly alone: boolean },
): Promise<Writer | null> {
  const [row] = await queries<Writer[]>`
    select role, name ${alone ? queries`, pg_advisory_xact_lock(hashtextextended(_id::text, 0))` : queries``}
    from accounts where _id = ${accountId} and deleted_at is null for key share`
  return row ?? null
}

export async function lockConversation(
  queries: Queries,
  conversationId: string,
): Promise<LockedConversation | null> {
  const [row] = await queries<
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
    where conversations._id = ${conversationId}
    for no key update of conversations`
  if (!row) return null
  const { seenByAdmin, seenByCustomer, ...conversation } = row
  return { ...conversation, seen: { admin: seenByAdmin, customer: seenByCustomer } }
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

/** How many messages somebody has sent in the last seconds, in all conversations. */
export async function countSent(queries: Queries, senderId: string, windowSeconds: number): Promise<number> {
  const [row] = await queries<{ sent: number }[]>`
    select count(*)::int as sent from messages
    where sender_id = ${senderId} and created_at > clock_timestamp() - make_interval(secs => ${windowSeconds})`
  return row?.sent ?? 0
}

/** Begins a conversation; its first message is written beside it. */
export async function insertConversation(
  queries: Queries,
  urlOf: UrlOf,
  conversation: {
    readonly conversationId: string
    readonly customerId: string
    readonly orderId: string | null
  },
  message: NewMessage,
): Promise<Message> {
  const { conversationId, customerId, orderId } = conversation
  return insertMessage(
    queries,
    urlOf,
    queries`
      insert into conversations (
        _id, customer_id, client_id, order_id, last_message, last_sender_type, last_message_at, last_sequence,
        customer_messages
      ) values (
        ${conversationId}, ${customerId}, ${message.clientId}, ${orderId}, ${message.beginning}, 'customer',
        clock_timestamp(), 1, 1
      )`,
    message,
  )
}

/**
 * Writes the next message of a conversation that is locked.
 * @param state what becomes of the conversation with it
 */
export async function addMessage(
  queries: Queries,
  urlOf: UrlOf,
  conversationId: string,
  message: NewMessage,
  { status, silentSince }: { readonly status: ConversationStatus; readonly silentSince: number | null },
): Promise<Message> {
  const isCustomers = message.senderType === 'customer'
  return insertMessage(
    queries,
    urlOf,
    queries`
      update conversations set
        last_sequence = last_sequence + 1,
        last_message = ${message.beginning},
        last_sender_type = ${message.senderType},
        last_message_at = clock_timestamp(),
        customer_messages = customer_messages + ${isCustomers ? 1 : 0},
        unread_by_customer = unread_by_customer + ${isCustomers ? 0 : 1},
        status = ${status},
        silent_since = ${silentSince}
      where _id = ${conversationId}`,
    message,
  )
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
