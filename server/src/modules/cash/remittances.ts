import {
  cashMessages,
  PERMISSIONS,
  type RemittanceAnswer,
  type RemittanceStatus,
  type ServerEvents,
} from '@ozi/contract'
import type { Database } from '../../platform/database/database.ts'
import { toNaira } from '../../platform/money.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import { accountRoom, roleRoom, type Sockets } from '../../platform/sockets/sockets.ts'
import type { AuditService } from '../audit/audit.service.ts'
import { reversalPosting, type LedgerService } from '../ledger/ledger.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import { findRiderCash } from './cash.store.ts'
import { lockRemittance, writeAnswer, writeReversal } from './remittances.store.ts'

export interface RemittancesDeps {
  readonly database: Database
  readonly audit: Pick<AuditService, 'record'>
  readonly ledger: Pick<LedgerService, 'lockBalance' | 'post'>
  readonly notifications: Pick<NotificationsService, 'notify'>
  readonly sockets: Pick<Sockets<ServerEvents>, 'emit'>
}

/** Riders answer remittances, and the office takes wrong ones back. */
export function createRemittances({ database, audit, ledger, notifications, sockets }: RemittancesDeps) {
  const tell = (riderId: string) =>
    sockets.emit([accountRoom(riderId), ...PERMISSIONS.seeCash.map(roleRoom)], 'cash_remitted', { riderId })

  return {
    /**
     * The rider confirms a remittance or disputes it. A dispute is told to the staff who record cash, and may be given
     * up. The same answer again changes nothing.
     * @throws Refusal NOT_FOUND; CHANGED_MEANWHILE once it is confirmed or taken back
     */
    async answer(
      { accountId }: Pick<Caller, 'accountId'>,
      given: RemittanceAnswer,
    ): Promise<RemittanceStatus> {
      const status = await database.transaction(async (queries) => {
        const remittance = await lockRemittance(queries, accountId, given.id)
        if (!remittance) throw new Refusal('NOT_FOUND')
        if (remittance.status === given.answer) return remittance.status
        if (remittance.status === 'confirmed' || remittance.status === 'reversed') {
          throw new Refusal('CHANGED_MEANWHILE', { message: cashMessages.answeredMeanwhile })
        }
        await writeAnswer(queries, given.id, given.answer, given.answer === 'disputed' ? given.reason : null)
        if (given.answer === 'disputed') {
          const to = { permission: 'recordRemittances' } as const
          await notifications.notify(queries, { kind: 'staff_cash_disputed', to, riderId: accountId })
        }
        return given.answer
      })
      tell(accountId)
      return status
    },

    /**
     * A counter-entry: the rider holds the cash again. A second time changes nothing.
     * @throws Refusal NOT_FOUND
     */
    async reverse(
      caller: Caller,
      { riderId, id, reason }: { readonly riderId: string; readonly id: string; readonly reason: string },
    ): Promise<void> {
      await database.transaction(async (queries) => {
        const remittance = await lockRemittance(queries, riderId, id)
        const before = await findRiderCash(queries, riderId)
        if (!remittance || !before) throw new Refusal('NOT_FOUND')
        if (remittance.status === 'reversed') return
        const heldKobo = await ledger.lockBalance(queries, 'rider_cash', riderId)
        const { amountKobo } = remittance
        const reversal = { _id: id, riderId, amountKobo, recordedBy: caller.accountId, reason }
        await ledger.post(queries, reversalPosting(reversal))
        await writeReversal(queries, { id, by: caller.accountId, reason })
        await audit.record(queries, caller, {
          action: 'rider.reverseRemittance',
          subject: { id: riderId, label: before.name },
          before: { cashHeld: toNaira(heldKobo) },
          after: { cashHeld: toNaira(heldKobo + amountKobo) },
          reason,
        })
      })
      tell(riderId)
    },
  }
}
