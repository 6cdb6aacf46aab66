import type { SavedReply } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'

/** By title. */
export async function listSavedReplies(queries: Queries): Promise<SavedReply[]> {
  return queries<SavedReply[]>`
    select _id, title, content, version from saved_replies order by lower(title), created_at, _id`
}

/** Locks the table: nobody adds another until the transaction ends. @returns how many there are */
export async function lockSavedReplies(queries: Queries): Promise<number> {
  await queries`lock table saved_replies in share row exclusive mode`
  const [row] = await queries<{ kept: number }[]>`select count(*)::int as kept from saved_replies`
  return row?.kept ?? 0
}

export async function lockSavedReply(queries: Queries, replyId: string): Promise<SavedReply | null> {
  const [row] = await queries<SavedReply[]>`
    select _id, title, content, version from saved_replies where _id = ${replyId} for update`
  return row ?? null
}

/** The parts of a saved reply that the staff types. */
export type ReplyTexts = Pick<SavedReply, 'title' | 'content'>

export async function insertSavedReply(
  queries: Queries,
  replyId: string,
  { title, content }: ReplyTexts,
): Promise<SavedReply> {
  const [row] = await queries<SavedReply[]>`
    insert into saved_replies (_id, title, content) values (${replyId}, ${title}, ${content})
    returning _id, title, content, version`
  return row as SavedReply
}

/** @returns null if there is no such reply */
export async function updateSavedReply(
  queries: Queries,
  replyId: string,
  { title, content }: ReplyTexts,
): Promise<SavedReply | null> {
  const [row] = await queries<SavedReply[]>`
    update saved_replies set title = ${title}, content = ${content}, updated_at = now() where _id = ${replyId}
    returning _id, title, content, version`
  return row ?? null
}

export async function deleteSavedReply(queries: Queries, replyId: string): Promise<void> {
  await queries`delete from saved_replies where _id = ${replyId}`
}
