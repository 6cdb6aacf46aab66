import type { MessageSearchResult, Message, SenderType } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import { fragment } from '../../../platform/database/fragment.ts'
import type { PageRequest } from '../../../platform/lists/queries.ts'
import { findPage, type Page } from '../../../platform/lists/paging.ts'
import { nameOfSender } from './name-of-sender.ts'

/** The URL at which browsers find a stored image. */
export type UrlOf = (key: string) => string

export interface MessageRow {
  readonly _id: string
  readonly conversation_id: string
  readonly sequence: number
  readonly client_id: string
  readonly sender_type: SenderType
  readonly sender_name: string
  readonly content: string
  readonly image_key: string | null
  readonly image_width_px: number | null
  readonly image_height_px: number | null
  readonly created_at: Date
  readonly is_read: boolean
}

const COLUMNS = fragment`listed._id, listed.conversation_id, listed.sequence, listed.client_id, listed.sender_type,
  sender.name as sender_name, listed.content, listed.image_key, listed.image_width_px, listed.image_height_px,
  listed.created_at,
  listed.sequence <= case listed.sender_type
    when 'admin' then conversations.seen_by_customer else conversations.seen_by_admin
  end as is_read`
const JOINS = fragment`join conversations on conversations._id = listed.conversation_id
  join accounts as sender on sender._id = listed.sender_id`

/** Part of a conversation: the newest messages before one, or the oldest after one. */
export type MessageRange =
  | { readonly before: number | undefined; readonly rowLimit: number }
  | { readonly after: number; readonly rowLimit: number }

/** Oldest first. */
export async function listMessages(
  queries: Queries,
  urlOf: UrlOf,
  conversationId: string,
  range: MessageRange,
): Promise<Message[]> {
  const isForward = 'after' in range
  const bound = isForward
    ? queries`and listed.sequence > ${range.after}`
    : range.before === undefined
      ? queries``
      : queries`and listed.sequence < ${range.before}`
  const rows = await queries<MessageRow[]>`
    select ${COLUMNS} from messages as listed ${JOINS}
    where listed.conversation_id = ${conversationId} ${bound}
    order by listed.sequence ${isForward ? queries`asc` : queries`desc`} limit ${range.rowLimit}`
  const found = rows.map((row) => toMessage(row, urlOf))
  return isForward ? found : found.reverse()
}

/** Identifies a message by its sender's id for it. */
export interface MessageKey {
  readonly conversationId: string
  readonly clientId: string
}

export async function findByClientId(
  queries: Queries,
  urlOf: UrlOf,
  called: MessageKey,
): Promise<Message | null> {
  const [message] = await findByClientIds(queries, urlOf, [called])
  return message ?? null
}

/** Those of the messages that exist. */
export async function findByClientIds(
  queries: Queries,
  urlOf: UrlOf,
  called: readonly MessageKey[],
): Promise<Message[]> {
  const rows = await queries<MessageRow[]>`
    select ${COLUMNS} from messages as listed ${JOINS}
    where (listed.conversation_id, listed.client_id) in (
      select * from unnest(
        ${called.map(({ conversationId }) => conversationId)}::uuid[],
        ${called.map(({ clientId }) => clientId)}::uuid[]
      )
    )`
  return rows.map((row) => toMessage(row, urlOf))
}

/** How many of a conversation's messages are the customer's, up to and including a sequence. */
export async function countCustomerMessages(
  queries: Queries,
  conversationId: string,
  sequence: number,
): Promise<number> {
  const [row] = await queries<{ customer_messages: number }[]>`
    select customer_messages from messages
    where conversation_id = ${conversationId} and sequence = ${sequence}`
  return row?.customer_messages ?? 0
}

interface SearchRow extends MessageRow {
  readonly customer_name: string
}

/** Messages that contain all of the words, newest first. */
export function searchMessages(
  queries: Queries,
  urlOf: UrlOf,
  request: PageRequest,
  conversationId: string | undefined,
): Promise<Page<MessageSearchResult>> {
  const source = {
    table: 'messages',
    columns: fragment`${COLUMNS}, customer.name as customer_name`,
    joins: fragment`${JOINS} join accounts as customer on customer._id = conversations.customer_id`,
    ...(conversationId === undefined
      ? {}
      : { condition: fragment`listed.conversation_id = ${conversationId}` }),
  }
  return findPage<SearchRow, MessageSearchResult>(
    queries,
    { ...request, search: wordsOf(request) },
    source,
    (row) => ({
      ...toMessage(row, urlOf),
      customerName: row.customer_name,
    }),
  )
}

const wordsOf = ({ search }: PageRequest): string[] =>
  search.flatMap((text) => text.split(/\s+/)).filter((word) => word !== '')

export function toMessage(row: MessageRow, urlOf: UrlOf): Message {
  return {
    _id: row._id,
    conversationId: row.conversation_id,
    sequence: row.sequence,
    clientId: row.client_id,
    senderType: row.sender_type,
    senderName: nameOfSender(row.sender_name, row.sender_type),
    content: row.content,
    image:
      row.image_key === null
        ? null
        : {
            url: urlOf(row.image_key),
            width: row.image_width_px ?? 0,
            height: row.image_height_px ?? 0,
          },
    createdAt: row.created_at.toISOString(),
    read: row.is_read,
  }
}

/** The customer of the conversation that an image was sent in; null if it was sent in none. */
export async function readCustomerOfImage(queries: Queries, key: string): Promise<string | null> {
  const [found] = await queries<{ customer_id: string }[]>`
    select customer_id from messages join conversations on conversations._id = conversation_id
    where image_key = ${key}`
  return found?.customer_id ?? null
}
