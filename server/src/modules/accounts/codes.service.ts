import { CODE } from '@ozi/contract'
import type { Database, Queries } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { v7 as newId } from 'uuid'
import { findAccount, findAccountByEmail, markVerified, type Account } from './accounts.store.ts'
import { claimCodeRequest, countWrongTry, deleteCodeOf, noteCodeRequest, tryCode } from './codes.store.ts'
import type { MailsService } from './mails.service.ts'
import type { Secrets } from './secrets.ts'

/**
 * Codes that prove an e-mail address. The answers depend only on the address typed and on the number of
 * tries, never on whether the address has an account: tries and requests are counted for unknown addresses,
 * too.
 */
export function createCodesService(deps: { database: Database; mails: MailsService; secrets: Secrets }) {
  const { database, mails, secrets } = deps

  /** Sends the account a new code, in the caller's transaction; the old code becomes invalid. */
  async function sendCode(queries: Queries, account: { accountId: string; email: string }): Promise<void> {
    await noteCodeRequest(queries, secrets.hashAddress(account.email))
    await deleteCodeOf(queries, account.accountId)
    await mails.request(queries, account.accountId, 'verification-code')
  }

  /**
   * @throws Refusal RESEND_TOO_SOON less than a minute after the last code, including the one sent at sign-up
   */
  async function resendCode(email: string): Promise<void> {
    await database.transaction(async (queries) => {
      if (!(await claimCodeRequest(queries, secrets.hashAddress(email)))) {
        throw new Refusal('RESEND_TOO_SOON', { retryAfterSeconds: CODE.resendAfterSeconds })
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

  /**
   * Verifies the account if the code is right.
   * @throws Refusal CODE_WRONG; CODE_EXPIRED for a right code that is too old or used, and after CODE.tries
   *   wrong ones
   */
  async function enterCode(email: string, enteredCode: string): Promise<Account> {
    const codeHash = secrets.hashCode(email, enteredCode)
    const verified = await database.transaction(async (queries) => {
      const outcome = await tryCode(queries, email, codeHash)
      if (outcome.kind !== 'right') return outcome.kind
      await markVerified(queries, outcome.accountId)
      return findAccount(queries, outcome.accountId)
    })
    if (verified === 'dead') throw new Refusal('CODE_EXPIRED')
    if (verified === 'wrong') {
      const wrongTries = await countWrongTry(database.sql, secrets.hashAddress(email))
      throw new Refusal(wrongTries > CODE.tries ? 'CODE_EXPIRED' : 'CODE_WRONG')
    }
    if (!verified) throw new Refusal('CODE_EXPIRED')
    return verified
  }

  return { sendCode, resendCode, enterCode }
}

export type CodesService = ReturnType<typeof createCodesService>
