import type { ContactMessage, MessageFilter } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { findPage, type Page, type PageRequest } from '../../platform/lists/paging.ts'

interface MessageRow {
  readonly _id: string
  readonly name: string
  readonly email: string
  readonly message: string
  readonly created_at: Date
  readonly read_at: Date | null
  readonly answered_at: Date | null
  readonly answered_by_name: string | null
}

const COLUMNS = `listed._id, listed.name, listed.email, message, listed.created_at, read_at, answered_at,
  answerer.name as answered_by_name`
const JOINS = 'left join accounts as answerer on answerer._id = answered_by'

const CONDITIONS: Readonly<Record<MessageFilter, string>> = {
  open: 'listed.answered_at is null',
  answered: 'listed.answered_at is not null',
}

export function listMessages(
  queries: Queries,
  request: PageRequest & { readonly filter?: MessageFilter | undefined },
): Promise<Page<ContactMessage>> {
  const source = {
    table: 'contact_messages',
    columns: COLUMNS,
    joins: JOINS,
    ...(request.filter === undefined ? {} : { condition: CONDITIONS[request.filter] }),
  }
  return findPage(queries, request, source, toMessage)
}

export async function countUnread(queries: Queries): Promise<number> {
  const [row] = await queries<{ unread: number }[]>`
    select count(*)::int as unread from contact_messages where read_at is null`
  return row?.unread ?? 0
}

async function findMessage(queries: Queries, messageId: string): Promise<ContactMessage | null> {
  const [row] = await queries<MessageRow[]>`
    select ${queries.unsafe(COLUMNS)} from contact_messages as listed ${queries.unsafe(JOINS)}
    where listed._id = ${messageId}`
  return row ? toMessage(row) : null
}

/** Keeps the first time if it was read already. */
export async function markRead(queries: Queries, messageId: string): Promise<ContactMessage | null> {
  await queries`update contact_messages set read_at = now() where _id = ${messageId} and read_at is null`
  return findMessage(queries, messageId)
}

/** Locks the message until the transaction ends. */
export async function lockMessage(queries: Queries, messageId: string): Promise<ContactMessage | null> {
  await queries`select from contact_messages where _id = ${messageId} for no key update`
  return findMessage(queries, messageId)
}

/** @param answeredBy null marks it as not answered */
export async function setAnswered(
  queries: Queries,
  messageId: string,
  answeredBy: string | null,
): Promise<ContactMessage | null> {
  await queries`
    update contact_messages
    set answered_by = ${answeredBy}, answered_at = case when ${answeredBy}::uuid is not null then now() end
    where _id = ${messageId}`
  return findMessage(queries, messageId)
}

function toMessage(row: MessageRow): ContactMessage {
  return {
    _id: row._id,
    name: row.name,
    email: row.email,
    message: row.message,
    createdAt: row.created_at.toISOString(),
    isRead: row.read_at !== null,
    answered: row.answered_at && { at: row.answered_at.toISOString(), by: row.answered_by_name ?? '' },
  }
}
