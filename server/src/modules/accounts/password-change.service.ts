import { v7 as newId } from 'uuid'
import type { Database, Queries } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import { hashToken } from '../../platform/sessions/token.ts'
import { findAccount, findAccountByEmail, setPasswordHash } from './accounts.store.ts'
import { setPendingEmail } from './email-change.store.ts'
import { deleteCodeOf } from './codes.store.ts'
import { deleteDevicesOf } from './devices.store.ts'
import type { MailsService } from './mails.service.ts'
import { consumeLink, deleteLinksOf, findLinkOwner } from './password-links.store.ts'
import { requireUncommonPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import type { SecondFactor } from './second-factor.ts'
import { deleteSessionsOf } from './sessions.store.ts'
import type { SignInService } from './sign-in.service.ts'

interface Deps {
  readonly database: Database
  readonly mails: MailsService
  readonly signIn: SignInService
  readonly secondFactor: Pick<SecondFactor, 'isOn'>
}

/** New passwords, by the present one or by a mailed link. */
export function createPasswordChangeService({ database, mails, signIn, secondFactor }: Deps) {
  /** Mails a link where the address has an account; the caller cannot tell, nor by the time it takes. */
  async function mailLink(email: string): Promise<void> {
    await database.transaction(async (queries) => {
      const account = await findAccountByEmail(queries, email)
      // A job for nobody takes as long to send as one for somebody.
      await mails.request(queries, account?.accountId ?? newId(), 'password-link')
    })
  }

  /**
   * Changes the caller's own password and ends all sessions, this one too.
   * @returns by what this browser is known from now on; no other is
   * @throws Refusal PASSWORD_MISMATCH, VALIDATION, RATE_LIMITED; PASSWORD_REQUIRED when the present one is wrong
   */
  async function changePassword(
    caller: Caller,
    input: { currentPassword: string; newPassword: string; confirmPassword: string },
    knownDevice: string | null,
  ): Promise<string> {
    requireSame(input.newPassword, input.confirmPassword)
    const account = await signIn.requirePassword(caller.accountId, input.currentPassword)
    requireUncommonPassword(input.newPassword, account, 'newPassword')
    const passwordHash = await hashPassword(input.newPassword)
    return database.transaction(async (queries) => {
      await replacePassword(queries, account.accountId, passwordHash)
      return signIn.rememberDevice(queries, account.accountId, knownDevice)
    })
  }

  /**
   * Where logins take a second factor, a mailbox proves half of who one is: no browser is known by it, and tries stay
   * counted, else each link would buy further guesses at the codes.
   * @returns by what this browser is known from now on; no other is. Null where none is known by it
   * @throws Refusal PASSWORD_MISMATCH, VALIDATION; LINK_EXPIRED for a token that ran out, was used or never was
   */
  async function setPasswordByLink(
    input: { token: string; password: string; confirmPassword: string },
    knownDevice: string | null,
  ): Promise<string | null> {
    requireSame(input.password, input.confirmPassword)
    const tokenHash = hashToken(input.token)
    const owner = await findLinkOwner(database.sql, tokenHash)
    if (!owner) throw new Refusal('LINK_EXPIRED')
    requireUncommonPassword(input.password, owner, 'password')
    const passwordHash = await hashPassword(input.password)
    const { accountId } = owner
    const isHalfProven = await secondFactor.isOn(accountId)
    const deviceToken = await database.transaction(async (queries) => {
      if (!(await consumeLink(queries, tokenHash))) throw new Refusal('LINK_EXPIRED')
      await replacePassword(queries, accountId, passwordHash)
      return isHalfProven ? null : signIn.rememberDevice(queries, accountId, knownDevice)
    })
    if (!isHalfProven) await signIn.forgetFailures(owner)
    return deviceToken
  }

  async function replacePassword(queries: Queries, accountId: string, passwordHash: string): Promise<void> {
    await setPasswordHash(queries, accountId, passwordHash)
    await forgetPendingEmail(queries, accountId)
    await deleteSessionsOf(queries, accountId)
    await deleteLinksOf(queries, accountId)
    await deleteDevicesOf(queries, accountId)
    await mails.request(queries, accountId, 'password-changed')
  }

  /** Whoever asked for another address may have known the old password without being the owner. */
  async function forgetPendingEmail(queries: Queries, accountId: string): Promise<void> {
    const account = await findAccount(queries, accountId)
    if (!account || account.pendingEmail === null) return
    await setPendingEmail(queries, accountId, null)
    await deleteCodeOf(queries, accountId)
  }

  return { mailLink, changePassword, setPasswordByLink }
}

/** @throws Refusal PASSWORD_MISMATCH */
export function requireSame(password: string, confirmPassword: string): void {
  if (password !== confirmPassword) throw new Refusal('PASSWORD_MISMATCH')
}
