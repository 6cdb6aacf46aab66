import { PERMISSIONS, type Note } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'

export interface Agent {
  readonly _id: string
  readonly name: string
}

/** Staff who may answer customers, by name. */
export async function listAgents(queries: Queries): Promise<Agent[]> {
  return queries<Agent[]>`
    select _id, name from accounts
    where role in ${queries(PERMISSIONS.answerCustomers)} and deleted_at is null
    order by lower(name), _id`
}

/** Whether an account may answer customers now. */
export async function answersCustomers(queries: Queries, accountId: string): Promise<boolean> {
  const { count } = await queries`
    select from accounts
    where _id = ${accountId} and role in ${queries(PERMISSIONS.answerCustomers)} and deleted_at is null`
  return count > 0
}

/**
 * An agent whose account is locked until the transaction ends; null if the account may not answer customers.
 */
export async function lockAgent(queries: Queries, accountId: string): Promise<Agent | null> {
  const [row] = await queries<Agent[]>`
    select _id, name from accounts
    where _id = ${accountId} and role in ${queries(PERMISSIONS.answerCustomers)} and deleted_at is null
    for no key update`
  return row ?? null
}

/** Leaves an agent's conversations without an assignee. */
export async function unassign(queries: Queries, assigneeId: string): Promise<void> {
  // Locked in the same order as messages lock several conversations, so that the two cannot deadlock.
  await queries`
    select from conversations where assignee_id = ${assigneeId} order by _id for no key update`
  await queries`update conversations set assignee_id = null where assignee_id = ${assigneeId}`
}

interface NoteRow {
  readonly _id: string
  readonly conversation_id: string
  readonly author_id: string
  readonly author_name: string
  readonly content: string
  readonly created_at: Date
}

/** Oldest first. */
export async function listNotes(queries: Queries, conversationId: string): Promise<Note[]> {
  const rows = await queries<NoteRow[]>`
    select listed._id, conversation_id, author_id, author.name as author_name, content, listed.created_at
    from conversation_notes as listed join accounts as author on author._id = author_id
    where conversation_id = ${conversationId} order by listed.created_at, listed._id`
  return rows.map(toNote)
}

/** @returns null if there is no such conversation */
export async function insertNote(
  queries: Queries,
  note: {
    readonly noteId: string
    readonly conversationId: string
    readonly authorId: string
    readonly content: string
  },
): Promise<Note | null> {
  const [row] = await queries<NoteRow[]>`
    with kept as (
      insert into conversation_notes (_id, conversation_id, author_id, content)
      select ${note.noteId}, _id, ${note.authorId}, ${note.content}
      from conversations where _id = ${note.conversationId} for key share
      returning *
    )
    select kept._id, conversation_id, author_id, author.name as author_name, content, kept.created_at
    from kept join accounts as author on author._id = author_id`
  return row ? toNote(row) : null
}

export interface ErasedConversations {
  readonly conversationIds: readonly string[]
  /** Keys of the images that were in them. */
  readonly imageKeys: readonly string[]
}

/** Deletes a customer's conversations with their messages and notes. */
export async function eraseConversations(queries: Queries, customerId: string): Promise<ErasedConversations> {
  // Locked first, so that no message is added in between.
  const held = await queries<{ _id: string }[]>`
    select _id from conversations where customer_id = ${customerId} order by _id for update`
  const images = await queries<{ image_key: string }[]>`
    select image_key from messages join conversations on conversations._id = conversation_id
    where customer_id = ${customerId} and image_key is not null`
  await queries`delete from conversations where customer_id = ${customerId}`
  return { conversationIds: held.map(({ _id }) => _id), imageKeys: images.map(({ image_key: key }) => key) }
}

const toNote = (row: NoteRow): Note => ({
  _id: row._id,
  conversationId: row.conversation_id,
  content: row.content,
  by: { _id: row.author_id, name: row.author_name },
  createdAt: row.created_at.toISOString(),
})
