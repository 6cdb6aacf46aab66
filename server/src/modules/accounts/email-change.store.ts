import type { Queries } from '../../platform/database/database.ts'

/** Keeps the address that is to come, or with null forgets it. */
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
 * Gives the account this address; a verified one stays verified, and nothing is pending any more. Rejects with
 * a unique violation where another living account has the address.
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
