import { accountMessages, CODE } from '@ozi/contract'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { logAct, nameAct } from '../../../platform/security-log.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import { v7 as newId } from 'uuid'
import { findAccount, findAccountByEmail, markVerified, type Account } from '../accounts.store.ts'
import {
  claimRequest,
  countMail,
  countWrongTry,
  deleteCodeOf,
  findCodeMail,
  noteRequest,
  tryCode,
  tryCodeOf,
  type CodeOutcome,
} from './codes.store.ts'
import type { MailsService } from '../mails/mails.service.ts'
import type { Secrets } from './secrets.ts'

/**
 * Codes that prove an e-mail address. The answers to strangers depend only on the address typed and on the
 * number of tries, never on whether the address has an account: tries and requests are counted for unknown
 * addresses, too. What newcomers do in their own session is counted apart, so that nobody else can use up
 * their tries or hold back a code.
 */
export function createCodesService(deps: { database: Database; mails: MailsService; secrets: Secrets }) {
  const { database, mails, secrets } = deps

  /** Sends the account a new code, in the caller's transaction; the old code becomes invalid. */
  async function sendCode(queries: Queries, account: { accountId: string; email: string }): Promise<void> {
    await noteRequest(queries, secrets.hashAddress(account.email))
    await countMail(queries, secrets.hashAddress(account.email), CODE.mailsADay)
    await noteRequest(queries, secrets.hashOwnAddress(account.accountId, account.email))
    await deleteCodeOf(queries, account.accountId)
    await mails.request(queries, account.accountId, 'verification-code')
  }

  /**
   * @throws Refusal RESEND_TOO_SOON less than a minute after the last code that this caller could ask for;
   *   RATE_LIMITED after CODE.mailsADay of them in 24 hours
   */
  async function resendCode(email: string, caller: Caller | null): Promise<void> {
    await database.transaction(async (queries) => {
      const addressKey = secrets.hashAddress(email)
      const newcomer = asNewcomer(caller, email)
      if (newcomer) {
        await claim(queries, secrets.hashOwnAddress(newcomer.accountId, email))
        await noteRequest(queries, addressKey)
      } else {
        await claim(queries, addressKey)
      }
      const account = await findAccountByEmail(queries, email)
      // Without an account, the job goes to an unused id, so that the answer takes as long. A verified
      // account is treated the same: its code is for its pending address, and only its owner may have that
      // code replaced.
      const accountId = account && !account.isVerified ? account.accountId : newId()
      await deleteCodeOf(queries, accountId)
      await mails.request(queries, accountId, 'verification-code')
    })
  }

  async function claim(queries: Queries, key: Buffer): Promise<void> {
    if (!(await claimRequest(queries, key, CODE.resendAfterSeconds))) {
      throw new Refusal('RESEND_TOO_SOON', { retryAfterSeconds: CODE.resendAfterSeconds })
    }
    await requireFewerCodes(queries, key, CODE.mailsADay)
  }

  /**
   * Verifies the account if the code is right. All strangers share CODE.tries; the newcomer has as many
   * alone. Strangers who have used theirs are answered and counted alike whatever they type, as long as the
   * newcomer can still enter the code.
   * @throws Refusal CODE_WRONG; CODE_EXPIRED for a right code that is too old or used, and after CODE.tries
   *   wrong ones
   */
  async function enterCode(email: string, enteredCode: string, caller: Caller | null): Promise<Account> {
    const codeHash = secrets.hashCode(email, enteredCode)
    const newcomer = asNewcomer(caller, email)
    nameAct('verification', newcomer?.accountId)
    const verified = await database.transaction(async (queries) => {
      const outcome = newcomer
        ? await tryOwnCode(queries, newcomer.accountId, codeHash)
        : await tryCode(queries, email, codeHash)
      if (outcome.kind !== 'right') return outcome.kind
      await markVerified(queries, outcome.accountId)
      return findAccount(queries, outcome.accountId)
    })
    if (verified === 'wrong' || verified === 'dead') {
      const wrongTries = newcomer ? 0 : await countWrongTry(database.sql, secrets.hashAddress(email))
      throw new Refusal(verified === 'dead' || wrongTries > CODE.tries ? 'CODE_EXPIRED' : 'CODE_WRONG')
    }
    if (!verified) throw new Refusal('CODE_EXPIRED')
    logAct('verification', verified.accountId)
    return verified
  }

  /** Until the mail is sent there is no code; a code typed before that is wrong, not expired. */
  async function tryOwnCode(queries: Queries, accountId: string, codeHash: Buffer): Promise<CodeOutcome> {
    const outcome = await tryCodeOf(queries, accountId, codeHash)
    const isUnsent = outcome.kind === 'dead' && (await findCodeMail(queries, accountId)) === null
    return isUnsent ? { kind: 'wrong' } : outcome
  }

  return { sendCode, resendCode, enterCode }
}

/** Counts a code to be mailed. @throws Refusal RATE_LIMITED once `mailsADay` are counted under this key */
export async function requireFewerCodes(queries: Queries, key: Buffer, mailsADay: number): Promise<void> {
  const retryAfterSeconds = await countMail(queries, key, mailsADay)
  if (retryAfterSeconds === null) return
  throw new Refusal('RATE_LIMITED', { message: accountMessages.codesUsedUp, retryAfterSeconds })
}

/** The caller, if this is their own address and they have yet to verify it; otherwise null. */
const asNewcomer = (caller: Caller | null, email: string): Caller | null =>
  caller && !caller.isVerified && caller.email === email ? caller : null

export type CodesService = ReturnType<typeof createCodesService>
