import { type BankAccount, isOtherName, PAYOUT_HOLD } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { fragment } from '../../platform/database/fragment.ts'
import type { RetentionRule } from '../../platform/cleanup/cleanup.ts'
import { payableAccountsOf } from '../earnings/earnings.service.ts'
import { accountsToConfirm } from './accounts-to-confirm.store.ts'

interface BankAccountRow {
  readonly bank_code: string
  readonly bank: string
  readonly number_last_four: string
  readonly holder: string
  readonly bank_holder: string | null
  readonly changed_at: Date
  readonly held_until: Date | null
}

/** A bank account's facts as they are shown. */
export const bankFactsOf = ({
  bank,
  holder,
  bankHolder,
}: {
  readonly bank: string
  readonly holder: string
  readonly bankHolder: string | null
}): Pick<BankAccount, 'bank' | 'bankHolder' | 'isOtherName'> => ({
  bank,
  bankHolder,
  isOtherName: bankHolder !== null && isOtherName(holder, bankHolder),
})

const toBankAccount = (row: BankAccountRow): BankAccount => ({
  bankCode: row.bank_code,
  lastFour: row.number_last_four,
  holder: row.holder,
  ...bankFactsOf({ bank: row.bank, holder: row.holder, bankHolder: row.bank_holder }),
  changedAt: row.changed_at.toISOString(),
  heldUntil: row.held_until?.toISOString() ?? null,
})

/** Null until the person has said it. */
export async function readBankAccount(queries: Queries, accountId: string): Promise<BankAccount | null> {
  const [row] = await queries<BankAccountRow[]>`
    select bank_code, bank, number_last_four, holder,
      bank_holder, changed_at,
      waiting.since + make_interval(hours => ${PAYOUT_HOLD.hours}) as held_until
    from payout_accounts
    left join (${accountsToConfirm(null)}) as waiting on waiting.owner = account_id
    where account_id = ${accountId}`
  return row ? toBankAccount(row) : null
}

export interface NewBankAccount {
  readonly bankCode: string
  readonly bank: string
  readonly holder: string
  /** The name the bank gives; null if it was not asked. */
  readonly bankHolder: string | null
  readonly numberSealed: Buffer
  readonly lastFour: string
}

export async function keepBankAccount(
  queries: Queries,
  accountId: string,
  { bankCode, bank, holder, bankHolder, numberSealed, lastFour }: NewBankAccount,
): Promise<BankAccount> {
  await queries`
    insert into payout_accounts (
      account_id, bank_code, bank, number_sealed, number_last_four, holder, bank_holder, changed_at
    )
    values (
      ${accountId}, ${bankCode}, ${bank}, ${numberSealed}, ${lastFour}, ${holder}, ${bankHolder}, now()
    )
    on conflict (account_id) do update set
      bank_code = excluded.bank_code, bank = excluded.bank, number_sealed = excluded.number_sealed,
      number_last_four = excluded.number_last_four, holder = excluded.holder, bank_holder = excluded.bank_holder,
      changed_at = excluded.changed_at, confirmed_by = null, confirmed_at = null`
  const kept = await readBankAccount(queries, accountId)
  if (!kept) throw new Error('the bank account was not stored')
  return kept
}

/** True if money is still to be paid to the account of `whose.owner`, owed or on its way. */
const IS_STILL_PAID = fragment`(
  exists (
    select from ledger_balances as balance
    where balance.owner = whose.owner and balance.account = any(${payableAccountsOf()}::text[]) and balance.amount_kobo < 0
  ) or exists (
    select from payout_lines as line where line.owner = whose.owner and line.status in ('planned', 'sent')
  )
)`

/** Erases the number and the names of the account from payouts that have ended. */
const eraseLines = (queries: Queries, accountIds: readonly string[]) => queries`
  update payout_lines set number_sealed = null, holder = '', bank_holder = null, number_last_four = ''
  where owner = any(${[...accountIds]}::uuid[]) and status not in ('planned', 'sent')`

/**
 * Part of deleting a person. As long as they are owed money, the account to pay it to stays; see
 * `accountsOfPaidPeople`.
 */
export async function eraseBankAccountUnlessOwed(queries: Queries, accountId: string): Promise<void> {
  await queries`
    delete from payout_accounts using (select ${accountId}::uuid as owner) as whose
    where account_id = whose.owner and not ${IS_STILL_PAID}`
  await eraseLines(queries, [accountId])
}

/** Accounts of deleted people to whom nothing is owed any more. */
export const accountsOfPaidPeople: RetentionRule = {
  name: 'bank accounts of deleted people',
  async deleteExpired(queries, rowLimit) {
    const removed = await queries<{ accountId: string }[]>`
      delete from payout_accounts where account_id in (
        select account_id from (
          select account_id, account_id as owner from payout_accounts
          where exists (select from accounts where accounts._id = account_id and deleted_at is not null)
        ) as whose
        where not ${IS_STILL_PAID} limit ${rowLimit}
      ) returning account_id as "accountId"`
    if (removed.length > 0)
      await eraseLines(
        queries,
        removed.map(({ accountId }) => accountId),
      )
    return removed.length
  },
}
