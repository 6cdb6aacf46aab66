import { chatMessages, type Complaint, LAST_MESSAGE, type Message, type SenderType } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import { fragment } from '../../../platform/database/fragment.ts'
import type { Fragment } from '../../../platform/database/pool.ts'
import type { ConversationState, MessageState } from '../conversations/locks.store.ts'
import { type MessageKey, type MessageRow, toMessage, type UrlOf } from './messages.store.ts'
import { INSERT_UNREAD } from '../conversations/unread.store.ts'

/**
 * Number of messages by sender in the last seconds, in all conversations; senders without any are missing.
 */
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

/** A message that is not stored yet. */
export interface NewMessage extends MessageKey {
  readonly messageId: string
  readonly sequence: number
  readonly senderId: string
  readonly senderType: SenderType
  readonly senderName: string
  readonly content: string
  readonly image: { readonly key: string; readonly widthPx: number; readonly heightPx: number } | null
  /** How many messages up to and including this one are the customer's. */
  readonly customerMessages: number
}

const COLUMNS = fragment`conversation_id, sequence, _id, client_id, sender_id, sender_type, content, image_key, image_width_px,
  image_height_px, customer_messages`

/**
 * Writes messages, changes their conversations, and makes the messages unread for the staff.
 * @param change inserts or updates the rows of `conversations`; returns `_id`, `customer_id`,
 *   `customer_messages` (after the change), `customer_messages_before`, `last_message_at`
 * @returns the messages of the changed conversations, in no order
 */
async function insertMessages(
  queries: Queries,
  urlOf: UrlOf,
  change: Fragment,
  messages: readonly NewMessage[],
): Promise<Message[]> {
  const each = <Value extends string | number | null>(of: (message: NewMessage) => Value): Value[] =>
    messages.map(of)
  const rows = await queries<Omit<MessageRow, 'sender_name' | 'is_read'>[]>`
    with changed as (${change}), waiting as (${INSERT_UNREAD})
    insert into messages as kept (${COLUMNS}, created_at)
    select
      changed._id, written.sequence, written._id, written.client_id, written.sender_id, written.sender_type,
      written.content, written.image_key, written.image_width_px, written.image_height_px,
      written.customer_messages, changed.last_message_at
    from changed join unnest(
      ${each(({ conversationId }) => conversationId)}::uuid[],
      ${each(({ sequence }) => sequence)}::integer[],
      ${each(({ messageId }) => messageId)}::uuid[],
      ${each(({ clientId }) => clientId)}::uuid[],
      ${each(({ senderId }) => senderId)}::uuid[],
      ${each(({ senderType }) => senderType)}::text[],
      ${each(({ content }) => content)}::text[],
      ${each(({ image }) => image?.key ?? null)}::text[],
      ${each(({ image }) => image?.widthPx ?? null)}::integer[],
      ${each(({ image }) => image?.heightPx ?? null)}::integer[],
      ${each(({ customerMessages }) => customerMessages)}::integer[]
    ) as written (${COLUMNS}) on written.conversation_id = changed._id
    returning
      kept._id, kept.conversation_id, kept.sequence, kept.client_id, kept.sender_type, kept.content,
      kept.image_key, kept.image_width_px, kept.image_height_px, kept.created_at`
  const names = new Map(messages.map(({ messageId, senderName }) => [messageId, senderName]))
  return rows.map((row) =>
    toMessage({ ...row, sender_name: names.get(row._id) ?? '', is_read: false }, urlOf),
  )
}

export interface NewConversation {
  readonly customerId: string
  readonly orderId: string | null
  readonly complaint: Complaint | null
}

export async function insertConversation(
  queries: Queries,
  urlOf: UrlOf,
  { customerId, orderId, complaint }: NewConversation,
  message: NewMessage,
): Promise<Message> {
  const begun = queries`
    insert into conversations (
      _id, customer_id, client_id, order_id, complaint, last_message, last_sender_type, last_message_at,
      last_sequence, customer_messages
    ) values (
      ${message.conversationId}, ${customerId}, ${message.clientId}, ${orderId}, ${complaint},
      ${excerptOf(message.content)}, 'customer', clock_timestamp(), 1, 1
    )
    returning _id, customer_id, customer_messages, 0 as customer_messages_before, last_message_at`
  const [first] = await insertMessages(queries, urlOf, begun, [message])
  if (!first) throw new Error('a conversation has no message')
  return first
}

/** A conversation before and after its new messages. */
export interface Change {
  readonly before: ConversationState
  readonly after: MessageState
}

/**
 * Writes new messages and the changes to their conversations. The caller has locked the conversations and the
 * writers.
 * @returns the messages, in no order
 */
export async function addMessages(
  queries: Queries,
  urlOf: UrlOf,
  changes: readonly Change[],
  messages: readonly NewMessage[],
): Promise<Message[]> {
  const lasts = new Map(messages.map((message) => [message.conversationId, message]))
  const each = <Value extends string | number | null>(
    of: (change: Change, last: NewMessage | undefined) => Value,
  ): Value[] => changes.map((change) => of(change, lasts.get(change.before.conversationId)))
  const change = queries`
    update conversations set
      last_sequence = became.last_sequence, last_message = became.last_message,
      last_sender_type = became.last_sender_type, last_message_at = clock_timestamp(),
      customer_messages = became.customer_messages, unread_by_customer = became.unread_by_customer,
      status = became.status, first_unread_answer = became.first_unread_answer
    from unnest(
      ${each(({ before }) => before.conversationId)}::uuid[],
      ${each(({ after }) => after.lastSequence)}::integer[],
      ${each((_change, last) => excerptOf(last?.content ?? ''))}::text[],
      ${each((_change, last) => last?.senderType ?? null)}::text[],
      ${each(({ before }) => before.customerMessages)}::integer[],
      ${each(({ after }) => after.customerMessages)}::integer[],
      ${each(({ after }) => after.unreadByCustomer)}::integer[],
      ${each(({ after }) => after.status)}::text[],
      ${each(({ after }) => after.firstUnreadAnswer)}::integer[]
    ) as became (
      conversation_id, last_sequence, last_message, last_sender_type, customer_messages_before, customer_messages,
      unread_by_customer, status, first_unread_answer
    )
    where _id = became.conversation_id
    returning
      _id, customer_id, conversations.customer_messages, became.customer_messages_before,
      conversations.last_message_at`
  return insertMessages(queries, urlOf, change, messages)
}

/** The beginning of a message as lists show it: one line, cut between whole characters. */
function excerptOf(content: string): string {
  if (content === '') return chatMessages.imageAlone
  const line = content.replaceAll(/\s+/g, ' ')
  const characters = [...line.slice(0, LAST_MESSAGE.max * 2)]
  return characters.length > LAST_MESSAGE.max
    ? `${characters.slice(0, LAST_MESSAGE.max - 1).join('')}…`
    : characters.join('')
}
