import type { BankAccount } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'

interface BankAccountRow {
  readonly bank_code: string
  readonly number_last_four: string
  readonly holder: string
  readonly changed_at: Date
}

const toBankAccount = (row: BankAccountRow): BankAccount => ({
  bankCode: row.bank_code,
  lastFour: row.number_last_four,
  holder: row.holder,
  changedAt: row.changed_at.toISOString(),
})

/** Null until the person has said it. */
export async function readBankAccount(queries: Queries, accountId: string): Promise<BankAccount | null> {
  const [row] = await queries<BankAccountRow[]>`
    select bank_code, number_last_four, holder, changed_at from payout_accounts where account_id = ${accountId}`
  return row ? toBankAccount(row) : null
}

export interface NewBankAccount {
  readonly bankCode: string
  readonly holder: string
  readonly numberSealed: Buffer
  readonly lastFour: string
}

export async function keepBankAccount(
  queries: Queries,
  accountId: string,
  { bankCode, holder, numberSealed, lastFour }: NewBankAccount,
): Promise<BankAccount> {
  const [row] = await queries<BankAccountRow[]>`
    insert into payout_accounts (account_id, bank_code, number_sealed, number_last_four, holder)
    values (${accountId}, ${bankCode}, ${numberSealed}, ${lastFour}, ${holder})
    on conflict (account_id) do update set
      bank_code = excluded.bank_code, number_sealed = excluded.number_sealed,
      number_last_four = excluded.number_last_four, holder = excluded.holder, changed_at = clock_timestamp()
    returning bank_code, number_last_four, holder, changed_at`
  if (!row) throw new Error('the bank account was not stored')
  return toBankAccount(row)
}

/** Part of deleting a person. What was paid stays, without the number and the name of the account. */
export async function eraseBankAccount(queries: Queries, accountId: string): Promise<void> {
  await queries`delete from payout_accounts where account_id = ${accountId}`
  await queries`
    update payout_lines set number_sealed = null, holder = '', number_last_four = '' where owner = ${accountId}`
}
