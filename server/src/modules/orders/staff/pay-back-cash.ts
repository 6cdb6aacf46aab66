import type { StaffOrder } from '@ozi/contract'
import type { Database } from '../../../platform/database/database.ts'
import { toNaira } from '../../../platform/money.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import type { AuditService } from '../../audit/audit.service.ts'
import type { OrderLedger } from '../../ledger/order-ledger.service.ts'
import { lockOrder } from '../moves/order-states.store.ts'
import type { OrderViews } from '../order-views.ts'

export interface PayBackCashDeps {
  readonly database: Database
  readonly views: Pick<OrderViews, 'readForStaff'>
  readonly orderLedger: Pick<OrderLedger, 'payBack' | 'owedBackKobo'>
  readonly audit: Pick<AuditService, 'record'>
}

/**
 * The office pays back what was paid at the pickup of an order that came back: whoever paid has neither the delivery nor
 * the money, and its rider may have handed the cash in.
 */
export function createPayBackCash({ database, views, orderLedger, audit }: PayBackCashDeps) {
  /** Once; a second time changes nothing. @throws Refusal NOT_FOUND, NOTHING_OWED */
  return async function payBackCash(
    caller: Caller,
    { id, reason }: { readonly id: string; readonly reason: string },
  ): Promise<StaffOrder> {
    await database.transaction(async (queries) => {
      const order = await lockOrder(queries, id)
      if (!order) throw new Refusal('NOT_FOUND')
      if (order.status !== 'returned' || !order.isPaidAtPickup) throw new Refusal('NOTHING_OWED')
      const amountKobo = await orderLedger.owedBackKobo(queries, id)
      if (amountKobo === 0) return
      const paidBack = { orderId: id, amountKobo, recordedBy: caller.accountId, reason }
      await orderLedger.payBack(queries, paidBack)
      await audit.record(queries, caller, {
        action: 'order.payBackCash',
        subject: { id, label: `#${order.number}` },
        after: { paidBack: toNaira(amountKobo) },
        reason,
      })
    })
    return views.readForStaff(id)
  }
}
