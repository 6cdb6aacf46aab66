import {
  type Bank,
  type BankAccount,
  type BankAccountInput,
  BANKS,
  isAccountNumberOf,
  payoutMessages,
} from '@ozi/contract'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { Encryption } from '../../platform/encryption.ts'
import type { Log } from '../../platform/log.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import { ProviderFailure, type PaymentProvider } from '../payments/online-payments.service.ts'
import { keepBankAccount, readBankAccount } from './bank-accounts.store.ts'

export const BANK_ACCOUNT_PURPOSE = 'bank account numbers'
const BANKS_KEPT_MS = 3_600_000

export interface BankAccountsDeps {
  readonly database: Database
  readonly encryption: Pick<Encryption, 'seal' | 'open'>
  /** Asks banks. */
  readonly provider: Pick<PaymentProvider, 'name' | 'isOffered' | 'transfers'>
  /** Part of the transaction that changes an account. */
  readonly tellOwner: (queries: Queries, accountId: string) => Promise<void>
  readonly log: Pick<Log, 'warn'>
}

/** The bank accounts of riders and shops, checked with the bank if it can be asked. */
export function createBankAccounts({ database, encryption, provider, tellOwner, log }: BankAccountsDeps) {
  let known: { readonly banks: readonly Bank[]; readonly until: number } | undefined

  /** @returns undefined if the provider does not answer now */
  const ifThere = <Answer>(asked: Promise<Answer>): Promise<Answer | undefined> =>
    asked.catch((error: unknown) => {
      if (!(error instanceof ProviderFailure)) throw error
      log.warn({ reason: error.message }, `${provider.name} says nothing of banks`)
      return undefined
    })

  async function banks(): Promise<readonly Bank[]> {
    if (!provider.isOffered) return ourBanks
    if (known && known.until > Date.now()) return known.banks
    const told = await ifThere(provider.transfers.banks())
    if (told && told.length > 0) known = { banks: told, until: Date.now() + BANKS_KEPT_MS }
    return known?.banks ?? ourBanks
  }

  /** @throws Refusal VALIDATION if the bank knows no such account */
  async function askBank(
    account: Pick<BankAccountInput, 'bankCode' | 'accountNumber'>,
  ): Promise<string | null> {
    const bankHolder = provider.isOffered ? await ifThere(provider.transfers.holderOf(account)) : undefined
    if (bankHolder === null) throw Refusal.fields({ accountNumber: payoutMessages.numberUnknown })
    return bankHolder ?? null
  }

  return {
    banks,

    /** Null until the person has said where they are paid to. */
    read: ({ accountId }: Pick<Caller, 'accountId'>): Promise<BankAccount | null> =>
      readBankAccount(database.sql, accountId),

    /**
     * Stores it unchecked if the bank cannot be asked. Its owner gets a mail.
     * @throws Refusal VALIDATION if the number is none of that bank's
     */
    async update(
      { accountId }: Pick<Caller, 'accountId'>,
      { bankCode, accountNumber, holder }: BankAccountInput,
    ): Promise<BankAccount> {
      const bank = (await banks()).find(({ code }) => code === bankCode)
      if (!bank) throw Refusal.fields({ bankCode: payoutMessages.bankMissing })
      if (!isAccountNumberOf(bankCode, accountNumber)) {
        throw Refusal.fields({ accountNumber: payoutMessages.numberOfOther })
      }
      const bankHolder = await askBank({ bankCode, accountNumber })
      return database.transaction(async (queries) => {
        await tellOwner(queries, accountId)
        return keepBankAccount(queries, accountId, {
          bankCode,
          bank: bank.name,
          holder,
          bankHolder,
          lastFour: accountNumber.slice(-4),
          numberSealed: encryption.seal(accountNumber, BANK_ACCOUNT_PURPOSE),
        })
      })
    },
  }
}

const ourBanks: readonly Bank[] = BANKS.map(({ code, name }) => ({ code, name }))
