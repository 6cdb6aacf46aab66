import { accountMessages, isStaff } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { logAct, nameAct } from '../../../platform/security-log.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import { hashToken } from '../../../platform/sessions/token.ts'
import { findAccount, findAccountByEmail, setPasswordHash, type Account } from '../accounts.store.ts'
import { setPendingEmail } from '../email-change/email-change.store.ts'
import { deleteCodeOf } from '../codes/codes.store.ts'
import { deleteDevicesOf } from '../sessions/devices.store.ts'
import type { MailsService } from '../mails/mails.service.ts'
import { deletePasskeysOf } from '../passkeys/passkeys.store.ts'
import { consumeLink, deleteLinksOf, findLinkOwner } from './password-links.store.ts'
import { requireUncommonPassword } from './password-rules.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { deleteSessionsOf } from '../sessions/sessions.store.ts'
import type { SignInService } from '../sessions/sign-in.service.ts'

interface Deps {
  readonly database: Database
  readonly mails: MailsService
  readonly signIn: SignInService
}

/** Sets new passwords, with the current one or by a mailed link. */
export function createPasswordChangeService({ database, mails, signIn }: Deps) {
  /**
   * Mails a link if the address has an account and PASSWORD_LINK allows one more now; neither the answer nor
   * its timing reveals which. Requests from a session or a known browser of the account are counted apart, so
   * that strangers cannot hold back the links of an owner there.
   */
  async function mailLink(
    email: string,
    asker: { readonly caller: Caller | null; readonly knownDevice: string | null },
  ): Promise<void> {
    await database.transaction(async (queries) => {
      const account = await findAccountByEmail(queries, email)
      // Without an account, the job and the lookup of the browser go to an unused id, so that the answer takes as long.
      const accountId = account?.accountId ?? newId()
      const isKnown = await signIn.isKnownDevice(queries, accountId, asker.knownDevice)
      await mails.requestPasswordLink(queries, accountId, isKnown || asker.caller?.accountId === accountId)
    })
  }

  /**
   * Changes the caller's own password and ends all of the account's sessions, including this one.
   * @returns the new device token of this browser; all other devices of the account are forgotten
   * @throws Refusal PASSWORD_MISMATCH, VALIDATION, RATE_LIMITED; PASSWORD_REQUIRED if the current password is
   *   wrong
   */
  async function changePassword(
    caller: Caller,
    input: { currentPassword: string; newPassword: string; confirmPassword: string },
    knownDevice: string | null,
  ): Promise<string> {
    nameAct('password_change', caller.accountId)
    requireSame(input.newPassword, input.confirmPassword)
    const account = await signIn.requirePassword(caller.accountId, input.currentPassword)
    requireUncommonPassword(input.newPassword, account, 'newPassword')
    await requireOwnPassword(account, input.newPassword, 'newPassword')
    const passwordHash = await hashPassword(input.newPassword)
    const deviceToken = await database.transaction(async (queries) => {
      await replacePassword(queries, account.accountId, passwordHash)
      // Until an address is proved, it may be that of somebody who has nothing to do with this account.
      if (account.isVerified) await mails.request(queries, account.accountId, 'password-changed')
      return signIn.rememberDevice(queries, account.accountId, knownDevice)
    })
    logAct('password_change', account.accountId)
    return deviceToken
  }

  /**
   * Sets the password of the account that a mailed link belongs to. This browser becomes a known device, and
   * strangers' wrong passwords are forgotten, so that they cannot keep the owner out. Wrong codes of a second
   * factor stay counted, because a mailbox proves only half of one's identity. Passkeys of the last PASSKEYS.newDays, and
   * all of the staff's, are removed: whoever needs a link may have lost the account to somebody who made one.
   * @returns the new device token of this browser; all other devices are forgotten
   * @throws Refusal PASSWORD_MISMATCH, VALIDATION; LINK_EXPIRED for a token that is expired, used or unknown
   */
  async function setPasswordByLink(
    input: { token: string; password: string; confirmPassword: string },
    knownDevice: string | null,
  ): Promise<string> {
    nameAct('password_change')
    requireSame(input.password, input.confirmPassword)
    const tokenHash = hashToken(input.token)
    const owner = await findLinkOwner(database.sql, tokenHash)
    if (!owner) throw new Refusal('LINK_EXPIRED')
    nameAct('password_change', owner.accountId)
    requireUncommonPassword(input.password, owner, 'password')
    const account = await findAccount(database.sql, owner.accountId)
    if (account) await requireOwnPassword(account, input.password, 'password')
    const passwordHash = await hashPassword(input.password)
    const { accountId } = owner
    const deviceToken = await database.transaction(async (queries) => {
      if (!(await consumeLink(queries, tokenHash))) throw new Refusal('LINK_EXPIRED')
      await replacePassword(queries, accountId, passwordHash)
      const which = account && isStaff(account.role) ? 'all' : 'new'
      const removed = await deletePasskeysOf(queries, accountId, which)
      // Verified or not: the link came by mail, so whoever set the password reads this address.
      await mails.requestPasswordSet(queries, accountId, removed > 0 ? which : undefined)
      return signIn.rememberDevice(queries, accountId, knownDevice)
    })
    logAct('password_change', accountId)
    await signIn.forgetFailures(owner)
    return deviceToken
  }

  async function replacePassword(queries: Queries, accountId: string, passwordHash: string): Promise<void> {
    await setPasswordHash(queries, accountId, passwordHash)
    await forgetPendingEmail(queries, accountId)
    await deleteSessionsOf(queries, accountId)
    await deleteLinksOf(queries, accountId)
    await deleteDevicesOf(queries, accountId)
  }

  /** The pending address may come from somebody who knew the old password and is not the owner. */
  async function forgetPendingEmail(queries: Queries, accountId: string): Promise<void> {
    const account = await findAccount(queries, accountId)
    if (!account || account.pendingEmail === null) return
    await setPendingEmail(queries, accountId, null)
    await deleteCodeOf(queries, accountId)
  }

  return { mailLink, changePassword, setPasswordByLink }
}

/**
 * The staff know the password that they chose, so its owner may not choose the same.
 * @throws Refusal VALIDATION
 */
async function requireOwnPassword(account: Account, password: string, field: string): Promise<void> {
  if (!account.mustChoosePassword || !(await isPassword(account.passwordHash, password))) return
  throw Refusal.fields({ [field]: accountMessages.passwordNotOwn })
}

/** @throws Refusal PASSWORD_MISMATCH */
export function requireSame(password: string, confirmPassword: string): void {
  if (password !== confirmPassword) throw new Refusal('PASSWORD_MISMATCH')
}
