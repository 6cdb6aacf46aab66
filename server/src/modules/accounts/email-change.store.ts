import type { Queries } from '../../platform/database/database.ts'

/** Sets the pending address, or clears it with null. */
export async function setPendingEmail(
  queries: Queries,
  accountId: string,
  pendingEmail: string | null,
): Promise<void> {
  await queries`
    update accounts set pending_email = ${pendingEmail}, updated_at = now()
    where _id = ${accountId} and deleted_at is null`
}

/**
 * Makes this the account's address and clears the pending one; a verified account stays verified. Rejects
 * with a unique violation if another account that is not deleted has the address.
 */
export async function moveToEmail(queries: Queries, accountId: string, email: string): Promise<void> {
  await queries`
    update accounts set
      email = ${email},
      pending_email = null,
      verified_at = case when verified_at is not null then now() end,
      updated_at = now()
    where _id = ${accountId} and deleted_at is null`
}

export async function insertEmailChange(
  queries: Queries,
  change: { changeId: string; accountId: string; oldEmail: string; newEmail: string },
): Promise<void> {
  await queries`
    insert into email_changes (_id, account_id, old_email, new_email)
    values (${change.changeId}, ${change.accountId}, ${change.oldEmail}, ${change.newEmail})`
}

export async function findOldEmail(queries: Queries, changeId: string): Promise<string | null> {
  const rows = await queries<{ old_email: string }[]>`
    select old_email from email_changes where _id = ${changeId}`
  return rows[0]?.old_email ?? null
}
