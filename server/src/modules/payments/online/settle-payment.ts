import type { Database, Queries } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import type { LedgerService, Posting } from '../../ledger/ledger.service.ts'
import type { PaymentProvider, ProviderPayment } from '../providers/port.ts'
import { hasUnmatched, insertUnmatched } from './unmatched-payments.store.ts'
import type { Disputes } from './disputes.ts'
import {
  endChecks,
  findPaidPart,
  findPaymentWithParts,
  markPaid,
  noteUnpaid,
  setOrderStatus,
  type PaymentRow,
  type PaymentPart,
  type PaymentWithParts,
} from './online-payments.store.ts'
import type { PayableOrders } from './payable-orders.ts'
import { paymentPosting, refundAskedPosting, tipPosting } from './postings.ts'
import { insertRefund } from './refunds.store.ts'

const CURRENCY = 'NGN'

export interface SettlePaymentDeps {
  readonly database: Database
  readonly provider: Pick<PaymentProvider, 'payments'>
  readonly orders: PayableOrders
  readonly ledger: Pick<LedgerService, 'postAll'>
  readonly disputes: Pick<Disputes, 'reversed'>
  readonly log: Pick<Log, 'warn'>
}

/** Counts payments as paid: once each, and only if the provider took the whole amount in naira. */
export function createPaymentSettler({
  database,
  provider,
  orders,
  ledger,
  disputes,
  log,
}: SettlePaymentDeps) {
  /**
   * Marks an order as paid by its part of the payment. If the order does not wait for a payment, the part is paid back.
   * @returns the posting of that refund
   */
  async function payOrder(
    queries: Queries,
    payment: PaymentRow,
    { orderId, amountKobo }: PaymentPart,
  ): Promise<Posting[]> {
    const { reference, customerId } = payment
    const isPaid = (await findPaidPart(queries, orderId)) !== null
    if (!isPaid && (await orders.pay(queries, orderId))) {
      await setOrderStatus(queries, { reference, orderId }, 'paid')
      return []
    }
    const status = isPaid ? ('twice' as const) : ('late' as const)
    await setOrderStatus(queries, { reference, orderId }, status)
    if (amountKobo === 0) return []
    const refund = { reference, orderId, amountKobo, cause: status, askedBy: null }
    const refundId = await insertRefund(queries, refund)
    return refundId === null ? [] : [refundAskedPosting({ refundId, orderId, customerId, amountKobo })]
  }

  /** @returns the orders that changed by the payment; none if it was counted before */
  async function countAsPaid(payment: PaymentWithParts, charge: ProviderPayment): Promise<readonly string[]> {
    const { reference, parts } = payment
    const orderIds = parts.map(({ orderId }) => orderId)
    const feesKobo = charge.feesKobo ?? 0
    return database.transaction(async (queries) => {
      // The orders first, then their payment: the sequence in which moves lock them.
      await orders.lock(queries, orderIds)
      if (!(await markPaid(queries, reference, { providerId: charge.id, feesKobo }))) return []
      if (payment.tip) {
        await ledger.postAll(queries, [tipPosting(payment, payment.tip, feesKobo)])
        await orders.tipped(queries, payment.tip)
        return [payment.tip.orderId]
      }
      const postings = [paymentPosting({ ...payment, feesKobo })]
      for (const part of parts) postings.push(...(await payOrder(queries, payment, part)))
      await ledger.postAll(queries, postings)
      return orderIds
    })
  }

  async function setAside(
    cause: 'unknown' | 'amount' | 'currency' | 'refund' | 'test',
    { reference, amountKobo, currency }: ProviderPayment,
  ): Promise<void> {
    const isNew = await insertUnmatched(database.sql, { cause, reference, amountKobo, currency })
    if (isNew) log.warn({ cause, reference }, 'a payment was set aside')
  }

  /**
   * Counts a payment by what the provider reports. A report that is not a whole payment of ours is set aside for the
   * staff.
   */
  async function settle(charge: ProviderPayment, payment: PaymentWithParts | null): Promise<void> {
    const { reference, amountKobo, currency } = charge
    if (!payment) {
      if (charge.status === 'paid') await setAside('unknown', charge)
      return
    }
    if (payment.status === 'paid') {
      if (charge.status === 'reversed') await disputes.reversed(payment)
      return
    }
    // With a test key no money moves.
    if (charge.isTest) return setAside('test', charge)
    if (charge.status === 'paid') {
      const cause =
        currency !== CURRENCY ? 'currency' : amountKobo !== payment.amountKobo ? 'amount' : undefined
      if (cause === undefined) {
        const isTip = payment.tip !== null
        await orders.tell(await countAsPaid(payment, charge), isTip ? undefined : 'paid')
        return
      }
      await setAside(cause, charge)
      await endChecks(database.sql, reference)
      return
    }
    if (charge.status === 'reversed') {
      // Somebody paid it back at the provider before we counted it, so it is never counted.
      await setAside('refund', charge)
      await endChecks(database.sql, reference)
    }
    const isChanged = await noteUnpaid(
      database.sql,
      reference,
      charge.status === 'failed' ? 'failed' : 'pending',
    )
    if (isChanged) await orders.tell(payment.parts.map(({ orderId }) => orderId))
  }

  /** Asks the provider how a payment stands. @throws ProviderFailure */
  async function check(reference: string): Promise<void> {
    const charge = await provider.payments.find(reference)
    if (charge) await settle(charge, await findPaymentWithParts(database.sql, reference))
  }

  return {
    check,

    /** Acts on a signed event. If something of the payment was set aside before, the provider is asked instead. */
    async settleEvent(charge: ProviderPayment): Promise<void> {
      const { reference } = charge
      const payment = await findPaymentWithParts(database.sql, reference)
      const isUnmatched = payment ? payment.hasUnmatched : await hasUnmatched(database.sql, reference)
      await (isUnmatched ? check(reference) : settle(charge, payment))
    },
  }
}
