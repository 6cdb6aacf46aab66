import type { Queries } from '../../platform/database/database.ts'

export interface SuspensionRow {
  readonly reason: string
  readonly at: Date
  /** By name. */
  readonly by: string
  /** Whether it closed the account's shop. */
  readonly closesShop: boolean
}

export async function findSuspension(queries: Queries, accountId: string): Promise<SuspensionRow | null> {
  const [row] = await queries<SuspensionRow[]>`
    select reason, suspended_at as at, accounts.name as by, closes_shop as "closesShop"
    from suspensions join accounts on accounts._id = suspended_by
    where account_id = ${accountId}`
  return row ?? null
}

/** The caller has locked the account. A second suspension replaces the reason. */
export async function writeSuspension(
  queries: Queries,
  {
    accountId,
    reason,
    by,
    closesShop,
  }: { accountId: string; reason: string; by: string; closesShop: boolean },
): Promise<void> {
  await queries`
    insert into suspensions as known (account_id, reason, suspended_by, closes_shop)
    values (${accountId}, ${reason}, ${by}, ${closesShop})
    on conflict (account_id) do update set
      reason = excluded.reason, suspended_by = excluded.suspended_by,
      closes_shop = known.closes_shop or excluded.closes_shop`
}

export async function deleteSuspension(queries: Queries, accountId: string): Promise<void> {
  await queries`delete from suspensions where account_id = ${accountId}`
}
