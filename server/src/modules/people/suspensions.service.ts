import { isStaff, type Suspension } from '@ozi/contract'
import type { Database } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { logAct } from '../../platform/security-log.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { AccountsService } from '../accounts/accounts.service.ts'
import type { AuditService } from '../audit/audit.service.ts'
import type { HoursService } from '../catalogue/catalogue.service.ts'
import type { OrdersService } from '../orders/orders.service.ts'
import type { PeopleService } from './people.service.ts'

interface Deps {
  readonly database: Database
  readonly accounts: Pick<AccountsService, 'administration'>
  readonly people: Pick<PeopleService, 'runningOf'>
  readonly hours: Pick<HoursService, 'closeShop' | 'openShop'>
  readonly orders: Pick<OrdersService, 'offers'>
  readonly audit: Pick<AuditService, 'record'>
  /** A shop's cached public pages are outdated. */
  readonly storePages: { readonly changed: (vendorId: string) => void }
}

/** Keeps customers, riders and shops from signing in and from new orders, for a time. */
export function createSuspensionsService(deps: Deps) {
  const { database, accounts, people, hours, orders, audit, storePages } = deps
  const { administration } = accounts

  return {
    /** With some of the running orders, which others go on with. */
    async read(accountId: string): Promise<{ suspension: Suspension | null; runningOrders: string[] }> {
      const [kept, runningOrders] = await Promise.all([
        administration.suspension(database.sql, accountId),
        people.runningOf(database.sql, accountId),
      ])
      return {
        suspension: kept && { reason: kept.reason, at: kept.at.toISOString(), by: kept.by },
        runningOrders,
      }
    },

    /** @throws Refusal OWN_ACCOUNT, NOT_FOUND; FORBIDDEN for the staff */
    async suspend(caller: Caller, accountId: string, reason: string): Promise<void> {
      if (caller.accountId === accountId) throw new Refusal('OWN_ACCOUNT')
      const { role } = await database.transaction(async (queries) => {
        const account = await administration.lock(queries, accountId)
        if (!account) throw new Refusal('NOT_FOUND')
        if (isStaff(account.role)) throw new Refusal('FORBIDDEN')
        const closesShop = account.role === 'vendor' && (await hours.closeShop(queries, accountId))
        await administration.suspend(queries, { accountId, reason, by: caller.accountId, closesShop })
        const subject = { id: accountId, label: account.name }
        await audit.record(queries, caller, { action: 'account.suspend', subject, reason })
        return account
      })
      logAct('session_end', accountId)
      if (role === 'rider') await orders.offers.endDuty(accountId)
      if (role === 'vendor') storePages.changed(accountId)
    },

    /** @throws Refusal NOT_FOUND */
    async lift(caller: Caller, accountId: string): Promise<void> {
      await database.transaction(async (queries) => {
        const account = await administration.lock(queries, accountId)
        const kept = account && (await administration.suspension(queries, accountId))
        if (!kept) throw new Refusal('NOT_FOUND')
        if (kept.closesShop) await hours.openShop(queries, accountId)
        await administration.liftSuspension(queries, accountId)
        const subject = { id: accountId, label: account.name }
        await audit.record(queries, caller, { action: 'account.lift', subject })
      })
      storePages.changed(accountId)
    },
  }
}

export type SuspensionsService = ReturnType<typeof createSuspensionsService>
