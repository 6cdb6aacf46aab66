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

export async function findMessage(queries: Queries, messageId: string): Promise<ContactInput | null> {
  const [row] = await queries<ContactInput[]>`
    select name, email, message from contact_messages where _id = ${messageId}`
  return row ?? null
}
