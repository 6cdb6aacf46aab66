import {
  isPermitted,
  paymentMessages,
  type UnmatchedPayment,
  type DisputeEnd,
  type Payment,
  type RefundInput,
} from '@ozi/contract'
import type { Config } from '../../../platform/config.ts'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { once } from '../../../platform/idempotency/idempotency.ts'
import { readPageQuery, type Page, type PageQuery } from '../../../platform/lists/paging.ts'
import { toKobo, toNaira } from '../../../platform/money.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import type { AuditService } from '../../audit/audit.service.ts'
import type { LedgerService } from '../../ledger/ledger.service.ts'
import {
  closeUnmatched,
  findUnmatched,
  hasDispute,
  listUnmatched,
  readDispute,
} from './unmatched-payments.store.ts'
import type { Disputes } from './disputes.ts'
import { listOrdersOfPayment, lockPayment, type PaymentOrder } from './online-payments.store.ts'
import type { PayableOrders } from './payable-orders.ts'
import { readPayment } from './payment-views.ts'
import { refundAskedPosting } from './postings.ts'
import { insertRefund } from './refunds.store.ts'

export interface StaffPaymentsDeps {
  readonly database: Database
  readonly audit: Pick<AuditService, 'record'>
  readonly orders: Pick<PayableOrders, 'tell'>
  readonly ledger: Pick<LedgerService, 'postAll'>
  readonly disputes: Pick<Disputes, 'lock' | 'close' | 'tell'>
  readonly config: Pick<Config, 'orderClock'>
}

/** The staff pays back, and looks at unmatched payments. */
export function createStaffPayments({
  database,
  audit,
  orders,
  ledger,
  disputes,
  config,
}: StaffPaymentsDeps) {
  /** @throws Refusal VALIDATION, NOT_FOUND */
  async function partOf(queries: Queries, reference: string, orderId?: string): Promise<PaymentOrder> {
    const parts = await listOrdersOfPayment(queries, reference)
    const chosen =
      orderId === undefined && parts.length === 1 ? parts[0] : parts.find((part) => part.orderId === orderId)
    if (chosen) return chosen
    throw Refusal.fields({ orderId: 'Please choose which order of this payment is paid back.' })
  }

  /** The fee of a cancellation may be paid back, too: the staff decides. */
  async function write(
    queries: Queries,
    caller: Caller,
    reference: string,
    { orderId, amount, reason }: RefundInput,
  ): Promise<string> {
    const payment = await lockPayment(queries, reference)
    if (!payment) throw new Refusal('NOT_FOUND')
    if (payment.status !== 'paid') throw new Refusal('PAYMENT_UNPAID')
    if (await hasDispute(queries, reference)) throw new Refusal('PAYMENT_DISPUTED')
    if (payment.tip) throw Refusal.fields({ amount: paymentMessages.tipStays })
    const part = await partOf(queries, reference, orderId)
    const amountKobo = amount === undefined ? part.leftKobo : toKobo(amount)
    if (amountKobo > part.leftKobo || amountKobo === 0) {
      throw new Refusal('VALIDATION', {
        message: paymentMessages.refundTooMuch,
        data: { fields: { amount: paymentMessages.refundTooMuch }, left: toNaira(part.leftKobo) },
      })
    }
    const isGoodwill = part.status === 'delivered'
    const refund = {
      reference,
      orderId: part.orderId,
      amountKobo,
      cause: 'staff' as const,
      reason,
      isGoodwill,
    }
    const refundId = await insertRefund(queries, { ...refund, askedBy: caller.accountId })
    if (refundId === null) throw new Error('the refund was not stored')
    const ofRefund = {
      refundId,
      amountKobo,
      isGoodwill,
      orderId: part.orderId,
      customerId: payment.customerId,
    }
    await ledger.postAll(queries, [
      { ...refundAskedPosting(ofRefund), recordedBy: caller.accountId, note: reason },
    ])
    await audit.record(queries, caller, {
      action: 'payment.refund',
      subject: { id: part.orderId, label: `#${part.number}` },
      before: { left: toNaira(part.leftKobo) },
      after: { left: toNaira(part.leftKobo - amountKobo), refund: toNaira(amountKobo), payment: reference },
      reason,
    })
    return part.orderId
  }

  return {
    /**
     * Pays back, once for each idempotency key.
     * @throws Refusal NOT_FOUND, PAYMENT_UNPAID; VALIDATION with `data.left`; IDEMPOTENCY_MISMATCH, IDEMPOTENCY_IN_FLIGHT
     */
    async refund(
      caller: Caller,
      key: string | undefined,
      reference: string,
      input: RefundInput,
    ): Promise<Payment> {
      const body = { reference, ...input }
      const request = { accountId: caller.accountId, key, callName: 'onlinePayments.refund', body }
      const { orderId } = await once(database, request, async (queries) => ({
        orderId: await write(queries, caller, reference, input),
      }))
      await orders.tell([orderId])
      return readPayment(database.sql, reference, config.orderClock)
    },

    /** The customer's own, or any for the staff. @throws Refusal NOT_FOUND */
    requireReadable({ accountId, role }: Caller, customerId: string | undefined): void {
      if (customerId === undefined || (customerId !== accountId && !isPermitted(role, 'seeTransactions'))) {
        throw new Refusal('NOT_FOUND')
      }
    },

    listUnmatched(query: Pick<PageQuery, 'limit' | 'cursor'>): Promise<Page<UnmatchedPayment>> {
      const page = readPageQuery(query)
      return listUnmatched(database.sql, page)
    },

    /** @throws Refusal NOT_FOUND; VALIDATION of a dispute without its end; CHANGED_MEANWHILE with `data.current` if somebody has closed it */
    async closeUnmatched(
      caller: Caller,
      {
        id,
        note,
        end,
      }: { readonly id: string; readonly note: string; readonly end?: DisputeEnd | undefined },
    ): Promise<UnmatchedPayment> {
      const closedBy = caller.accountId
      const closed = await database.transaction(async (queries) => {
        const dispute = await readDispute(queries, id)
        if (dispute && end === undefined) throw Refusal.fields({ end: paymentMessages.endMissing })
        const isClosed =
          dispute && end !== undefined
            ? await disputes.close(queries, dispute, await disputes.lock(queries, dispute.reference), {
                end,
                closedBy,
                note,
              })
            : await closeUnmatched(queries, { id, note, closedBy })
        const unmatched = await findUnmatched(queries, id)
        if (!unmatched) throw new Refusal('NOT_FOUND')
        if (!isClosed) throw new Refusal('CHANGED_MEANWHILE', { data: { current: unmatched } })
        await audit.record(queries, caller, {
          action: 'payment.close',
          subject: { id, label: unmatched.reference },
          before: { isClosed: false },
          after: { isClosed: true, note, ...(dispute && { end }) },
        })
        return unmatched
      })
      if (closed.cause === 'dispute') await disputes.tell(closed.reference)
      return closed
    },
  }
}
