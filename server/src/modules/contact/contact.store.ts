import type { ContactAnswer, ContactInput, ContactMessage, MessageFilter } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { fragment } from '../../platform/database/fragment.ts'
import type { Fragment } from '../../platform/database/pool.ts'
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
  readonly answers: readonly ContactAnswer[]
}

const COLUMNS = fragment`listed._id, listed.name, listed.email, message, listed.created_at, read_at, answered_at,
  answerer.name as answered_by_name,
  (
    select coalesce(json_agg(
      json_build_object('_id', given._id, 'content', content, 'at', given.created_at, 'by', giver.name)
      order by given.created_at, given._id
    ), '[]')
    from contact_answers as given join accounts as giver on giver._id = given.answered_by
    where given.message_id = listed._id
  ) as answers`
const JOINS = fragment`left join accounts as answerer on answerer._id = answered_by`

const CONDITIONS: Readonly<Record<MessageFilter, Fragment>> = {
  open: fragment`listed.answered_at is null`,
  answered: fragment`listed.answered_at is not null`,
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
    select ${COLUMNS} from contact_messages as listed ${JOINS}
    where listed._id = ${messageId}`
  return row ? toMessage(row) : null
}

/** Marks the message as read. If it was read before, the time of the first reading stays. */
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

export async function insertMessage(
  queries: Queries,
  { messageId, name, email, message }: ContactInput & { readonly messageId: string },
): Promise<void> {
  await queries`
    insert into contact_messages (_id, name, email, message)
    values (${messageId}, ${name}, ${email}, ${message})`
}

export async function findInput(queries: Queries, messageId: string): Promise<ContactInput | null> {
  const [row] = await queries<ContactInput[]>`
    select name, email, message from contact_messages where _id = ${messageId}`
  return row ?? null
}

export interface NewAnswer {
  readonly answerId: string
  readonly messageId: string
  readonly content: string
  readonly answeredBy: string
}

export async function insertAnswer(
  queries: Queries,
  { answerId, messageId, content, answeredBy }: NewAnswer,
): Promise<void> {
  await queries`
    insert into contact_answers (_id, message_id, content, answered_by)
    values (${answerId}, ${messageId}, ${content}, ${answeredBy})`
}

/** An answer, and the message that it answers. */
export interface AnswerFacts {
  readonly name: string
  readonly email: string
  readonly message: string
  readonly content: string
}

export async function findAnswer(queries: Queries, answerId: string): Promise<AnswerFacts | null> {
  const [row] = await queries<AnswerFacts[]>`
    select name, email, message, content
    from contact_answers join contact_messages on contact_messages._id = message_id
    where contact_answers._id = ${answerId}`
  return row ?? null
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
    answers: row.answers.map((answer) => ({ ...answer, at: new Date(answer.at).toISOString() })),
  }
}
