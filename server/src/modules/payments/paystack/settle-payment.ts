import type { Database, Queries } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import type { LedgerService, Posting } from '../../ledger/ledger.service.ts'
import { hasAside, setAside } from './aside.store.ts'
import type { Disputes } from './disputes.ts'
import {
  endChecks,
  findPaidPart,
  findTold,
  markPaid,
  noteUnpaid,
  setOutcome,
  type KeptPayment,
  type PaymentPart,
  type ToldPayment,
} from './online-payments.store.ts'
import type { PayableOrders } from './payable-orders.ts'
import type { Charge, PaystackClient } from './paystack-client.ts'
import { insertRefund } from './refunds.store.ts'
import { paidPosting, refundAsked, tipPosting } from './postings.ts'

const CURRENCY = 'NGN'

export interface SettlingParts {
  readonly database: Database
  readonly client: Pick<PaystackClient, 'verify'>
  readonly orders: PayableOrders
  readonly ledger: Pick<LedgerService, 'postAll'>
  readonly disputes: Pick<Disputes, 'reversed'>
  /** Whether the key is for real money. */
  readonly isLive: boolean
  readonly log: Pick<Log, 'warn'>
}

/** Counts payments as paid: once each, and only if Paystack took the whole amount in naira. */
export function createSettling({ database, client, orders, ledger, disputes, isLive, log }: SettlingParts) {
  /**
   * What was paid for an order that does not wait for it goes back by itself.
   * @returns the posting of that refund
   */
  async function giveTo(
    queries: Queries,
    payment: KeptPayment,
    { orderId, amountKobo }: PaymentPart,
  ): Promise<Posting[]> {
    const { reference, customerId } = payment
    const isPaid = (await findPaidPart(queries, orderId)) !== null
    if (!isPaid && (await orders.pay(queries, orderId))) {
      await setOutcome(queries, { reference, orderId }, 'paid')
      return []
    }
    const outcome = isPaid ? ('twice' as const) : ('late' as const)
    await setOutcome(queries, { reference, orderId }, outcome)
    if (amountKobo === 0) return []
    const refund = { reference, orderId, amountKobo, cause: outcome, askedBy: null }
    const refundId = await insertRefund(queries, refund)
    return refundId === null ? [] : [refundAsked({ refundId, orderId, customerId, amountKobo })]
  }

  /** @returns the orders that changed by the payment; none if it was counted before */
  async function take(payment: ToldPayment, charge: Charge): Promise<readonly string[]> {
    const { reference, parts } = payment
    const orderIds = parts.map(({ orderId }) => orderId)
    const feesKobo = charge.fees ?? 0
    return database.transaction(async (queries) => {
      // Orders before their payment, as moves lock them.
      await orders.lock(queries, orderIds)
      if (!(await markPaid(queries, reference, { paystackId: charge.id, feesKobo }))) return []
      if (payment.tip) {
        await ledger.postAll(queries, [tipPosting(payment, payment.tip, feesKobo)])
        await orders.tipped(queries, payment.tip)
        return [payment.tip.orderId]
      }
      const postings = [paidPosting({ ...payment, feesKobo })]
      for (const part of parts) postings.push(...(await giveTo(queries, payment, part)))
      await ledger.postAll(queries, postings)
      return orderIds
    })
  }

  async function leaveAside(
    cause: 'unknown' | 'amount' | 'currency' | 'refund' | 'test',
    charge: Charge,
  ): Promise<void> {
    const { reference, amount: amountKobo, currency } = charge
    const isNew = await setAside(database.sql, { cause, reference, amountKobo, currency })
    if (isNew) log.warn({ cause, reference }, 'a payment was set aside')
  }

  /** Counts what Paystack says of a payment. Whatever is not a whole payment of ours is set aside. */
  async function settle(charge: Charge, payment: ToldPayment | null): Promise<void> {
    const { reference, amount, currency } = charge
    if (!payment) {
      if (charge.status === 'success') await leaveAside('unknown', charge)
      return
    }
    if (payment.status === 'paid') {
      if (charge.status === 'reversed') await disputes.reversed(payment)
      return
    }
    // Nobody pays with a test key's cards in earnest.
    if (isLive && charge.domain === 'test') return leaveAside('test', charge)
    if (charge.status === 'success') {
      const cause = currency !== CURRENCY ? 'currency' : amount !== payment.amountKobo ? 'amount' : undefined
      if (cause === undefined) {
        const isTip = payment.tip !== null
        await orders.tell(await take(payment, charge), isTip ? undefined : 'paid')
        return
      }
      await leaveAside(cause, charge)
      await endChecks(database.sql, reference)
      return
    }
    if (charge.status === 'reversed') {
      // Taken and given back by somebody at Paystack: nothing of it is ours.
      await leaveAside('refund', charge)
      await endChecks(database.sql, reference)
    }
    // Paystack calls a page that nobody has paid at yet abandoned.
    const status = charge.status === 'failed' ? 'failed' : 'pending'
    const isChanged = await noteUnpaid(database.sql, reference, status)
    if (isChanged) await orders.tell(payment.parts.map(({ orderId }) => orderId))
  }

  /** Asks Paystack how a payment stands. @throws PaystackFailure */
  async function check(reference: string): Promise<void> {
    const charge = await client.verify(reference)
    if (charge) await settle(charge, await findTold(database.sql, reference))
  }

  return {
    check,

    /** What a signed event says; where something was set aside before, Paystack is asked instead. */
    async settleEvent(charge: Charge): Promise<void> {
      const { reference } = charge
      const payment = await findTold(database.sql, reference)
      const isAside = payment ? payment.isAside : await hasAside(database.sql, reference)
      await (isAside ? check(reference) : settle(charge, payment))
    },
  }
}

export type Settling = ReturnType<typeof createSettling>
