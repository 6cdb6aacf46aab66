import type { Queries } from '../../../platform/database/database.ts'

/**
 * Keeps the address of an account that its holder deleted until the mail about it is sent, without the account's id. If
 * no mail can be sent, the cleanup erases it.
 */
export async function keepAddress(queries: Queries, goodbyeId: string, email: string): Promise<void> {
  await queries`insert into goodbye_addresses (_id, email) values (${goodbyeId}, ${email})`
}

export async function findAddress(queries: Queries, goodbyeId: string): Promise<string | null> {
  const [row] = await queries<{ email: string }[]>`
    select email from goodbye_addresses where _id = ${goodbyeId}`
  return row?.email ?? null
}

export async function forgetAddress(queries: Queries, goodbyeId: string): Promise<void> {
  await queries`delete from goodbye_addresses where _id = ${goodbyeId}`
}
