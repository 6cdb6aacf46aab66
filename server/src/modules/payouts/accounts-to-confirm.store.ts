import { PAYOUT_HOLD } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { fragment } from '../../platform/database/fragment.ts'

const HOLD_WINDOW_START = fragment`now() - make_interval(hours => ${PAYOUT_HOLD.hours})`

/**
 * Each bank account with the time of the latest change of it or of its owner's e-mail address, the staff who changed
 * that address, and who has confirmed both since.
 */
const ACCOUNTS_NOW = fragment`
  select account.account_id as owner, moment.since, mailed.changed_at as email_changed_at,
    coalesce(mailed.set_by, '{}') as set_by,
    case when account.confirmed_at >= moment.since then account.confirmed_by end as confirmed_by
  from payout_accounts as account
  cross join lateral (
    select max(changed_at) as changed_at, array_agg(changed_by) filter (where changed_by is not null) as set_by
    from email_changes
    where email_changes.account_id = account.account_id and changed_at > ${HOLD_WINDOW_START}
  ) as mailed
  cross join lateral (select greatest(account.changed_at, mailed.changed_at) as since) as moment
`

/**
 * Accounts with a change within PAYOUT_HOLD that nobody has confirmed.
 * @param maker of a batch: their own confirmation does not count; null: all count
 */
export const accountsToConfirm = (maker: string | null) => fragment`
  select * from (${ACCOUNTS_NOW}) as account_now
  where since > ${HOLD_WINDOW_START} and (confirmed_by is null or confirmed_by = ${maker}::uuid)
`

export interface AccountToConfirm {
  readonly name: string
  readonly since: Date
  /** The staff who changed the owner's address within PAYOUT_HOLD. */
  readonly setBy: readonly string[]
  readonly bank: string
  readonly lastFour: string
}

/**
 * Locks somebody's bank account and e-mail address until the transaction ends. Null if nothing waits to be confirmed.
 */
export async function lockToConfirm(queries: Queries, owner: string): Promise<AccountToConfirm | null> {
  await queries`select 1 from accounts where _id = ${owner} for no key update`
  await queries`select 1 from payout_accounts where account_id = ${owner} for no key update`
  // A separate statement, so that it sees changes made while the locks were waited for.
  const [row] = await queries<AccountToConfirm[]>`
    select accounts.name, waiting.since, waiting.set_by as "setBy", account.bank,
      account.number_last_four as "lastFour"
    from (${accountsToConfirm(null)}) as waiting
    join accounts on accounts._id = waiting.owner join payout_accounts as account on account.account_id = waiting.owner
    where waiting.owner = ${owner}`
  return row ?? null
}

/** Confirms the account that the caller has locked, as it is now. */
export async function confirmAccount(queries: Queries, owner: string, by: string): Promise<void> {
  await queries`
    update payout_accounts set confirmed_by = ${by}, confirmed_at = clock_timestamp() where account_id = ${owner}`
}
