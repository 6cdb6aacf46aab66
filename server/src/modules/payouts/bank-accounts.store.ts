import { BANKS, type BankAccount, isOtherName } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'

interface BankAccountRow {
  readonly bank_code: string
  readonly bank: string | null
  readonly number_last_four: string
  readonly holder: string
  readonly bank_holder: string | null
  readonly changed_at: Date
}

/** What a bank said of an account, as it is shown. */
export const bankFactsOf = ({
  bankCode,
  bank,
  holder,
  bankHolder,
}: {
  readonly bankCode: string
  readonly bank: string | null
  readonly holder: string
  readonly bankHolder: string | null
}): Pick<BankAccount, 'bank' | 'bankHolder' | 'isOtherName'> => ({
  bank: bank ?? BANKS.find(({ code }) => code === bankCode)?.name ?? bankCode,
  bankHolder,
  isOtherName: bankHolder !== null && isOtherName(holder, bankHolder),
})

const toBankAccount = (row: BankAccountRow): BankAccount => ({
  bankCode: row.bank_code,
  lastFour: row.number_last_four,
  holder: row.holder,
  ...bankFactsOf({
    ...{ bankCode: row.bank_code, bank: row.bank, holder: row.holder, bankHolder: row.bank_holder },
  }),
  changedAt: row.changed_at.toISOString(),
})

/** What the bank said counts for the account as it is now: a version that knows no banks changes it without asking. */
export const SAID_BY_BANK = 'checked_at >= changed_at'

/** Null until the person has said it. */
export async function readBankAccount(queries: Queries, accountId: string): Promise<BankAccount | null> {
  const [row] = await queries<BankAccountRow[]>`
    select bank_code, case when ${queries.unsafe(SAID_BY_BANK)} then bank end as bank, number_last_four, holder,
      case when ${queries.unsafe(SAID_BY_BANK)} then bank_holder end as bank_holder, changed_at
    from payout_accounts where account_id = ${accountId}`
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
  const [row] = await queries<BankAccountRow[]>`
    insert into payout_accounts (
      account_id, bank_code, bank, number_sealed, number_last_four, holder, bank_holder, changed_at, checked_at
    )
    values (
      ${accountId}, ${bankCode}, ${bank}, ${numberSealed}, ${lastFour}, ${holder}, ${bankHolder}, now(), now()
    )
    on conflict (account_id) do update set
      bank_code = excluded.bank_code, bank = excluded.bank, number_sealed = excluded.number_sealed,
      number_last_four = excluded.number_last_four, holder = excluded.holder, bank_holder = excluded.bank_holder,
      changed_at = excluded.changed_at, checked_at = excluded.checked_at
    returning bank_code, bank, number_last_four, holder, bank_holder, changed_at`
  if (!row) throw new Error('the bank account was not stored')
  return toBankAccount(row)
}

/** Part of deleting a person. What was paid stays, without the number and the names of the account. */
export async function eraseBankAccount(queries: Queries, accountId: string): Promise<void> {
  await queries`delete from payout_accounts where account_id = ${accountId}`
  await queries`
    update payout_lines set number_sealed = null, holder = '', bank_holder = null, number_last_four = ''
    where owner = ${accountId}`
}
