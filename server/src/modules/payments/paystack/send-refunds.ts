import type { Database, Queries } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import type { LedgerService } from '../../ledger/ledger.service.ts'
import type { PayableOrders } from './payable-orders.ts'
import { PaystackFailure, type PaystackClient, type PaystackRefund } from './paystack-client.ts'
import { refundEnded } from './postings.ts'
import { endRefund, noteSending, noteSent, takeDueRefunds, type OpenRefund } from './refunds.store.ts'

const AT_ONCE = 20

export interface SendingParts {
  readonly database: Database
  readonly client: Pick<PaystackClient, 'refund' | 'readRefund' | 'refundsOf'>
  readonly orders: Pick<PayableOrders, 'tell'>
  readonly ledger: Pick<LedgerService, 'postAll'>
  readonly log: Pick<Log, 'error' | 'warn'>
}

/** How Paystack knows the refund: by this its answer is found if it was lost. */
const noteOf = ({ _id }: Pick<OpenRefund, '_id'>) => `refund ${_id}`

/** Has Paystack send money back, once for each refund, and sees it through to its end. */
export function createRefundSending({ database, client, orders, ledger, log }: SendingParts) {
  async function end(refund: OpenRefund, status: 'done' | 'failed'): Promise<void> {
    const { _id: refundId } = refund
    const isNew = await database.transaction(async (queries: Queries) => {
      if (!(await endRefund(queries, refundId, status))) return false
      await ledger.postAll(queries, [refundEnded({ ...refund, refundId }, status)])
      return true
    })
    if (!isNew) return
    if (status === 'failed') log.error({ refundId }, 'Paystack could not pay a refund')
    await orders.tell([refund.orderId])
  }

  async function note(refund: OpenRefund, { id, status }: PaystackRefund): Promise<void> {
    await noteSent(database.sql, refund._id, id)
    if (status === 'processed') await end(refund, 'done')
    if (status === 'failed') await end(refund, 'failed')
  }

  /** The refund as Paystack has it, if an answer of Paystack was lost. */
  async function findLost(refund: OpenRefund): Promise<PaystackRefund | undefined> {
    if (refund.chargeId === null) return undefined
    const all = await client.refundsOf(refund.chargeId)
    return all.find(({ merchant_note }) => merchant_note === noteOf(refund))
  }

  async function send(refund: OpenRefund): Promise<void> {
    if (refund.status === 'sending') {
      const found = await findLost(refund)
      if (found) return note(refund, found)
    } else if (!(await noteSending(database.sql, refund._id))) return
    const { reference, amountKobo } = refund
    await note(refund, await client.refund({ reference, amountKobo, note: noteOf(refund) }))
  }

  async function proceed(refund: OpenRefund): Promise<void> {
    try {
      if (refund.paystackId === null) await send(refund)
      else await note(refund, await client.readRefund(refund.paystackId))
    } catch (error) {
      if (!(error instanceof PaystackFailure)) throw error
      log.warn({ refundId: refund._id, reason: error.message }, 'a refund waits')
      // Refused for good: there is not so much left, or Paystack knows no such payment.
      if (error.kind === 'refused' && refund.paystackId === null) await end(refund, 'failed')
    }
  }

  return {
    /** Any number of processes may run it at the same time. */
    async run(): Promise<void> {
      const due = await takeDueRefunds(database.sql, AT_ONCE)
      for (const refund of due) await proceed(refund)
    },
  }
}

export type RefundSending = ReturnType<typeof createRefundSending>
