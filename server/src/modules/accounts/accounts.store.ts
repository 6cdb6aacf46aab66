import { SECOND_FACTOR_GRACE, type Role, type StaffRole } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { fragment } from '../../platform/database/fragment.ts'

/** An account inside the server; answers contain one of the contract's shapes instead. */
export interface Account {
  readonly accountId: string
  readonly role: Role
  readonly name: string
  readonly email: string
  readonly passwordHash: string
  readonly mobileNumber: string
  readonly address: string
  readonly profileImageKey: string | null
  readonly isVerified: boolean
  /** The staff chose the password, and its owner has not chosen their own yet. */
  readonly mustChoosePassword: boolean
  /** The address that it will have once the code mailed there is entered. */
  readonly pendingEmail: string | null
  readonly createdAt: Date
  /** Incremented by every change. */
  readonly version: number
}

export interface AccountInput {
  readonly accountId: string
  readonly role: Role
  readonly name: string
  readonly email: string
  readonly passwordHash: string
  readonly mobileNumber: string
  readonly gender: 'male' | 'female' | null
  readonly isVerified: boolean
  /** Whether the staff chose the password. */
  readonly mustChoosePassword?: boolean
  /** The terms that the page showed to somebody who signed up. */
  readonly agreedTerms?: string
}

/** Each under the name that it has in `Account`. */
const ACCOUNT = fragment`
  _id as "accountId", role, name, email, password_hash as "passwordHash", mobile_number as "mobileNumber", address,
  profile_image_key as "profileImageKey", verified_at is not null as "isVerified", pending_email as "pendingEmail",
  must_choose_password as "mustChoosePassword", created_at as "createdAt", version`

/**
 * Fails for a rider whose phone number another rider has: `isRiderPhoneTaken`.
 * @returns false if another account that is not deleted has this address, including one inserted by a
 *   concurrent transaction
 */
export async function insertAccount(queries: Queries, account: AccountInput): Promise<boolean> {
  const rows = await queries`
    insert into accounts (
      _id, role, name, email, password_hash, mobile_number, gender, verified_at, must_choose_password,
      agreed_terms
    )
    values (
      ${account.accountId}, ${account.role}, ${account.name}, ${account.email}, ${account.passwordHash},
      ${account.mobileNumber}, ${account.gender}, case when ${account.isVerified} then now() end,
      ${account.mustChoosePassword ?? false}, ${account.agreedTerms ?? null}
    )
    on conflict (email) where deleted_at is null and email <> '' do nothing
    returning 1`
  return rows.length === 1
}

export async function findAccount(queries: Queries, accountId: string): Promise<Account | null> {
  const [account] = await queries<Account[]>`
    select ${ACCOUNT}
    from accounts where _id = ${accountId} and deleted_at is null`
  return account ?? null
}

/** Like `findAccount`, and locks the account: other transactions cannot change it until this one ends. */
export async function lockAccount(queries: Queries, accountId: string): Promise<Account | null> {
  const [account] = await queries<Account[]>`
    select ${ACCOUNT}
    from accounts where _id = ${accountId} and deleted_at is null
    for no key update`
  return account ?? null
}

/** Like `lockAccount`; also blocks inserts of rows that refer to the account, such as orders. */
export async function lockAccountWhole(queries: Queries, accountId: string): Promise<Account | null> {
  const [account] = await queries<Account[]>`
    select ${ACCOUNT}
    from accounts where _id = ${accountId} and deleted_at is null
    for update`
  return account ?? null
}

export async function findAccountByEmail(queries: Queries, email: string): Promise<Account | null> {
  const [account] = await queries<Account[]>`
    select ${ACCOUNT}
    from accounts where email = ${email} and deleted_at is null`
  return account ?? null
}

export async function markVerified(queries: Queries, accountId: string): Promise<void> {
  await queries`
    update accounts set verified_at = coalesce(verified_at, now()), updated_at = now()
    where _id = ${accountId}`
}

/** Sets a password that the account's owner chose. */
export async function setPasswordHash(
  queries: Queries,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  await queries`
    update accounts set password_hash = ${passwordHash}, must_choose_password = false, updated_at = now()
    where _id = ${accountId}`
}

export interface ProfileChange {
  readonly name: string
  readonly mobileNumber: string
  readonly address: string
  readonly profileImageKey: string | null
}

export async function updateProfile(
  queries: Queries,
  accountId: string,
  change: ProfileChange,
): Promise<void> {
  await queries`
    update accounts set
      name = ${change.name},
      mobile_number = ${change.mobileNumber},
      address = ${change.address},
      profile_image_key = ${change.profileImageKey},
      updated_at = now()
    where _id = ${accountId} and deleted_at is null`
}

/** Those of the addresses that already have an account; deleted accounts do not count. */
export async function listTakenEmails(
  queries: Queries,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await queries<{ email: string }[]>`
    select email from accounts where email = any (${emails as string[]}::text[]) and deleted_at is null`
  return new Set(rows.map(({ email }) => email))
}

export interface StaffChange {
  readonly name: string
  readonly mobileNumber: string
  readonly address: string
}

/** Writes what the staff may change of somebody else's account. */
export async function updateByStaff(queries: Queries, accountId: string, change: StaffChange): Promise<void> {
  await queries`
    update accounts set
      name = ${change.name},
      mobile_number = ${change.mobileNumber},
      address = ${change.address},
      updated_at = now()
    where _id = ${accountId} and deleted_at is null`
}

/**
 * Moves a staff member to another role. The time to turn on a second factor begins if the new role needs one
 * and the earlier did not.
 * @param inNeed the roles that need a second factor; none where it is optional
 */
export async function setRole(
  queries: Queries,
  accountId: string,
  role: StaffRole,
  inNeed: readonly StaffRole[] = [],
): Promise<void> {
  const needing = fragment`${inNeed as StaffRole[]}::text[]`
  await queries`
    update accounts set
      role = ${role},
      second_factor_due_at = case
        when ${role} <> all (${needing}) then null
        when role = any (${needing}) then second_factor_due_at
        else ${GRACE_END}
      end,
      updated_at = now()
    where _id = ${accountId}`
}

const GRACE_END = fragment`now() + make_interval(days => ${SECOND_FACTOR_GRACE.days})`

/** Begins the time to turn on a second factor, unless it began before. */
export async function beginSecondFactorGrace(queries: Queries, accountId: string): Promise<void> {
  await queries`
    update accounts set second_factor_due_at = ${GRACE_END}
    where _id = ${accountId} and second_factor_due_at is null`
}

/**
 * Erases a person's data, so that only an anonymous row is left, and ends their sessions, devices and links.
 */
export async function eraseAccount(queries: Queries, accountId: string, name: string): Promise<void> {
  await queries`
    with sessions_ended as (delete from sessions where account_id = ${accountId}),
      devices_forgotten as (delete from devices where account_id = ${accountId}),
      links_ended as (delete from password_links where account_id = ${accountId}),
      passkeys_ended as (delete from passkeys where account_id = ${accountId}),
      second_factors_ended as (delete from second_factors where account_id = ${accountId}),
      suspensions_ended as (delete from suspensions where account_id = ${accountId}),
      codes_ended as (delete from verification_codes where account_id = ${accountId}),
      addresses_forgotten as (delete from email_changes where account_id = ${accountId})
    update accounts set
      name = ${name},
      email = '',
      pending_email = null,
      password_hash = '',
      mobile_number = '',
      gender = null,
      address = '',
      profile_image_key = null,
      deleted_at = now(),
      updated_at = now()
    where _id = ${accountId}`
}

export async function findFirstAdminEmail(queries: Queries): Promise<string | null> {
  const rows = await queries<{ email: string }[]>`
    select email from accounts where role = 'admin' and deleted_at is null order by created_at, _id limit 1`
  return rows[0]?.email ?? null
}

/** The number of accounts by role, without deleted ones. */
export async function countAccounts(queries: Queries): Promise<Record<Role, number>> {
  const rows = await queries<{ role: Role; living: number | string }[]>`
    select role, living from account_counts`
  const counts: Record<Role, number> = { user: 0, rider: 0, vendor: 0, admin: 0, support: 0, finance: 0 }
  for (const { role, living } of rows) counts[role] = Number(living)
  return counts
}

/** The newest accounts, without those of the staff. */
export async function listRecentAccounts(queries: Queries, limit: number): Promise<Account[]> {
  return queries<Account[]>`
    select ${ACCOUNT}
    from accounts where deleted_at is null and role in ('user', 'rider', 'vendor')
    order by created_at desc, _id desc limit ${limit}`
}
