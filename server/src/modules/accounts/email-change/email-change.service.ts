import { accountMessages, CODE, EMAIL_CHANGE_LIMIT, type EmailHold, peopleMessages } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { codeOf } from '../../../platform/database/failure.ts'
import type { Limits } from '../../../platform/http/limits.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { logAct, nameAct } from '../../../platform/security-log.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import type { AuditService } from '../../audit/audit.service.ts'
import { findAccount, findAccountByEmail, lockAccount, type Account } from '../accounts.store.ts'
import { requireFewerCodes, type CodesService } from '../codes/codes.service.ts'
import { claimRequest, deleteCodeOf, tryCodeOf } from '../codes/codes.store.ts'
import {
  endEmailHold,
  findEmailHold,
  insertEmailChange,
  moveToEmail,
  setPendingEmail,
} from './email-change.store.ts'
import type { MailsService } from '../mails/mails.service.ts'
import { deleteLinksOf } from '../passwords/password-links.store.ts'
import type { Secrets } from '../codes/secrets.ts'
import type { SessionsService } from '../sessions/sessions.service.ts'
import { deleteSessionsOf } from '../sessions/sessions.store.ts'

const UNIQUE_VIOLATION = '23505'

interface Deps {
  readonly database: Database
  readonly limits: Limits
  readonly mails: MailsService
  readonly codes: CodesService
  readonly secrets: Secrets
  readonly sessions: Pick<SessionsService, 'requireRecentProof'>
  readonly audit: Pick<AuditService, 'record'>
}

/**
 * Changes the e-mail address of an account. The old address stays in force until its owner enters the code
 * mailed to the new one, so that a typing error locks nobody out.
 */
export function createEmailChangeService({ database, limits, mails, codes, secrets, sessions, audit }: Deps) {
  const asked = limits.counter({ name: 'email-change', ...EMAIL_CHANGE_LIMIT })

  /**
   * Sets a pending address and mails a code there, in the transaction that locked the account. Does nothing
   * for the address in force and for the one that is already pending.
   * @throws Refusal VALIDATION if another account has the address; RESEND_TOO_SOON, RATE_LIMITED
   */
  async function ask(queries: Queries, account: Account, email: string): Promise<void> {
    const { accountId } = account
    if (email === account.email || email === account.pendingEmail) return
    if (await findAccountByEmail(queries, email)) throw taken()
    await setPendingEmail(queries, accountId, email)
    await sendCode(queries, accountId, email)
    await mails.request(queries, accountId, 'email-change-asked')
  }

  /**
   * @throws Refusal RESEND_TOO_SOON less than a minute after this account's last code for this address;
   *   RATE_LIMITED after CODE.mailsADay of them, or CODE.pendingMailsADay of all accounts for this address
   */
  async function sendCode(queries: Queries, accountId: string, email: string): Promise<void> {
    const key = secrets.hashOwnAddress(accountId, email)
    if (!(await claimRequest(queries, key, CODE.resendAfterSeconds))) {
      throw new Refusal('RESEND_TOO_SOON', { retryAfterSeconds: CODE.resendAfterSeconds })
    }
    await requireFewerCodes(queries, key, CODE.mailsADay)
    await requireFewerCodes(queries, secrets.hashAddressFor('pending', email), CODE.pendingMailsADay)
    await deleteCodeOf(queries, accountId)
    await mails.request(queries, accountId, 'pending-email-code')
  }

  /**
   * Sends another code to the caller's pending address.
   * @returns false if `email` is not that address
   * @throws Refusal RESEND_TOO_SOON, RATE_LIMITED
   */
  function resendCode(caller: Caller, email: string): Promise<boolean> {
    return database.transaction(async (queries) => {
      const account = await lockAccount(queries, caller.accountId)
      if (account?.pendingEmail !== email) return false
      await sendCode(queries, account.accountId, email)
      return true
    })
  }

  /**
   * Moves the caller's account to its pending address if the code is right; its sessions stay valid.
   * @returns null if `email` is not the pending address
   * @throws Refusal CODE_WRONG; CODE_EXPIRED for a right code that is too old, and after CODE.tries wrong
   *   ones; VALIDATION if another account has taken the address meanwhile
   */
  async function confirm(caller: Caller, email: string, enteredCode: string): Promise<Account | null> {
    const codeHash = secrets.hashCode(email, enteredCode)
    const outcome = await database.transaction(async (queries) => {
      const account = await lockAccount(queries, caller.accountId)
      if (account?.pendingEmail !== email) return null
      nameAct('email_change', account.accountId)
      const { kind } = await tryCodeOf(queries, account.accountId, codeHash)
      if (kind !== 'right') return kind
      await replaceEmail(queries, account, email, null)
      return findAccount(queries, account.accountId)
    })
    if (outcome === 'dead') throw new Refusal('CODE_EXPIRED')
    if (outcome === 'wrong') throw new Refusal('CODE_WRONG')
    if (outcome) logAct('email_change', outcome.accountId)
    return outcome
  }

  /** Keeps the address in force; the mailed code becomes invalid. */
  async function cancel(accountId: string): Promise<Account | null> {
    return database.transaction(async (queries) => {
      const account = await lockAccount(queries, accountId)
      if (!account || account.pendingEmail === null) return account
      await setPendingEmail(queries, accountId, null)
      await deleteCodeOf(queries, accountId)
      return findAccount(queries, accountId)
    })
  }

  async function replaceEmail(
    queries: Queries,
    account: Account,
    email: string,
    changedBy: string | null,
  ): Promise<void> {
    const { accountId } = account
    try {
      await moveToEmail(queries, accountId, email)
    } catch (error) {
      // Another account took the address after it was checked.
      if (codeOf(error) === UNIQUE_VIOLATION) throw taken()
      throw error
    }
    const changeId = newId()
    await insertEmailChange(queries, {
      changeId,
      accountId,
      oldEmail: account.email,
      newEmail: email,
      changedBy,
    })
    // A password link in the old mailbox would still open the account.
    await deleteLinksOf(queries, accountId)
    if (account.email !== '') await mails.requestToOldAddress(queries, accountId, changeId)
  }

  /**
   * Changes the address at once, ends the account's sessions and tells both addresses: the staff vouches for the new one.
   * It gets no password link for EMAIL_HOLD.hours, unless a second administrator agrees: one alone could else open anybody's
   * account. An account that was not verified still has to prove the address by a code.
   * @throws Refusal VALIDATION if another account has the address; REAUTHENTICATE if the caller has not proved lately who
   *   they are
   */
  async function replaceByStaff(
    queries: Queries,
    caller: Caller,
    account: Account,
    email: string,
  ): Promise<void> {
    const { accountId, isVerified } = account
    if (email === account.email) return
    await sessions.requireRecentProof(caller, queries)
    if (await findAccountByEmail(queries, email)) throw taken()
    await replaceEmail(queries, account, email, caller.accountId)
    await deleteSessionsOf(queries, accountId)
    await mails.request(queries, accountId, 'email-set')
    if (isVerified) await deleteCodeOf(queries, accountId)
    else await codes.sendCode(queries, { accountId, email })
  }

  /** Whether the staff set the account's address, which gets no password link for now. */
  async function hold(caller: Caller, accountId: string): Promise<EmailHold | null> {
    const held = await findEmailHold(database.sql, accountId)
    return (
      held && {
        until: held.until.toISOString(),
        changedBy: held.changedByName,
        mayAgree: held.changedBy !== caller.accountId,
      }
    )
  }

  /** @throws Refusal NOT_FOUND if no address is held; FORBIDDEN for who set it */
  async function agree(caller: Caller, accountId: string): Promise<void> {
    await database.transaction(async (queries) => {
      const account = await lockAccount(queries, accountId)
      const held = account && (await findEmailHold(queries, accountId))
      if (!held) throw new Refusal('NOT_FOUND')
      if (held.changedBy === caller.accountId)
        throw new Refusal('FORBIDDEN', { message: peopleMessages.ownEmailChange })
      await endEmailHold(queries, held.changeId, caller.accountId)
      await audit.record(queries, caller, {
        action: 'account.agreeToEmail',
        subject: { id: accountId, label: account.name },
      })
    })
    logAct('email_change', accountId)
  }

  /**
   * Call it before the transaction: counting takes a second connection, and the transaction would hold one
   * while it waits for that.
   */
  const countAsking = (accountId: string) => asked.count(accountId)

  return { ask, replaceByStaff, hold, agree, countAsking, resendCode, confirm, cancel }
}

const taken = () => Refusal.fields({ email: accountMessages.alreadyExists })

export type EmailChangeService = ReturnType<typeof createEmailChangeService>
