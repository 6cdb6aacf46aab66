import { accountMessages, CODE, EMAIL_CHANGE_LIMIT } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Database, Queries } from '../../platform/database/database.ts'
import { codeOf } from '../../platform/database/failure.ts'
import type { Limits } from '../../platform/http/limits.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import { findAccount, findAccountByEmail, lockAccount, type Account } from './accounts.store.ts'
import type { CodesService } from './codes.service.ts'
import { claimCodeRequest, deleteCodeOf, tryCodeOf } from './codes.store.ts'
import { insertEmailChange, moveToEmail, setPendingEmail } from './email-change.store.ts'
import type { MailsService } from './mails.service.ts'
import { deleteLinksOf } from './password-links.store.ts'
import type { Secrets } from './secrets.ts'

const UNIQUE_VIOLATION = '23505'

interface Deps {
  readonly database: Database
  readonly limits: Limits
  readonly mails: MailsService
  readonly codes: CodesService
  readonly secrets: Secrets
}

/**
 * How an account moves to another e-mail address. The old one stays in force until the code mailed to the new one
 * is entered by the account's holder, so a slip in the address locks nobody out of anything.
 */
export function createEmailChangeService({ database, limits, mails, codes, secrets }: Deps) {
  const asked = limits.counter({ name: 'email-change', ...EMAIL_CHANGE_LIMIT })

  /**
   * Asks for another address, in the transaction that locked the account. The address in force and the one that is
   * pending change nothing.
   * @throws Refusal VALIDATION for an address that is another account's, RESEND_TOO_SOON
   */
  async function ask(queries: Queries, account: Account, email: string): Promise<void> {
    const { accountId } = account
    if (email === account.email || email === account.pendingEmail) return
    if (await findAccountByEmail(queries, email)) throw taken()
    await setPendingEmail(queries, accountId, email)
    await sendCode(queries, accountId, email)
    await mails.request(queries, accountId, 'email-change-asked')
  }

  /** @throws Refusal RESEND_TOO_SOON less than a minute after the last code of this account for this address */
  async function sendCode(queries: Queries, accountId: string, email: string): Promise<void> {
    if (!(await claimCodeRequest(queries, secrets.hashOwnAddress(accountId, email)))) {
      throw new Refusal('RESEND_TOO_SOON', { retryAfterSeconds: CODE.resendAfterSeconds })
    }
    await deleteCodeOf(queries, accountId)
    await mails.request(queries, accountId, 'pending-email-code')
  }

  /**
   * Sends another code to the caller's pending address.
   * @returns false when this is not that address
   * @throws Refusal RESEND_TOO_SOON
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
   * Moves the caller's account to its pending address when the code is right; its sessions go on.
   * @returns null when this is not that address
   * @throws Refusal CODE_WRONG; CODE_EXPIRED for the right code too late, and after CODE.tries wrong ones;
   * VALIDATION when another account has taken the address meanwhile
   */
  async function confirm(caller: Caller, email: string, enteredCode: string): Promise<Account | null> {
    const codeHash = secrets.hashCode(email, enteredCode)
    const outcome = await database.transaction(async (queries) => {
      const account = await lockAccount(queries, caller.accountId)
      if (account?.pendingEmail !== email) return null
      const { kind } = await tryCodeOf(queries, account.accountId, codeHash)
      if (kind !== 'right') return kind
      await replaceEmail(queries, account, email)
      return findAccount(queries, account.accountId)
    })
    if (outcome === 'dead') throw new Refusal('CODE_EXPIRED')
    if (outcome === 'wrong') throw new Refusal('CODE_WRONG')
    return outcome
  }

  /** Stays at the address in force; the code that was mailed is of no use any more. */
  async function cancel(accountId: string): Promise<Account | null> {
    return database.transaction(async (queries) => {
      const account = await lockAccount(queries, accountId)
      if (!account || account.pendingEmail === null) return account
      await setPendingEmail(queries, accountId, null)
      await deleteCodeOf(queries, accountId)
      return findAccount(queries, accountId)
    })
  }

  async function replaceEmail(queries: Queries, account: Account, email: string): Promise<void> {
    const { accountId } = account
    try {
      await moveToEmail(queries, accountId, email)
    } catch (error) {
      // Somebody else took the address between the look and the write.
      if (codeOf(error) === UNIQUE_VIOLATION) throw taken()
      throw error
    }
    const changeId = newId()
    await insertEmailChange(queries, { changeId, accountId, oldEmail: account.email, newEmail: email })
    // A link in the old mailbox would open the account to whoever reads it.
    await deleteLinksOf(queries, accountId)
    if (account.email !== '') await mails.requestToOldAddress(queries, accountId, changeId)
  }

  /**
   * Gives the account another address at once, told to the old one: a member of the staff answers for it. Whoever was
   * not verified proves the new one.
   * @throws Refusal VALIDATION for an address that is another account's
   */
  async function replaceByStaff(queries: Queries, account: Account, email: string): Promise<void> {
    const { accountId, isVerified } = account
    if (email === account.email) return
    if (await findAccountByEmail(queries, email)) throw taken()
    await replaceEmail(queries, account, email)
    if (isVerified) await deleteCodeOf(queries, accountId)
    else await codes.sendCode(queries, { accountId, email })
  }

  /** Counted before the transaction: it would wait for a second connection while it holds one. */
  const countAsking = (accountId: string) => asked.count(accountId)

  return { ask, replaceByStaff, countAsking, resendCode, confirm, cancel }
}

const taken = () => Refusal.fields({ email: accountMessages.alreadyExists })

export type EmailChangeService = ReturnType<typeof createEmailChangeService>
