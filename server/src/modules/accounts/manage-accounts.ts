import { registrationMessages } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { forgetAnswers } from '../../platform/idempotency/idempotency.store.ts'
import type { Images } from '../../platform/images/images.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import { v7 as newId } from 'uuid'
import {
  eraseAccount,
  insertAccount,
  listTakenEmails,
  lockAccount,
  lockAccountWhole,
  updateByStaff,
  type Account,
  type AccountInput,
} from './accounts.store.ts'
import type { EmailChangeService } from './email-change/email-change.service.ts'
import type { createDeletionMails } from './mails/deletion-mails.ts'
import type { MailsService } from './mails/mails.service.ts'
import { listRiderPhones } from './profile/rider-phones.store.ts'
import { refuseTakenPhone, requireFreePhone } from './profile/rider-phones.ts'
import { deleteLinksOf } from './passwords/password-links.store.ts'
import { deleteSessionsOf } from './sessions/sessions.store.ts'
import { deleteSuspension, findSuspension, writeSuspension } from './suspensions.store.ts'
import { newToken } from '../../platform/sessions/token.ts'
import { hashPassword } from './passwords/passwords.ts'
import { requireUncommonPassword, type PasswordOwner } from './passwords/password-rules.ts'

interface Deps {
  readonly images: Images
  readonly mails: MailsService
  readonly deletionMails: ReturnType<typeof createDeletionMails>
  readonly emailChange: EmailChangeService
}

/** A rider or a shop as the staff register them; `gender` for riders. */
export interface RegistrationInput extends Pick<
  AccountInput,
  'name' | 'email' | 'mobileNumber' | 'passwordHash' | 'mustChoosePassword'
> {
  readonly role: 'rider' | 'vendor'
  readonly gender?: AccountInput['gender']
}

/** Changes to somebody else's account; undefined fields stay as they are. */
export interface AccountChange {
  readonly name?: string | undefined
  readonly email?: string | undefined
  readonly mobileNumber?: string | undefined
  readonly address?: string | undefined
}

/** Changes that the staff makes to other people's accounts, each in the caller's transaction. */
export function createAccountAdministration({ images, mails, deletionMails, emailChange }: Deps) {
  return {
    lock: lockAccount,
    /** Also keeps other transactions from inserting rows that refer to the account, such as orders. */
    lockWhole: lockAccountWhole,

    /** Mails the owner of an account that they are paid to another bank account. */
    mailBankAccountChanged: (queries: Queries, accountId: string): Promise<void> =>
      mails.request(queries, accountId, 'bank-account-changed'),

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
    hashRandomPassword: (): Promise<string> => hashPassword(newToken()),

    /** Those of the addresses that already have an account. */
    takenEmails: listTakenEmails,

    /** Those of the phone numbers that a rider has. */
    riderPhones: listRiderPhones,

    /**
     * Creates the account of a rider or a shop that the staff register; it counts as verified.
     * @param isMailed whether its holder is mailed where to log in, and a link to choose their own password
     * @returns the account's id
     * @throws Refusal ACCOUNT_EXISTS; VALIDATION if another rider has the rider's phone number
     */
    async register(
      queries: Queries,
      person: RegistrationInput,
      { isMailed }: { readonly isMailed: boolean },
    ): Promise<string> {
      const accountId = newId()
      const isNew = await refuseTakenPhone(
        insertAccount(queries, { gender: null, ...person, accountId, isVerified: true }),
      )
      if (!isNew) throw new Refusal('ACCOUNT_EXISTS')
      if (isMailed) await mails.request(queries, accountId, `${person.role}-made`)
      return accountId
    },

    /**
     * A new e-mail address takes effect at once and is announced to the old address; a new phone number is
     * announced to the owner.
     * @throws Refusal VALIDATION if another account has the address, or another rider a rider's phone number;
     *   REAUTHENTICATE for another address if the caller has not proved lately who they are
     */
    async change(queries: Queries, caller: Caller, account: Account, change: AccountChange): Promise<void> {
      const { accountId } = account
      const { name = account.name, mobileNumber = account.mobileNumber, address = account.address } = change
      await requireFreePhone(queries, account, mobileNumber)
      await refuseTakenPhone(updateByStaff(queries, accountId, { name, mobileNumber, address }))
      if (change.email !== undefined) await emailChange.replaceByStaff(queries, caller, account, change.email)
      const hasAddress = account.email !== '' || Boolean(change.email)
      if (mobileNumber !== account.mobileNumber && hasAddress)
        await mails.request(queries, accountId, 'phone-changed')
    },

    suspension: findSuspension,

    /** Ends the sessions of an account that the caller has locked; nobody signs in to it until it is lifted. */
    async suspend(queries: Queries, suspension: Parameters<typeof writeSuspension>[1]): Promise<void> {
      await writeSuspension(queries, suspension)
      await deleteSessionsOf(queries, suspension.accountId)
      await deleteLinksOf(queries, suspension.accountId)
      await mails.request(queries, suspension.accountId, 'account-suspended')
    },

    async liftSuspension(queries: Queries, accountId: string): Promise<void> {
      await deleteSuspension(queries, accountId)
      await mails.request(queries, accountId, 'suspension-lifted')
    },

    /**
     * Mails whoever deleted their own account that it is done. The address is kept for it until the mail is sent.
     * @param account as it was before it was erased
     */
    mailDeleted: (queries: Queries, account: Account): Promise<void> =>
      deletionMails.request(queries, account),

    /** Erases a person's data, so that only an anonymous row is left; their address may sign up again. */
    async erase(queries: Queries, account: Account, formerName: string): Promise<void> {
      const { accountId, profileImageKey } = account
      if (profileImageKey !== null) await images.discard(queries, profileImageKey)
      await eraseAccount(queries, accountId, formerName)
      await forgetAnswers(queries, accountId)
    },
  }
}
