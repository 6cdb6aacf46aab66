import {
  SECOND_FACTOR_LIMIT,
  SECOND_FACTOR_ROLES,
  TOTP,
  type Role,
  type SecondFactorState,
  type StaffRole,
} from '@ozi/contract'
import { Secret, TOTP as AppCodes } from 'otpauth'
import type { Config } from '../../../platform/config.ts'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { createEncryption } from '../../../platform/encryption.ts'
import type { Limits } from '../../../platform/http/limits.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import type { Account } from '../accounts.store.ts'
import { createRecoveryCodes } from './recovery-codes.ts'
import {
  deleteFactor,
  findFactor,
  replaceRecoveryCodes,
  replaceFactor,
  takeRecoveryCode,
  takeStep,
  turnFactorOn,
  type Factor,
} from './second-factor.store.ts'

/** The name that authenticator apps show beside the code. */
const ISSUER = 'Ozi'
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20
const PURPOSE = 'second factors'

export interface SecondFactorDeps {
  readonly database: Database
  readonly limits: Limits
  readonly config: Pick<Config, 'dataKey' | 'dataDir' | 'isSecondFactorRequired'>
}

/**
 * The second step of a login: codes that an app derives from a secret, and recovery codes for a lost phone.
 */
export function createSecondFactor({ database, limits, config }: SecondFactorDeps) {
  const { seal, open } = createEncryption(config)
  const recovery = createRecoveryCodes(config)
  const { failures, windowSeconds } = SECOND_FACTOR_LIMIT
  const counterOf = (name: string) => limits.counter({ name, requests: failures, windowSeconds })
  const [tries, logins] = [counterOf('second-factor'), counterOf('second-factor-login')]

  const appOf = (secret: Secret, label: string) =>
    new AppCodes({ issuer: ISSUER, label, secret, digits: TOTP.digits, period: TOTP.periodSeconds })

  const secretOf = ({ sealedSecret }: Factor) => Secret.fromBase32(open(sealedSecret, PURPOSE))

  /** Uses up a code of the app or a recovery code. */
  async function take(queries: Queries, accountId: string, factor: Factor, typed: string): Promise<boolean> {
    const digits = typed.replaceAll(/\s/g, '')
    if (!/^\d+$/.test(digits)) {
      for (const hash of recovery.hashes(accountId, typed)) {
        if (await takeRecoveryCode(queries, accountId, hash)) return true
      }
      return false
    }
    const timestamp = Date.now()
    const delta = appOf(secretOf(factor), '').validate({ token: digits, timestamp, window: TOTP.stepsApart })
    if (delta === null) return false
    return takeStep(queries, accountId, Math.floor(timestamp / 1000 / TOTP.periodSeconds) + delta)
  }

  /** @throws Refusal NOT_FOUND if it is not on */
  async function requireOn(queries: Queries, accountId: string): Promise<Factor> {
    const factor = await findFactor(queries, accountId)
    if (!factor || factor.turnedOnAt === null) throw new Refusal('NOT_FOUND')
    return factor
  }

  function newCodesOf(accountId: string): { codes: string[]; hashes: Buffer[] } {
    const codes = recovery.make()
    return { codes, hashes: codes.map((code) => recovery.hash(accountId, code)) }
  }

  /** The roles that need a second factor; none where it is optional. */
  const rolesInNeed: readonly StaffRole[] = config.isSecondFactorRequired ? SECOND_FACTOR_ROLES : []
  const isRequiredOf = (role: Role): boolean => rolesInNeed.some((each) => each === role)

  return {
    rolesInNeed,
    isRequiredOf,

    read: async (
      { accountId, role }: Pick<Caller, 'accountId' | 'role'>,
      queries: Queries = database.sql,
    ): Promise<SecondFactorState> => {
      const factor = await findFactor(queries, accountId)
      const turnedOnAt = factor?.turnedOnAt ?? null
      return {
        isOn: turnedOnAt !== null,
        turnedOnAt: turnedOnAt?.toISOString() ?? null,
        recoveryCodesLeft: factor?.recoveryCodesLeft ?? 0,
        isRequired: isRequiredOf(role),
      }
    },

    /** Makes a new secret and replaces an unconfirmed one. @throws Refusal SECOND_FACTOR_ON */
    async begin({
      accountId,
      email,
    }: Pick<Account, 'accountId' | 'email'>): Promise<{ secret: string; uri: string }> {
      const secret = new Secret({ size: SECRET_BYTES })
      const isNew = await replaceFactor(database.sql, accountId, seal(secret.base32, PURPOSE))
      if (!isNew) throw new Refusal('SECOND_FACTOR_ON')
      return { secret: secret.base32, uri: appOf(secret, email).toString() }
    },

    /**
     * @returns the recovery codes, which are not stored in plain text
     * @throws Refusal SECOND_FACTOR_ON; NOT_FOUND before `begin`; TOTP_WRONG
     */
    async turnOn(queries: Queries, accountId: string, typed: string): Promise<string[]> {
      const factor = await findFactor(queries, accountId)
      if (!factor) throw new Refusal('NOT_FOUND')
      if (factor.turnedOnAt !== null) throw new Refusal('SECOND_FACTOR_ON')
      if (!(await take(queries, accountId, factor, typed))) throw new Refusal('TOTP_WRONG')
      const { codes, hashes } = newCodesOf(accountId)
      if (!(await turnFactorOn(queries, accountId, hashes))) throw new Refusal('SECOND_FACTOR_ON')
      return codes
    },

    /**
     * @returns the new recovery codes, which are not stored in plain text
     * @throws Refusal TOTP_WRONG; NOT_FOUND if it is not on
     */
    async renewRecoveryCodes(queries: Queries, accountId: string, typed: string): Promise<string[]> {
      const factor = await requireOn(queries, accountId)
      if (!(await take(queries, accountId, factor, typed))) throw new Refusal('TOTP_WRONG')
      const { codes, hashes } = newCodesOf(accountId)
      await replaceRecoveryCodes(queries, accountId, hashes)
      return codes
    },

    /** @throws Refusal TOTP_WRONG; NOT_FOUND if it is not on */
    async turnOff(queries: Queries, accountId: string, typed: string): Promise<void> {
      const factor = await requireOn(queries, accountId)
      if (!(await take(queries, accountId, factor, typed))) throw new Refusal('TOTP_WRONG')
      await deleteFactor(queries, accountId)
    },

    /** Turns it off without a code. @returns false if it was not on */
    async drop(queries: Queries, accountId: string): Promise<boolean> {
      const isOn = ((await findFactor(queries, accountId))?.turnedOnAt ?? null) !== null
      if (isOn) await deleteFactor(queries, accountId)
      return isOn
    },

    /**
     * Counts a code typed by a signed-in caller; call it before the code is compared.
     * @throws Refusal RATE_LIMITED after too many wrong codes
     */
    countTry: (accountId: string) => tries.count(accountId),
    forgiveTries: (accountId: string) => tries.reset(accountId),

    /**
     * Counts a code typed at a login whose password was right; call it before the code is compared. The
     * account's count is one for all browsers, and neither a new password nor a mailed link resets it.
     * @throws Refusal RATE_LIMITED after too many wrong codes
     */
    countLogin: (accountId: string) => logins.count(accountId),
    forgiveLogins: (accountId: string) => logins.reset(accountId),

    /**
     * Checks the second step of a login, if the account has one. The code is used up in the caller's
     * transaction.
     * @throws Refusal TOTP_REQUIRED without a code, TOTP_WRONG
     */
    async pass(queries: Queries, accountId: string, typed: string | undefined): Promise<void> {
      const factor = await findFactor(queries, accountId)
      if (!factor || factor.turnedOnAt === null) return
      if (typed === undefined || typed.trim() === '') throw new Refusal('TOTP_REQUIRED')
      if (!(await take(queries, accountId, factor, typed))) throw new Refusal('TOTP_WRONG')
    },
  }
}

export type SecondFactor = ReturnType<typeof createSecondFactor>
