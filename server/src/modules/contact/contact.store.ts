import type { ContactInput } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'

export async function insertMessage(
  queries: Queries,
  { messageId, name, email, message }: ContactInput & { readonly messageId: string },
): Promise<void> {
  await queries`
    insert into contact_messages (_id, name, email, message)
    values (${messageId}, ${name}, ${email}, ${message})`
}

/** The message; null if it was mailed to support already. */
export async function findUnmailedMessage(queries: Queries, messageId: string): Promise<ContactInput | null> {
  const [row] = await queries<ContactInput[]>`
    select name, email, message from contact_messages where _id = ${messageId} and mailed_at is null`
  return row ?? null
}

/** How many messages were mailed to support in the last hour. */
export async function countMailed(queries: Queries): Promise<number> {
  const [row] = await queries<{ mailed: number }[]>`
    select count(*)::int as mailed from contact_messages where mailed_at > clock_timestamp() - interval '1 hour'`
  return row?.mailed ?? 0
}

export async function markMailed(queries: Queries, messageId: string): Promise<void> {
  await queries`update contact_messages set mailed_at = clock_timestamp() where _id = ${messageId}`
}
