import { v7 as newId } from 'uuid'
import type { Queries } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findAccount, insertAccount } from './accounts.store.ts'
import type { MailsService } from './mails/mails.service.ts'
import { findSuspension } from './suspensions.store.ts'

/** The account for which a staff member places an order. */
export interface CallerAccount {
  readonly accountId: string
  /** Empty if unknown. */
  readonly email: string
  readonly name: string
}

export interface CallerAccountInput {
  readonly name: string
  readonly mobileNumber: string
  readonly email: string
  /** Its password is known to nobody. It is hashed before the transaction, because hashing takes long. */
  readonly passwordHash: string
}

/** Accounts of people who never signed up: they called, and a staff member wrote down who they are. */
export function createCallers({ mails }: { mails: MailsService }) {
  return {
    /**
     * Creates a customer account that nobody can sign in to yet: nobody knows its password, and its address
     * is not proven. If an address is given, a link to choose a password is mailed there.
     * @throws Refusal ACCOUNT_EXISTS if the address has an account
     */
    async register(
      queries: Queries,
      { name, mobileNumber, email, passwordHash }: CallerAccountInput,
    ): Promise<CallerAccount> {
      const accountId = newId()
      const isNew = await insertAccount(queries, {
        accountId,
        role: 'user',
        name,
        email,
        mobileNumber,
        gender: null,
        passwordHash,
        isVerified: false,
      })
      if (!isNew) throw new Refusal('ACCOUNT_EXISTS')
      if (email !== '') await mails.request(queries, accountId, 'account-made')
      return { accountId, email, name }
    },

    /** A customer's account; null if it is deleted, does not exist or has another role. @throws Refusal ACCOUNT_SUSPENDED */
    async find(queries: Queries, accountId: string): Promise<CallerAccount | null> {
      const account = await findAccount(queries, accountId)
      if (account && (await findSuspension(queries, accountId))) throw new Refusal('ACCOUNT_SUSPENDED')
      return account?.role === 'user' ? { accountId, email: account.email, name: account.name } : null
    },
  }
}
