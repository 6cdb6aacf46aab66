import {
  isStaff,
  type PasskeyRegistration,
  type Passkey,
  passkeyMessages,
  PASSKEYS,
  proofMessages,
  type PasskeySignature,
} from '@ozi/contract'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { parse as parseUuid, v7 as newId } from 'uuid'
import type { Config } from '../../../platform/config.ts'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { logAct, nameAct } from '../../../platform/security-log.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import { deviceName } from '../../../platform/sessions/device-name.ts'
import { hashToken, newToken } from '../../../platform/sessions/token.ts'
import type { AuditService } from '../../audit/audit.service.ts'
import { findAccount, lockAccount, type Account } from '../accounts.store.ts'
import type { MailsService } from '../mails/mails.service.ts'
import {
  deletePasskey,
  findPasskey,
  insertChallenge,
  insertPasskey,
  type PasskeyKey,
  listCredentialIds,
  listPasskeys,
  markPasskeyUsed,
  takeChallenge,
} from './passkeys.store.ts'
import type { Browser, SignInService, SessionTokens } from '../sessions/sign-in.service.ts'

/** Loaded with the first passkey: it is large, and many deployments have none for long. */
const webauthn = () => import('@simplewebauthn/server')

export interface PasskeysDeps {
  readonly database: Database
  readonly mails: Pick<MailsService, 'request'>
  readonly audit: Pick<AuditService, 'record'>
  readonly signIn: Pick<SignInService, 'startSession'>
  readonly config: Pick<Config, 'publicUrl'>
}

/**
 * Passkeys, as a second way to log in. Devices check their owner by finger, face or PIN before they sign, so a login with
 * one needs neither the password nor a code.
 */
export function createPasskeysService({ database, mails, audit, signIn, config }: PasskeysDeps) {
  const { origin, hostname } = new URL(config.publicUrl)

  async function newChallenge(accountId: string | null): Promise<string> {
    const challenge = newToken()
    await insertChallenge(database.sql, hashToken(challenge), accountId)
    return challenge
  }

  /**
   * Accepts any challenge while the signature is checked, and keeps it. `take` then uses the challenge up.
   * @returns `take` resolves to false if the challenge is not one that we made for this account
   */
  function signedOnce(accountId: string | null) {
    let signed = ''
    return {
      expectedChallenge: (challenge: string) => {
        signed = Buffer.from(challenge, 'base64url').toString()
        return true
      },
      take: (queries: Queries) => takeChallenge(queries, hashToken(signed), accountId),
    }
  }

  /**
   * Checks what a device signed, and uses the challenge up.
   * @returns the passkey's number of uses; null if anything is wrong
   */
  async function check(response: PasskeySignature, passkey: PasskeyKey): Promise<number | null> {
    if (!isHandleOf(response, passkey.accountId)) return null
    const { expectedChallenge, take } = signedOnce(null)
    const { verifyAuthenticationResponse } = await webauthn()
    const signed = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: hostname,
      credential: { id: response.id, publicKey: Uint8Array.from(passkey.publicKey), counter: passkey.uses },
    }).catch(() => null)
    if (!signed?.verified || !(await take(database.sql))) return null
    return signed.authenticationInfo.newCounter
  }

  /**
   * Makes a change, audits it if the account is a staff member's, and mails the account's owner, because somebody else
   * may have made the change.
   */
  async function change<T>(
    caller: Caller,
    what: 'add' | 'remove',
    work: (queries: Queries) => Promise<T>,
  ): Promise<T> {
    const { accountId } = caller
    const result = await database.transaction(async (queries) => {
      const account = await lockAccount(queries, accountId)
      if (!account) throw new Refusal('UNAUTHENTICATED')
      const done = await work(queries)
      if (isStaff(caller.role)) {
        const subject = { id: accountId, label: account.name }
        await audit.record(queries, caller, { action: `passkey.${what}`, subject })
      }
      await mails.request(queries, accountId, what === 'add' ? 'passkey-added' : 'passkey-removed')
      return done
    })
    logAct('second_factor_change', accountId)
    return result
  }

  return {
    list: ({ accountId }: Caller): Promise<Passkey[]> => listPasskeys(database.sql, accountId),

    /** @throws Refusal TOO_MANY_PASSKEYS, UNAUTHENTICATED if the account is gone */
    async begin({ accountId }: Caller): Promise<Record<string, unknown>> {
      nameAct('second_factor_change', accountId)
      const account = await findAccount(database.sql, accountId)
      if (!account) throw new Refusal('UNAUTHENTICATED')
      const known = await listCredentialIds(database.sql, accountId)
      if (known.length >= PASSKEYS.most) throw new Refusal('TOO_MANY_PASSKEYS')
      const options = await (
        await webauthn()
      ).generateRegistrationOptions({
        rpName: 'Ozi',
        rpID: hostname,
        challenge: await newChallenge(accountId),
        userName: account.email,
        userDisplayName: account.name,
        userID: Uint8Array.from(parseUuid(accountId)),
        timeout: PASSKEYS.challengeMinutes * 60_000,
        attestationType: 'none',
        excludeCredentials: known.map((id) => ({ id: id.toString('base64url') })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      return { ...options }
    },

    /** @throws Refusal PASSKEY_REFUSED, TOO_MANY_PASSKEYS */
    async add(caller: Caller, response: PasskeyRegistration, userAgent: string): Promise<Passkey> {
      const { accountId } = caller
      nameAct('second_factor_change', accountId)
      const { expectedChallenge, take } = signedOnce(accountId)
      const { verifyRegistrationResponse } = await webauthn()
      const made = await verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: hostname,
      }).catch(() => null)
      if (!made?.verified || !(await take(database.sql))) throw new Refusal('PASSKEY_REFUSED')
      const { id, publicKey, counter } = made.registrationInfo.credential
      return change(caller, 'add', async (queries) => {
        const known = await listCredentialIds(queries, accountId)
        if (known.length >= PASSKEYS.most) throw new Refusal('TOO_MANY_PASSKEYS')
        const added = await insertPasskey(queries, {
          _id: newId(),
          accountId,
          uses: counter,
          device: deviceName(userAgent),
          credentialId: Buffer.from(id, 'base64url'),
          publicKey: Buffer.from(publicKey),
        })
        if (!added) throw new Refusal('PASSKEY_REFUSED', { message: passkeyMessages.known })
        return added
      })
    },

    /** @throws Refusal NOT_FOUND */
    async remove(caller: Caller, passkeyId: string): Promise<void> {
      nameAct('second_factor_change', caller.accountId)
      await change(caller, 'remove', async (queries) => {
        if (!(await deletePasskey(queries, caller.accountId, passkeyId))) throw new Refusal('NOT_FOUND')
      })
    },

    async challenge(): Promise<Record<string, unknown>> {
      const options = await (
        await webauthn()
      ).generateAuthenticationOptions({
        rpID: hostname,
        challenge: await newChallenge(null),
        userVerification: 'required',
        timeout: PASSKEYS.challengeMinutes * 60_000,
      })
      return { ...options }
    },

    /** @throws Refusal PASSKEY_UNKNOWN, whatever is wrong */
    async login(response: PasskeySignature, browser: Browser): Promise<SessionTokens> {
      const found = await findPasskey(database.sql, Buffer.from(response.id, 'base64url'))
      nameAct('sign_in', found?.accountId)
      const usesNow = found && (await check(response, found))
      if (!found || usesNow === null) throw new Refusal('PASSKEY_UNKNOWN')
      const started = await database.transaction(async (queries) => {
        const account: Account | null = await lockAccount(queries, found.accountId)
        if (!account || !(await markPasskeyUsed(queries, found, usesNow))) return null
        return signIn.startSession(queries, account, browser)
      })
      if (started === null) throw new Refusal('PASSKEY_UNKNOWN')
      logAct('sign_in', found.accountId)
      return started
    },

    /** Whether this account has one. */
    has: async (accountId: string, queries: Queries = database.sql): Promise<boolean> =>
      (await listCredentialIds(queries, accountId)).length > 0,

    /** Uses a passkey of this account, as another proof of its owner. @throws Refusal PASSKEY_REFUSED, whatever is wrong */
    async require(accountId: string, response: PasskeySignature): Promise<void> {
      const found = await findPasskey(database.sql, Buffer.from(response.id, 'base64url'))
      const isOwn = found?.accountId === accountId
      const usesNow = isOwn ? await check(response, found) : null
      if (isOwn && usesNow !== null && (await markPasskeyUsed(database.sql, found, usesNow))) return
      throw new Refusal('PASSKEY_REFUSED', { message: proofMessages.passkeyWrong })
    },
  }
}

export type PasskeysService = ReturnType<typeof createPasskeysService>

/** Whether the device names the account that the passkey belongs to, if it names one. */
function isHandleOf({ response: { userHandle } }: PasskeySignature, accountId: string): boolean {
  if (userHandle === null || userHandle === undefined) return true
  return Buffer.from(userHandle, 'base64url').equals(parseUuid(accountId))
}
