import { EMAIL_HOLD } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'

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
  change: {
    changeId: string
    accountId: string
    oldEmail: string
    newEmail: string
    changedBy: string | null
  },
): Promise<void> {
  await queries`
    insert into email_changes (_id, account_id, old_email, new_email, changed_by, changed_at)
    values (
      ${change.changeId}, ${change.accountId}, ${change.oldEmail}, ${change.newEmail}, ${change.changedBy},
      clock_timestamp()
    )`
}

export async function findEmailChange(
  queries: Queries,
  changeId: string,
): Promise<{ readonly oldEmail: string; readonly isByStaff: boolean } | null> {
  const [row] = await queries<{ oldEmail: string; isByStaff: boolean }[]>`
    select old_email as "oldEmail", changed_by is not null as "isByStaff"
    from email_changes where _id = ${changeId}`
  return row ?? null
}

/**
 * An address that the staff set, and to which no second administrator has agreed. It gets no password link until
 * `until`.
 */
export interface EmailHoldRow {
  readonly changeId: string
  readonly until: Date
  readonly changedBy: string
  readonly changedByName: string
}

/** Null if the address may get password links. */
export async function findEmailHold(queries: Queries, accountId: string): Promise<EmailHoldRow | null> {
  const [row] = await queries<EmailHoldRow[]>`
    select latest._id as "changeId", latest.until, latest.changed_by as "changedBy", changer.name as "changedByName"
    from (
      select *, changed_at + make_interval(hours => ${EMAIL_HOLD.hours}) as until
      from email_changes where account_id = ${accountId} order by changed_at desc, _id desc limit 1
    ) as latest join accounts as changer on changer._id = latest.changed_by
    where latest.agreed_at is null and latest.until > now()`
  return row ?? null
}

export async function endEmailHold(queries: Queries, changeId: string, agreedBy: string): Promise<void> {
  await queries`
    update email_changes set agreed_by = ${agreedBy}, agreed_at = now() where _id = ${changeId}`
}
