import type { Note } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'

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

const toNote = (row: NoteRow): Note => ({
  _id: row._id,
  conversationId: row.conversation_id,
  content: row.content,
  by: { _id: row.author_id, name: row.author_name },
  createdAt: row.created_at.toISOString(),
})
