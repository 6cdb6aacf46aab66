import { v7 as newId } from 'uuid'
import type { Queries } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findAccount, insertAccount } from './accounts.store.ts'
import type { MailsService } from './mails.service.ts'

/** Whose an order is that somebody else places. */
export interface CallerAccount {
  readonly accountId: string
  /** Empty where none is known. */
  readonly email: string
}

export interface NewCaller {
  readonly name: string
  readonly mobileNumber: string
  readonly email: string
  /** Of a password that nobody knows, made before the transaction: to hash one takes long. */
  readonly passwordHash: string
}

/** Accounts of people who never signed up: they called, and somebody of the staff wrote down who they are. */
export function createCallers({ mails }: { mails: MailsService }) {
  return {
    /**
     * Makes a customer's account that nobody can sign in to yet: its password is known to no one, and its address
     * is proven by nothing. Whoever gave an address is mailed a link to choose a password.
     * @throws Refusal ACCOUNT_EXISTS where the address has an account
     */
    async register(
      queries: Queries,
      { name, mobileNumber, email, passwordHash }: NewCaller,
    ): Promise<CallerAccount> {
      const accountId = newId()
      const isNew = await insertAccount(queries, {
        ...{ accountId, role: 'user', name, email, mobileNumber, gender: null, passwordHash },
        isVerified: false,
      })
      if (!isNew) throw new Refusal('ACCOUNT_EXISTS')
      if (email !== '') await mails.request(queries, accountId, 'account-made')
      return { accountId, email }
    },

    /** A living customer's account; null for any other. */
    async find(queries: Queries, accountId: string): Promise<CallerAccount | null> {
      const account = await findAccount(queries, accountId)
      return account?.role === 'user' ? { accountId, email: account.email } : null
    },
  }
}
