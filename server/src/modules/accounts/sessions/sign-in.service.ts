import { ACCOUNT_LOGIN_LIMIT, type LoginInput } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Config } from '../../../platform/config.ts'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { networkStart, type Limits, type TryCounter } from '../../../platform/http/limits.ts'
import type { Log } from '../../../platform/log.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { logAct, nameAct } from '../../../platform/security-log.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import { deviceName } from '../../../platform/sessions/device-name.ts'
import { hashToken, newToken } from '../../../platform/sessions/token.ts'
import {
  beginSecondFactorGrace,
  findAccount,
  findAccountByEmail,
  lockAccount,
  type Account,
} from '../accounts.store.ts'
import { isDeviceOf, renewDevice } from './devices.store.ts'
import { isPassword } from '../passwords/passwords.ts'
import type { SecondFactor } from '../second-factor/second-factor.ts'
import type { Secrets } from '../codes/secrets.ts'
import { findSuspension } from '../suspensions.store.ts'
import type { SessionLifetimes } from './session-lifetimes.ts'
import {
  deleteSession,
  findCaller,
  findCallers,
  findEndedSessions,
  insertSession,
  markSeen,
} from './sessions.store.ts'

const TOKEN = /^[\w-]{43}$/

/** The counter and the key by which failed tries are counted. */
interface Tries {
  readonly counter: TryCounter
  readonly key: string
}

/** The browser that a request came from. */
export interface Browser {
  readonly userAgent: string
  /** Its network address. */
  readonly address: string
  /** Its device token from an earlier login. */
  readonly knownDevice: string | null
  /** The token of the session that it has now. */
  readonly sessionToken: string | null
}

/** The tokens of a new session, and of the browser for its next login. */
export interface SessionTokens {
  readonly token: string
  readonly deviceToken: string
}

/** The hash of a token from a cookie; null if it cannot be one of our tokens. */
const hashOf = (token: string | null) => (token !== null && TOKEN.test(token) ? hashToken(token) : null)

/** Sign-in with passwords, and the sessions it starts. */
export function createSignInService(deps: {
  readonly database: Database
  readonly limits: Limits
  readonly secrets: Secrets
  readonly secondFactor: Pick<SecondFactor, 'pass' | 'countLogin' | 'forgiveLogins' | 'isRequiredOf'>
  readonly lifetimeOf: SessionLifetimes
  readonly config: Pick<Config, 'mail'>
  readonly log: Log
}) {
  const { database, limits, secrets, secondFactor, lifetimeOf, config, log } = deps
  const { failures, windowSeconds } = ACCOUNT_LOGIN_LIMIT
  const counterOf = (name: string) => limits.counter({ name, requests: failures, windowSeconds })
  const [strangers, devices, sessions] = [
    counterOf('account-login'),
    counterOf('device-login'),
    counterOf('own-password'),
  ]

  const ofStrangers = (email: string): Tries => ({
    counter: strangers,
    key: secrets.hashAddress(email).toString('hex'),
  })

  /**
   * Chooses the counter of a login: strangers' guesses must not lock out a browser that its owner has used.
   */
  async function triesOf(email: string, found: Account | null, deviceHash: Buffer | null): Promise<Tries> {
    const isKnown =
      found !== null && deviceHash !== null && (await isDeviceOf(database.sql, found.accountId, deviceHash))
    if (!isKnown) return ofStrangers(email)
    return { counter: devices, key: `${found.accountId}:${deviceHash.toString('hex')}` }
  }

  /** Whether this is a browser that has logged in to the account before. */
  async function isKnownDevice(
    queries: Queries,
    accountId: string,
    knownDevice: string | null,
  ): Promise<boolean> {
    const deviceHash = hashOf(knownDevice)
    return deviceHash !== null && isDeviceOf(queries, accountId, deviceHash)
  }

  /**
   * Compares a password. The try is counted before the comparison, so that concurrent tries cannot exceed the
   * limit. The right password resets the counter.
   * @throws Refusal RATE_LIMITED after too many wrong ones
   */
  async function checkPassword({ counter, key }: Tries, passwordHash: string, password: string) {
    await counter.count(key)
    const isRight = await isPassword(passwordHash, password)
    if (isRight) await counter.reset(key)
    return isRight
  }

  const forgetFailures = ({ email }: Pick<Account, 'email'>) => {
    const { counter, key } = ofStrangers(email)
    return counter.reset(key)
  }

  /**
   * Makes this browser known for later logins to the account. The token is new each time, so that one that
   * somebody else planted or read in the browser becomes worthless.
   */
  async function rememberDevice(
    queries: Queries,
    accountId: string,
    knownDevice: string | null,
  ): Promise<string> {
    const token = newToken()
    await renewDevice(queries, { accountId, oldHash: hashOf(knownDevice), tokenHash: hashToken(token) })
    return token
  }

  /**
   * Part of a login, once its holder has proved who they are and the account is locked. Ends the session that the
   * browser had before, whoever's it was: nobody could use it there again, or end it.
   * @throws Refusal ACCOUNT_SUSPENDED with the reason
   */
  async function startSession(
    queries: Queries,
    { accountId, role }: Pick<Account, 'accountId' | 'role'>,
    { userAgent, address, knownDevice, sessionToken }: Browser,
  ): Promise<SessionTokens> {
    const suspension = await findSuspension(queries, accountId)
    if (suspension) {
      const notice = `“${suspension.reason}” ${config.mail.support}`
      throw new Refusal('ACCOUNT_SUSPENDED', { data: { notice } })
    }
    const token = newToken()
    const sessionHash = hashOf(sessionToken)
    if (sessionHash) await deleteSession(queries, sessionHash)
    await insertSession(queries, {
      sessionId: newId(),
      accountId,
      tokenHash: hashToken(token),
      device: deviceName(userAgent),
      network: networkStart(address),
      lifetime: lifetimeOf(role),
    })
    if (secondFactor.isRequiredOf(role)) await beginSecondFactorGrace(queries, accountId)
    return { token, deviceToken: await rememberDevice(queries, accountId, knownDevice) }
  }

  /**
   * @throws Refusal INVALID_CREDENTIALS for a wrong password and for an unknown address alike; RATE_LIMITED;
   *   TOTP_REQUIRED, TOTP_WRONG if the account has a second factor. These count as wrong tries, too, and
   *   wrong codes are also counted apart from passwords: otherwise somebody who knows the password, or can
   *   set a new one by a mailed link, could guess codes without limit.
   */
  async function login({ email, password, totp }: LoginInput, browser: Browser): Promise<SessionTokens> {
    const found = await findAccountByEmail(database.sql, email)
    nameAct('sign_in', found?.accountId)
    const tries = await triesOf(email, found, hashOf(browser.knownDevice))
    await tries.counter.count(tries.key)
    if (!(await isPassword(found?.passwordHash, password)) || !found) throw new Refusal('INVALID_CREDENTIALS')
    const hasTypedCode = totp !== undefined && totp.trim() !== ''
    if (hasTypedCode) await secondFactor.countLogin(found.accountId)
    const started = await database.transaction(async (queries) => {
      const now = await lockAccount(queries, found.accountId)
      // The password may have been changed meanwhile, which ended all sessions: do not start a new one then.
      if (now?.passwordHash !== found.passwordHash) return null
      await secondFactor.pass(queries, now.accountId, totp)
      return startSession(queries, now, browser)
    })
    if (started === null) throw new Refusal('INVALID_CREDENTIALS')
    await tries.counter.reset(tries.key)
    if (hasTypedCode) await secondFactor.forgiveLogins(found.accountId)
    logAct('sign_in', found.accountId)
    return started
  }

  /**
   * Returns the account if its holder has typed the right password again.
   * @throws Refusal PASSWORD_REQUIRED if it is wrong (not a 401: clients would take the session for ended);
   *   UNAUTHENTICATED if the account is gone; RATE_LIMITED
   */
  async function requirePassword(accountId: string, password: string): Promise<Account> {
    const account = await findAccount(database.sql, accountId)
    if (!account) throw new Refusal('UNAUTHENTICATED')
    // Counted separately from logins: strangers who guess must not hinder a person who is signed in.
    if (!(await checkPassword({ counter: sessions, key: accountId }, account.passwordHash, password))) {
      throw new Refusal('PASSWORD_REQUIRED', { message: 'That is not your current password.' })
    }
    return account
  }

  /** Without the date until which a second factor must be on, if the role needs none. */
  const asRequired = (caller: Caller): Caller =>
    secondFactor.isRequiredOf(caller.role) ? caller : { ...caller, secondFactorDueAt: undefined }

  /** The caller with this token; null if its session has ended or it is unknown. */
  async function identify(token: string, address: string): Promise<Caller | null> {
    if (!TOKEN.test(token)) return null
    const found = await findCaller(database.sql, hashToken(token))
    if (found?.isSeenLongAgo) await keepSeen(found.caller, address)
    return found && asRequired(found.caller)
  }

  /** Never fails: with a full disk, what can be read is still answered. */
  async function keepSeen({ sessionId, role }: Caller, address: string): Promise<void> {
    try {
      await markSeen(database.sql, sessionId, networkStart(address), lifetimeOf(role))
    } catch (error) {
      log.warn({ err: error }, 'that a session was seen was not written')
    }
  }

  /** The same for many tokens, in the same order. */
  async function identifyAll(tokens: readonly string[]): Promise<(Caller | null)[]> {
    const hashes = tokens.map((token) => hashOf(token)?.toString('hex'))
    const callers = await findCallers(
      database.sql,
      hashes.filter((hash) => hash !== undefined),
    )
    return hashes.map((hash) => {
      const caller = hash === undefined ? undefined : callers.get(hash)
      return caller ? asRequired(caller) : null
    })
  }

  async function logout(token: string | null): Promise<void> {
    if (token !== null) await deleteSession(database.sql, hashToken(token))
  }

  const endedSessions = (sessions: readonly Pick<Caller, 'sessionId' | 'role'>[]) =>
    findEndedSessions(database.sql, sessions)

  return {
    requirePassword,
    forgetFailures,
    rememberDevice,
    isKnownDevice,
    login,
    startSession,
    identify,
    identifyAll,
    endedSessions,
    logout,
  }
}

export type SignInService = ReturnType<typeof createSignInService>
