import type { Queries } from '../../../platform/database/database.ts'

/**
 * Keeps the address of an account that its holder deleted until the mail about it is sent, without the account's id. If
 * no mail can be sent, the cleanup erases it.
 */
export async function keepAddress(queries: Queries, mailId: string, email: string): Promise<void> {
  await queries`insert into deletion_mails (_id, email) values (${mailId}, ${email})`
}

export async function findAddress(queries: Queries, mailId: string): Promise<string | null> {
  const [row] = await queries<{ email: string }[]>`
    select email from deletion_mails where _id = ${mailId}`
  return row?.email ?? null
}

export async function forgetAddress(queries: Queries, mailId: string): Promise<void> {
  await queries`delete from deletion_mails where _id = ${mailId}`
}
