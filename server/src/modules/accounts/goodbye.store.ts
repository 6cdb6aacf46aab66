import type { Queries } from '../../platform/database/database.ts'

/**
 * Addresses of accounts that their holders deleted, until the mail about it is sent. They are kept in `email_changes`,
 * as addresses that nothing came after; like all its rows they are erased after a time, also if no mail can be sent.
 */
export async function keepAddress(
  queries: Queries,
  {
    goodbyeId,
    accountId,
    email,
  }: { readonly goodbyeId: string; readonly accountId: string; readonly email: string },
): Promise<void> {
  await queries`
    insert into email_changes (_id, account_id, old_email, new_email)
    values (${goodbyeId}, ${accountId}, ${email}, '')`
}

export async function findAddress(queries: Queries, goodbyeId: string): Promise<string | null> {
  const [row] = await queries<{ email: string }[]>`
    select old_email as email from email_changes where _id = ${goodbyeId} and new_email = ''`
  return row?.email ?? null
}

export async function forgetAddress(queries: Queries, goodbyeId: string): Promise<void> {
  await queries`delete from email_changes where _id = ${goodbyeId} and new_email = ''`
}
