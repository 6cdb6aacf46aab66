import { isEnded, type DisputeEnd } from '@ozi/contract'
import type { Database, Queries } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import type { LedgerService, Posting } from '../../ledger/ledger.service.ts'
import type { NotificationsService } from '../../notifications/notifications.service.ts'
import type { DisputeEvent, PaymentProvider } from '../providers/port.ts'
import {
  closeUnmatched,
  findDispute,
  hasDispute,
  insertUnmatched,
  type DisputeRow,
  type UnmatchedPaymentInput,
} from './unmatched-payments.store.ts'
import {
  listOrdersOfPayment,
  listParts,
  lockPayment,
  addLost,
  sumGoneBack,
  type PaymentRow,
  type PaymentOrder,
} from './online-payments.store.ts'
import type { PayableOrders } from './payable-orders.ts'
import { disputeLostPosting, refundAskedPosting } from './postings.ts'
import { insertRefund } from './refunds.store.ts'

export interface DisputesDeps {
  readonly database: Database
  readonly provider: Pick<PaymentProvider, 'name'>
  readonly orders: PayableOrders
  readonly ledger: Pick<LedgerService, 'postAll'>
  readonly notifications: Pick<NotificationsService, 'notify'>
  readonly log: Pick<Log, 'warn'>
}

/** How a dispute ends; `closedBy` null: the provider ended it. */
interface DisputeResult {
  readonly end: DisputeEnd
  readonly closedBy: string | null
  readonly note: string
}

/**
 * Handles payments that a customer's bank disputes, or took back after they were counted. Their orders go on hold
 * unless they are picked up. Until the dispute ends, we pay nothing back, because the money would go back twice.
 */
export function createDisputes({ database, provider, orders, ledger, notifications, log }: DisputesDeps) {
  /** Locks the orders of a payment, then the payment: the sequence in which moves lock them. Null if it is not ours. */
  async function lock(queries: Queries, reference: string): Promise<PaymentRow | null> {
    const parts = await listParts(queries, reference)
    await orders.lock(
      queries,
      parts.map(({ orderId }) => orderId),
    )
    return lockPayment(queries, reference)
  }

  async function tellFinance(queries: Queries): Promise<void> {
    await notifications.notify(queries, {
      kind: 'staff_payment_disputed',
      to: { permission: 'refundPayments' },
    })
  }

  /** The caller holds the locks. @returns false if the dispute is known already */
  async function begin(queries: Queries, dispute: UnmatchedPaymentInput): Promise<boolean> {
    if (!(await insertUnmatched(queries, dispute))) return false
    for (const { orderId } of await listParts(queries, dispute.reference)) await orders.hold(queries, orderId)
    await tellFinance(queries)
    log.warn({ cause: 'dispute', reference: dispute.reference }, 'a payment is disputed')
    return true
  }

  /**
   * Takes the lost amount from what is left of the payment's orders. The money of undelivered orders was the customer's
   * own; the rest, like all of a tip, is our loss.
   */
  async function lose(
    queries: Queries,
    { _id }: DisputeRow,
    payment: PaymentRow,
    lostKobo: number,
  ): Promise<void> {
    const { reference, customerId } = payment
    const paid = (await listOrdersOfPayment(queries, reference)).filter((order) => order.leftKobo > 0)
    let leftKobo = lostKobo
    let ofCustomerKobo = 0
    for (const order of payment.tip ? [] : paid) {
      const partKobo = Math.min(order.leftKobo, leftKobo)
      leftKobo -= partKobo
      await addLost(queries, { reference, orderId: order.orderId }, partKobo)
      if (order.status !== 'delivered') ofCustomerKobo += partKobo
    }
    const [first, ...others] = paid
    const orderId = payment.tip?.orderId ?? (others.length === 0 ? first?.orderId : undefined)
    const lost = { unmatchedPaymentId: _id, customerId, lostKobo, ofCustomerKobo }
    await ledger.postAll(queries, [
      disputeLostPosting({ ...lost, ...(orderId !== undefined && { orderId }) }),
    ])
  }

  /** Pays back the money for an order that ended during the dispute. */
  async function giveBack(queries: Queries, payment: PaymentRow, order: PaymentOrder): Promise<Posting[]> {
    const { orderId, status, leftKobo, keptKobo } = order
    const amountKobo = leftKobo - keptKobo
    if (!isEnded(status) || status === 'delivered' || amountKobo <= 0) return []
    const { reference, customerId } = payment
    const refund = { reference, orderId, amountKobo, cause: 'ended', askedBy: null } as const
    const refundId = await insertRefund(queries, refund)
    return refundId === null ? [] : [refundAskedPosting({ refundId, orderId, customerId, amountKobo })]
  }

  async function keep(queries: Queries, payment: PaymentRow): Promise<void> {
    const { reference } = payment
    if (await hasDispute(queries, reference)) return
    const postings: Posting[] = []
    for (const order of await listOrdersOfPayment(queries, reference)) {
      await orders.release(queries, order.orderId)
      postings.push(...(await giveBack(queries, payment, order)))
    }
    await ledger.postAll(queries, postings)
  }

  /** The caller holds the locks. @returns false if the dispute is closed already */
  async function close(
    queries: Queries,
    dispute: DisputeRow,
    payment: PaymentRow | null,
    { end, closedBy, note }: DisputeResult,
  ): Promise<boolean> {
    const { _id: id, amountKobo } = dispute
    const paid = payment?.status === 'paid' ? payment : null
    const amount = Math.min(amountKobo ?? Infinity, paid?.amountKobo ?? amountKobo ?? 0)
    const lostKobo = end === 'lost' ? amount : 0
    if (!(await closeUnmatched(queries, { id, closedBy, note, lostKobo }))) return false
    if (paid && lostKobo > 0) await lose(queries, dispute, paid, lostKobo)
    else if (paid) await keep(queries, paid)
    return true
  }

  const tell = async (reference: string): Promise<void> => {
    const parts = await listParts(database.sql, reference)
    await orders.tell(parts.map(({ orderId }) => orderId))
  }

  return {
    /** Acts on an event, as often as it comes, and in any order. */
    async receive({ step, id: disputeId, reference, amountKobo, currency, end, resolution }: DisputeEvent) {
      await database.transaction(async (queries) => {
        const payment = await lock(queries, reference)
        const given = { reference, amountKobo, currency, disputeId }
        const known = await findDispute(queries, disputeId)
        const isNew = known === null && (await begin(queries, { cause: 'dispute', ...given }))
        if (step === 'opened') return
        const dispute = known ?? (await findDispute(queries, disputeId))
        if (!dispute) return
        if (end === undefined) {
          if (!isNew && !dispute.isClosed) await tellFinance(queries)
          return
        }
        const note = `${provider.name}: ${resolution}`
        const isClosed = await close(queries, { ...dispute, amountKobo }, payment, {
          end,
          closedBy: null,
          note,
        })
        // Finance has closed it with another end, and is told. The reconciliation reports the difference.
        if (!isClosed && dispute.end !== end) await tellFinance(queries)
      })
      await tell(reference)
    },

    /**
     * Begins a dispute of a counted payment that the provider reports as given back, unless we paid all of it back
     * ourselves.
     */
    async reversed(payment: PaymentRow): Promise<void> {
      const { reference, amountKobo } = payment
      await database.transaction(async (queries) => {
        await lock(queries, reference)
        const goneKobo = amountKobo - (await sumGoneBack(queries, reference))
        if (goneKobo <= 0 || (await hasDispute(queries, reference))) return
        const given = { reference, amountKobo: goneKobo, currency: 'NGN', disputeId: null }
        await begin(queries, { cause: 'dispute', ...given })
      })
      await tell(reference)
    },

    /** To be called before `close`, in the same transaction. @returns the payment, if it is ours */
    lock,
    close,
    tell,
  }
}

export type Disputes = ReturnType<typeof createDisputes>
