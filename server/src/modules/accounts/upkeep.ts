import { registrationMessages } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import type { Images } from '../../platform/images/images.ts'
import { Refusal } from '../../platform/refusal.ts'
import { v7 as newId } from 'uuid'
import {
  eraseAccount,
  insertAccount,
  listTakenEmails,
  lockAccount,
  lockAccountWhole,
  updateByStaff,
  type Account,
  type NewAccount,
} from './accounts.store.ts'
import type { EmailChangeService } from './email-change.service.ts'
import type { MailsService } from './mails.service.ts'
import { newToken } from '../../platform/sessions/token.ts'
import { hashPassword } from './passwords.ts'
import { requireUncommonPassword, type PasswordOwner } from './password-rules.ts'

interface Deps {
  readonly images: Images
  readonly mails: MailsService
  readonly emailChange: EmailChangeService
}

/** Changes to somebody else's account; undefined fields stay as they are. */
export interface AccountChange {
  readonly name?: string | undefined
  readonly email?: string | undefined
  readonly mobileNumber?: string | undefined
  readonly address?: string | undefined
}

/** What the staff may do to other people's accounts, each in the caller's transaction. */
export function createUpkeep({ images, mails, emailChange }: Deps) {
  return {
    lock: lockAccount,
    /** Also keeps other transactions from inserting rows that refer to the account, such as orders. */
    lockWhole: lockAccountWhole,

    /** @throws Refusal PASSWORD_MISMATCH; VALIDATION for a password that guessers try first */
    requireNewPassword(
      { password, confirmPassword }: { password: string; confirmPassword: string },
      owner: PasswordOwner,
    ): void {
      if (password !== confirmPassword) {
        throw new Refusal('PASSWORD_MISMATCH', { message: registrationMessages.passwordMismatch })
      }
      requireUncommonPassword(password, owner, 'password')
    },

    /** The hash of a random password: the account's holder chooses their own by a mailed link. */
    hashOfNobodysPassword: (): Promise<string> => hashPassword(newToken()),

    /** Those of the addresses that already have an account. */
    takenEmails: listTakenEmails,

    /**
     * Creates a rider's account and mails a link to choose a password.
     * @returns the account's id
     * @throws Refusal ACCOUNT_EXISTS
     */
    async inviteRider(
      queries: Queries,
      person: Pick<NewAccount, 'name' | 'email' | 'mobileNumber' | 'gender' | 'passwordHash'>,
    ): Promise<string> {
      const accountId = newId()
      const isNew = await insertAccount(queries, { ...person, accountId, role: 'rider', isVerified: true })
      if (!isNew) throw new Refusal('ACCOUNT_EXISTS')
      await mails.request(queries, accountId, 'rider-made')
      return accountId
    },

    /**
     * A new e-mail address takes effect at once and is announced to the old address; a new phone number is
     * announced to the owner.
     * @throws Refusal VALIDATION if another account has the address
     */
    async change(queries: Queries, account: Account, change: AccountChange): Promise<void> {
      const { accountId } = account
      const { name = account.name, mobileNumber = account.mobileNumber, address = account.address } = change
      await updateByStaff(queries, accountId, { name, mobileNumber, address })
      if (change.email !== undefined) await emailChange.replaceByStaff(queries, account, change.email)
      const hasAddress = account.email !== '' || Boolean(change.email)
      if (mobileNumber !== account.mobileNumber && hasAddress)
        await mails.request(queries, accountId, 'phone-changed')
    },

    /** Erases a person's data, so that only an anonymous row is left; their address may sign up again. */
    async erase(queries: Queries, account: Account, formerName: string): Promise<void> {
      const { accountId, profileImageKey } = account
      if (profileImageKey !== null) await images.discard(queries, profileImageKey)
      await eraseAccount(queries, accountId, formerName)
    },
  }
}
