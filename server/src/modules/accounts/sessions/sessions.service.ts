import { proofMessages, type AccountSession, type ProofKind, type ReauthenticateInput } from '@ozi/contract'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { logAct, nameAct } from '../../../platform/security-log.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import type { AuditService } from '../../audit/audit.service.ts'
import { findAccount, lockAccount } from '../accounts.store.ts'
import type { PasskeysService } from '../passkeys/passkeys.service.ts'
import type { SecondFactor } from '../second-factor/second-factor.ts'
import type { SessionLifetimes } from './session-lifetimes.ts'
import {
  deleteOtherSessionsOf,
  deleteSessionOf,
  isProvedLately,
  listSessions,
  markProved,
  renewSession,
} from './sessions.store.ts'
import type { SignInService } from './sign-in.service.ts'

/** People see and end their sessions, and prove again who they are. */
export function createSessionsService(deps: {
  readonly database: Database
  readonly audit: Pick<AuditService, 'record'>
  readonly secondFactor: Pick<SecondFactor, 'read' | 'pass' | 'countTry' | 'forgiveTries'>
  readonly requirePassword: SignInService['requirePassword']
  readonly passkeys: Pick<PasskeysService, 'has' | 'require'>
  readonly lifetimeOf: SessionLifetimes
}) {
  const { database, audit, secondFactor, requirePassword, passkeys, lifetimeOf } = deps

  const proofOf = async (caller: Caller, queries?: Queries): Promise<ProofKind> =>
    (await secondFactor.read(caller, queries)).isOn ? 'code' : 'password'

  /** @throws Refusal TOTP_WRONG, RATE_LIMITED, UNAUTHENTICATED if the account is gone */
  async function requireCode(accountId: string, code: string): Promise<void> {
    await secondFactor.countTry(accountId)
    await database.transaction(async (queries) => {
      if (!(await lockAccount(queries, accountId))) throw new Refusal('UNAUTHENTICATED')
      await secondFactor.pass(queries, accountId, code)
    })
    await secondFactor.forgiveTries(accountId)
  }

  return {
    list: (caller: Caller): Promise<AccountSession[]> =>
      listSessions(database.sql, caller.accountId, caller.sessionId),

    /** @throws Refusal NOT_FOUND */
    async end(caller: Caller, sessionId: string): Promise<void> {
      if (!(await deleteSessionOf(database.sql, caller.accountId, sessionId))) throw new Refusal('NOT_FOUND')
      logAct('session_end', caller.accountId)
    },

    /** Ends all sessions of the caller's account but this one. @returns how many */
    async endOthers(caller: Caller): Promise<number> {
      const ended = await deleteOtherSessionsOf(database.sql, caller)
      logAct('session_end', caller.accountId)
      return ended
    },

    /** The sessions of anybody's account, and whether it has a second factor or a passkey. @throws Refusal NOT_FOUND */
    async listOf(
      caller: Caller,
      accountId: string,
    ): Promise<{ sessions: AccountSession[]; hasSecondFactor: boolean }> {
      const account = await findAccount(database.sql, accountId)
      if (!account) throw new Refusal('NOT_FOUND')
      const [sessions, { isOn }, hasPasskey] = await Promise.all([
        listSessions(database.sql, accountId, caller.sessionId),
        secondFactor.read(account),
        passkeys.has(accountId),
      ])
      return { sessions, hasSecondFactor: isOn || hasPasskey }
    },

    /** Ends all sessions of an account, except the one that asks. @returns how many @throws Refusal NOT_FOUND */
    async endOf(caller: Caller, accountId: string): Promise<number> {
      const ended = await database.transaction(async (queries) => {
        const account = await lockAccount(queries, accountId)
        if (!account) throw new Refusal('NOT_FOUND')
        await audit.record(queries, caller, {
          action: 'account.endSessions',
          subject: { id: accountId, label: account.name },
        })
        return deleteOtherSessionsOf(queries, { accountId, sessionId: caller.sessionId })
      })
      logAct('session_end', accountId)
      return ended
    },

    /**
     * @param queries of the transaction that it is part of, if of one
     * @throws Refusal REAUTHENTICATE with `data.by` if the session was not proved lately
     */
    async requireRecentProof(caller: Caller, queries: Queries = database.sql): Promise<void> {
      if (await isProvedLately(queries, caller.sessionId)) return
      const [by, hasPasskey] = await Promise.all([
        proofOf(caller, queries),
        passkeys.has(caller.accountId, queries),
      ])
      throw new Refusal('REAUTHENTICATE', {
        data: { by, hasPasskey },
        ...(by === 'code' ? { message: proofMessages.codeAgain } : {}),
      })
    },

    /**
     * The second factor's code is asked for where one is on: who finds an open session may have found the password
     * in the same browser. A passkey is as good: the device checks its owner.
     * @throws Refusal PASSWORD_REQUIRED, TOTP_REQUIRED, TOTP_WRONG, PASSKEY_REFUSED, RATE_LIMITED
     */
    async reauthenticate(caller: Caller, input: ReauthenticateInput): Promise<void> {
      const { accountId, sessionId } = caller
      nameAct('reauthentication', accountId)
      if ('passkey' in input) await passkeys.require(accountId, input.passkey)
      else if ((await proofOf(caller)) === 'code') {
        if (!('code' in input)) throw new Refusal('TOTP_REQUIRED')
        await requireCode(accountId, input.code)
      } else {
        if (!('password' in input)) throw new Refusal('PASSWORD_REQUIRED')
        await requirePassword(accountId, input.password)
      }
      await markProved(database.sql, sessionId)
      logAct('reauthentication', accountId)
    },

    /** Somebody used a page of this session: it lives on. */
    reportInput: ({ sessionId, role }: Caller): Promise<void> =>
      renewSession(database.sql, sessionId, lifetimeOf(role)),
  }
}

export type SessionsService = ReturnType<typeof createSessionsService>
