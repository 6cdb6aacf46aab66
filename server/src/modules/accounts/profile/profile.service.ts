import { isPermitted, isStaff, PROFILE_IMAGE, type ProfileInput } from '@ozi/contract'
import type { z } from 'zod'
import type { Database, Queries } from '../../../platform/database/database.ts'
import type { Images } from '../../../platform/images/images.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { nameAct } from '../../../platform/security-log.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import { findAccount, lockAccount, updateProfile, type Account } from '../accounts.store.ts'
import type { EmailChangeService } from '../email-change/email-change.service.ts'
import type { MailsService } from '../mails/mails.service.ts'
import { refuseTakenPhone, requireFreePhone } from './rider-phones.ts'
import type { SignInService } from '../sessions/sign-in.service.ts'

type ProfileChange = z.output<typeof ProfileInput>

interface Deps {
  readonly database: Database
  readonly images: Images
  readonly mails: MailsService
  readonly emailChange: EmailChangeService
  readonly signIn: SignInService
}

/** Account holders read and change what Ozi knows of them. */
export function createProfileService({ database, images, mails, emailChange, signIn }: Deps) {
  /**
   * @throws Refusal NOT_FOUND for another person's profile, unless the caller may see people; for a staff
   *   member's, unless the caller manages the staff
   */
  async function readProfile(caller: Caller, accountId: string): Promise<Account> {
    if (!isPermitted(caller.role, 'seePeople')) requireOwn(caller, accountId)
    const account = await findAccount(database.sql, accountId)
    if (!account) throw new Refusal('NOT_FOUND')
    if (isStaff(account.role) && !isPermitted(caller.role, 'manageStaff')) requireOwn(caller, accountId)
    return account
  }

  /**
   * A new e-mail address needs the caller's password, is pending until its code is entered, and is announced
   * to the old address; a new phone number is announced to the owner.
   * @throws Refusal NOT_FOUND also for another person's profile; PASSWORD_REQUIRED, RATE_LIMITED,
   *   RESEND_TOO_SOON, VALIDATION (also for a rider's phone number that another rider has), for an image as
   *   `Images.keep`
   */
  async function saveProfile(caller: Caller, change: ProfileChange): Promise<Account> {
    requireOwn(caller, change.id)
    const present = await readProfile(caller, change.id)
    const asksForEmail = isOtherEmail(present, change.email)
    if (asksForEmail) {
      nameAct('email_change', caller.accountId)
      if (!change.currentPassword) throw new Refusal('PASSWORD_REQUIRED')
      await signIn.requirePassword(caller.accountId, change.currentPassword)
      await emailChange.countAsking(present.accountId)
    }
    const newKey = await images.keep(caller.accountId, PROFILE_IMAGE, {
      present: present.profileImageKey,
      sent: change.profileImage,
    })
    return images.forWork(newKey, () =>
      database.transaction((queries) =>
        applyChange(queries, present.accountId, { change, newKey, mayAskForEmail: asksForEmail }),
      ),
    )
  }

  async function applyChange(
    queries: Queries,
    accountId: string,
    {
      change,
      newKey,
      mayAskForEmail,
    }: { change: ProfileChange; newKey: string | null | undefined; mayAskForEmail: boolean },
  ): Promise<Account> {
    const before = await lockAccount(queries, accountId)
    if (!before) throw new Refusal('NOT_FOUND')
    // No password was needed when this address was already pending; that may have been cancelled since.
    if (!mayAskForEmail && isOtherEmail(before, change.email)) throw new Refusal('PASSWORD_REQUIRED')
    const { name, mobileNumber, address } = change
    const profileImageKey = newKey === undefined ? before.profileImageKey : newKey
    await requireFreePhone(queries, before, mobileNumber)
    await refuseTakenPhone(
      updateProfile(queries, accountId, { name, mobileNumber, address, profileImageKey }),
    )
    await emailChange.ask(queries, before, change.email)
    if (mobileNumber !== before.mobileNumber) await mails.request(queries, accountId, 'phone-changed')
    const saved = await findAccount(queries, accountId)
    if (!saved) throw new Refusal('NOT_FOUND')
    const isReplaced = before.profileImageKey !== profileImageKey
    if (isReplaced && before.profileImageKey !== null) await images.discard(queries, before.profileImageKey)
    return saved
  }

  /** @throws Refusal NOT_FOUND for another person's account */
  async function cancelEmailChange(caller: Caller, accountId: string): Promise<Account> {
    requireOwn(caller, accountId)
    const account = await emailChange.cancel(accountId)
    if (!account) throw new Refusal('NOT_FOUND')
    return account
  }

  return { readProfile, saveProfile, cancelEmailChange }
}

/** @throws Refusal NOT_FOUND for another person's account */
function requireOwn(caller: Caller, accountId: string): void {
  if (caller.accountId !== accountId) throw new Refusal('NOT_FOUND')
}

/** Whether it is neither the address in force nor the pending one. */
const isOtherEmail = (account: Account, email: string) =>
  email !== account.email && email !== account.pendingEmail
