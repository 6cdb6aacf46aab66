import type { Database, Queries } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { AuditService } from '../audit/audit.service.ts'
import { lockAccount, type Account } from './accounts.store.ts'
import type { MailsService } from './mails.service.ts'
import type { SecondFactor } from './second-factor.ts'

/** Turning the second step of one's own login on and off, from inside. */
export function createSecondFactorService(parts: {
  readonly database: Database
  readonly secondFactor: SecondFactor
  readonly mails: MailsService
  readonly audit: Pick<AuditService, 'record'>
  /** @throws Refusal PASSWORD_REQUIRED, RATE_LIMITED */
  readonly requirePassword: (accountId: string, password: string) => Promise<Account>
}) {
  const { database, secondFactor, mails, audit, requirePassword } = parts

  /** Makes the change, writes it down and tells the owner, who may not be the one that made it. */
  async function change<T>(
    caller: Caller,
    isOn: boolean,
    work: (queries: Queries) => Promise<T>,
  ): Promise<T> {
    await secondFactor.countTry(caller.accountId)
    const result = await database.transaction(async (queries) => {
      const account = await lockAccount(queries, caller.accountId)
      if (!account) throw new Refusal('UNAUTHENTICATED')
      const done = await work(queries)
      await audit.record(queries, caller, {
        action: isOn ? 'secondFactor.turnOn' : 'secondFactor.turnOff',
        subject: { id: caller.accountId, label: account.name },
      })
      await mails.request(queries, caller.accountId, isOn ? 'second-factor-on' : 'second-factor-off')
      return done
    })
    await secondFactor.forgiveTries(caller.accountId)
    return result
  }

  return {
    read: secondFactor.read,

    /** @throws Refusal PASSWORD_REQUIRED, RATE_LIMITED, SECOND_FACTOR_ON */
    async begin(caller: Caller, currentPassword: string): Promise<{ secret: string; uri: string }> {
      return secondFactor.begin(await requirePassword(caller.accountId, currentPassword))
    },

    /** @throws Refusal TOTP_WRONG, RATE_LIMITED, SECOND_FACTOR_ON, NOT_FOUND */
    turnOn: (caller: Caller, code: string): Promise<string[]> =>
      change(caller, true, (queries) => secondFactor.turnOn(queries, caller.accountId, code)),

    /** @throws Refusal PASSWORD_REQUIRED, TOTP_WRONG, RATE_LIMITED, NOT_FOUND */
    async turnOff(caller: Caller, currentPassword: string, code: string): Promise<void> {
      await requirePassword(caller.accountId, currentPassword)
      await change(caller, false, (queries) => secondFactor.turnOff(queries, caller.accountId, code))
    },
  }
}
