import { isStaff, secondFactorMessages, staffMessages } from '@ozi/contract'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { logAct, nameAct } from '../../../platform/security-log.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import type { AuditService } from '../../audit/audit.service.ts'
import { lockAccount, type Account } from '../accounts.store.ts'
import type { MailsService } from '../mails/mails.service.ts'
import { deleteDevicesOf } from '../sessions/devices.store.ts'
import { deletePasskeysOf } from '../passkeys/passkeys.store.ts'
import type { SecondFactor } from './second-factor.ts'
import { deleteOtherSessionsOf, deleteSessionsOf } from '../sessions/sessions.store.ts'

const CHANGES = {
  turnOn: { action: 'secondFactor.turnOn', mail: 'second-factor-on' },
  turnOff: { action: 'secondFactor.turnOff', mail: 'second-factor-off' },
  renewCodes: { action: 'secondFactor.renewCodes', mail: 'recovery-codes-renewed' },
} as const
type SecondFactorChange = keyof typeof CHANGES

/** Turns the second factor of one's own account on and off, while signed in. */
export function createSecondFactorService(parts: {
  readonly database: Database
  readonly secondFactor: SecondFactor
  readonly mails: MailsService
  readonly audit: Pick<AuditService, 'record'>
  /** @throws Refusal PASSWORD_REQUIRED, RATE_LIMITED */
  readonly requirePassword: (accountId: string, password: string) => Promise<Account>
}) {
  const { database, secondFactor, mails, audit, requirePassword } = parts

  /**
   * Makes a change, audits it if the account is a staff member's, and mails the account's owner, because somebody else
   * may have made the change.
   */
  async function change<T>(
    caller: Caller,
    change: SecondFactorChange,
    work: (queries: Queries) => Promise<T>,
  ): Promise<T> {
    nameAct('second_factor_change', caller.accountId)
    await secondFactor.countTry(caller.accountId)
    const result = await database.transaction(async (queries) => {
      const account = await lockAccount(queries, caller.accountId)
      if (!account) throw new Refusal('UNAUTHENTICATED')
      const done = await work(queries)
      if (isStaff(caller.role)) {
        await audit.record(queries, caller, {
          action: CHANGES[change].action,
          subject: { id: caller.accountId, label: account.name },
        })
      }
      await mails.request(queries, caller.accountId, CHANGES[change].mail)
      return done
    })
    logAct('second_factor_change', caller.accountId)
    await secondFactor.forgiveTries(caller.accountId)
    return result
  }

  return {
    read: secondFactor.read,

    /** @throws Refusal PASSWORD_REQUIRED, RATE_LIMITED, SECOND_FACTOR_ON */
    async begin(caller: Caller, currentPassword: string): Promise<{ secret: string; uri: string }> {
      nameAct('second_factor_change', caller.accountId)
      return secondFactor.begin(await requirePassword(caller.accountId, currentPassword))
    },

    /**
     * Ends the account's other sessions: they were started without a second factor.
     * @throws Refusal TOTP_WRONG, RATE_LIMITED, SECOND_FACTOR_ON, NOT_FOUND
     */
    turnOn: (caller: Caller, code: string): Promise<string[]> =>
      change(caller, 'turnOn', async (queries) => {
        const recoveryCodes = await secondFactor.turnOn(queries, caller.accountId, code)
        await deleteOtherSessionsOf(queries, caller)
        return recoveryCodes
      }),

    /** The previous recovery codes become invalid. @throws Refusal TOTP_WRONG, RATE_LIMITED, NOT_FOUND */
    renewRecoveryCodes: (caller: Caller, code: string): Promise<string[]> =>
      change(caller, 'renewCodes', (queries) =>
        secondFactor.renewRecoveryCodes(queries, caller.accountId, code),
      ),

    /**
     * An administrator turns it off for somebody who lost the phone and the recovery codes, and removes their passkeys,
     * which the phone had, too. All sessions end, all devices are forgotten, and the owner is told: somebody else may have signed in meanwhile.
     * @throws Refusal SECOND_FACTOR_OFF, OWN_ACCOUNT, NOT_FOUND
     */
    async resetOf(caller: Caller, accountId: string, reason: string): Promise<void> {
      nameAct('second_factor_change', accountId)
      if (accountId === caller.accountId) {
        throw new Refusal('OWN_ACCOUNT', { message: staffMessages.ownSecondFactor })
      }
      await database.transaction(async (queries) => {
        const account = await lockAccount(queries, accountId)
        if (!account) throw new Refusal('NOT_FOUND')
        const isDropped = await secondFactor.drop(queries, accountId)
        const passkeys = await deletePasskeysOf(queries, accountId)
        if (!isDropped && passkeys === 0) throw new Refusal('SECOND_FACTOR_OFF')
        await deleteSessionsOf(queries, accountId)
        await deleteDevicesOf(queries, accountId)
        await mails.request(queries, accountId, 'second-factor-reset')
        await audit.record(queries, caller, {
          action: 'staff.resetSecondFactor',
          subject: { id: accountId, label: account.name },
          reason,
        })
      })
      logAct('second_factor_change', accountId)
    },

    /** @throws Refusal SECOND_FACTOR_REQUIRED, PASSWORD_REQUIRED, TOTP_WRONG, RATE_LIMITED, NOT_FOUND */
    async turnOff(caller: Caller, currentPassword: string, code: string): Promise<void> {
      nameAct('second_factor_change', caller.accountId)
      if (secondFactor.isRequiredOf(caller.role)) {
        throw new Refusal('SECOND_FACTOR_REQUIRED', { message: secondFactorMessages.mayNotTurnOff })
      }
      await requirePassword(caller.accountId, currentPassword)
      await change(caller, 'turnOff', (queries) => secondFactor.turnOff(queries, caller.accountId, code))
    },
  }
}
