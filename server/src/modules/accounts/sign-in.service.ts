import { ACCOUNT_LOGIN_LIMIT } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Database } from '../../platform/database/database.ts'
import type { Limits } from '../../platform/http/limits.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import { hashToken, newToken } from '../../platform/sessions/token.ts'
import { findAccount, findAccountByEmail, lockAccount, type Account } from './accounts.store.ts'
import { isPassword } from './passwords.ts'
import type { Secrets } from './secrets.ts'
import { deleteSession, findCaller, insertSession } from './sessions.store.ts'

const TOKEN = /^[\w-]{43}$/

/** Sessions, and the passwords that start them. */
export function createSignInService(deps: { database: Database; limits: Limits; secrets: Secrets }) {
  const { database, limits, secrets } = deps
  const { failures, windowSeconds } = ACCOUNT_LOGIN_LIMIT
  const tries = limits.counter({ name: 'account-login', requests: failures, windowSeconds })
  const triesKey = (email: string) => secrets.hashAddress(email).toString('hex')

  /**
   * Compares a password; unknown addresses take as long and count alike. A try is counted before it is compared,
   * so that many at once are no way around the limit.
   * @throws Refusal RATE_LIMITED after too many wrong ones for this address
   */
  async function checkPassword(email: string, passwordHash: string | undefined, password: string) {
    await tries.count(triesKey(email))
    const isRight = await isPassword(passwordHash, password)
    if (isRight) await forgetFailures(email)
    return isRight
  }

  const forgetFailures = (email: string) => tries.reset(triesKey(email))

  /** @throws Refusal INVALID_CREDENTIALS for a wrong password and an unknown address alike; RATE_LIMITED */
  async function login(email: string, password: string): Promise<{ account: Account; token: string }> {
    const found = await findAccountByEmail(database.sql, email)
    if (!(await checkPassword(email, found?.passwordHash, password)) || !found) {
      throw new Refusal('INVALID_CREDENTIALS')
    }
    const token = newToken()
    const account = await database.transaction(async (queries) => {
      const now = await lockAccount(queries, found.accountId)
      // The password may have been changed while it was compared: that ended all sessions, and this one with them.
      if (now?.passwordHash !== found.passwordHash) return null
      const session = { sessionId: newId(), accountId: now.accountId, tokenHash: hashToken(token) }
      await insertSession(queries, session)
      return now
    })
    if (!account) throw new Refusal('INVALID_CREDENTIALS')
    return { account, token }
  }

  /**
   * The account, once its holder has typed its password again.
   * @throws Refusal PASSWORD_REQUIRED when it is wrong (not 401: the session is good, and clients must not take it
   * for ended), UNAUTHENTICATED when the account is gone, RATE_LIMITED
   */
  async function requirePassword(accountId: string, password: string): Promise<Account> {
    const account = await findAccount(database.sql, accountId)
    if (!account) throw new Refusal('UNAUTHENTICATED')
    if (!(await checkPassword(account.email, account.passwordHash, password))) {
      throw new Refusal('PASSWORD_REQUIRED', { message: 'That is not your current password.' })
    }
    return account
  }

  /** Who holds this token; null for one that has ended or never was. */
  async function identify(token: string): Promise<Caller | null> {
    if (!TOKEN.test(token)) return null
    return findCaller(database.sql, hashToken(token))
  }

  async function logout(token: string | null): Promise<void> {
    if (token !== null) await deleteSession(database.sql, hashToken(token))
  }

  return { requirePassword, forgetFailures, login, identify, logout }
}

export type SignInService = ReturnType<typeof createSignInService>
