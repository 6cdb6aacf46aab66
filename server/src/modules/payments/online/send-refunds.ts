import type { Database, Queries } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import type { LedgerService } from '../../ledger/ledger.service.ts'
import type { PayableOrders } from './payable-orders.ts'
import { ProviderFailure, type PaymentProvider, type ProviderRefund } from '../providers/port.ts'
import { refundEndedPosting } from './postings.ts'
import { endRefund, noteSending, noteSent, takeDueRefunds, type OpenRefund } from './refunds.store.ts'

const AT_ONCE = 20

export interface RefundSenderDeps {
  readonly database: Database
  readonly provider: Pick<PaymentProvider, 'id' | 'name' | 'refunds'>
  readonly orders: Pick<PayableOrders, 'tell'>
  readonly ledger: Pick<LedgerService, 'postAll'>
  readonly log: Pick<Log, 'error' | 'warn'>
}

/** Has the provider send refunds, each once, and follows each until it has ended. */
export function createRefundSender({ database, provider, orders, ledger, log }: RefundSenderDeps) {
  async function end(refund: OpenRefund, status: 'done' | 'failed'): Promise<void> {
    const { _id: refundId } = refund
    const isNew = await database.transaction(async (queries: Queries) => {
      if (!(await endRefund(queries, refundId, status))) return false
      await ledger.postAll(queries, [refundEndedPosting({ ...refund, refundId }, status)])
      return true
    })
    if (!isNew) return
    if (status === 'failed') log.error({ refundId }, `${provider.name} could not pay a refund`)
    await orders.tell([refund.orderId])
  }

  async function note(refund: OpenRefund, { id, status }: ProviderRefund): Promise<void> {
    await noteSent(database.sql, refund._id, id)
    if (status === 'done') await end(refund, 'done')
    if (status === 'failed') await end(refund, 'failed')
  }

  /** The refund as the provider has it, if its answer was lost. */
  async function findLost(refund: OpenRefund): Promise<ProviderRefund | undefined> {
    if (refund.paymentId === null) return undefined
    const all = await provider.refunds.listOf(refund.paymentId)
    return all.find(({ refundId }) => refundId === refund._id)
  }

  async function send(refund: OpenRefund): Promise<void> {
    if (refund.status === 'sending') {
      const found = await findLost(refund)
      if (found) return note(refund, found)
    } else if (!(await noteSending(database.sql, refund._id))) return
    await note(refund, await provider.refunds.send({ ...refund, refundId: refund._id }))
  }

  async function proceed(refund: OpenRefund): Promise<void> {
    try {
      if (refund.providerId === null) return await send(refund)
      const found = await provider.refunds.find(refund.providerId)
      if (found) await note(refund, found)
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error
      log.warn({ refundId: refund._id, reason: error.message }, 'a refund waits')
      // Refused for good: there is not so much left, or the provider knows no such payment.
      if (error.kind === 'refused' && refund.providerId === null) await end(refund, 'failed')
    }
  }

  return {
    /** Any number of processes may run it at the same time. */
    async run(): Promise<void> {
      const due = await takeDueRefunds(database.sql, provider.id, AT_ONCE)
      for (const refund of due) await proceed(refund)
    },
  }
}
