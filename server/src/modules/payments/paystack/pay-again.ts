import type { Payment } from '@ozi/contract'
import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import type { Opening } from './open-payment.ts'
import {
  findPayment,
  findPaymentOf,
  listOrdersOfPayment,
  type KeptPayment,
  type PaidOrder,
} from './online-payments.store.ts'
import type { PayableOrders } from './payable-orders.ts'
import { readPayment } from './payment-views.ts'

export interface PayingAgainParts {
  readonly database: Database
  readonly orders: PayableOrders
  readonly opening: Opening
  readonly config: Pick<Config, 'orderClock'>
  /** Asks Paystack how the payment stands; never throws. */
  readonly look: (payment: KeptPayment) => Promise<void>
}

/** What a customer may do with a payment that is not made: try again, or pay in cash. */
export function createPayingAgain({ database, orders, opening, config, look }: PayingAgainParts) {
  /**
   * The customer's own payment that orders wait for, as Paystack sees it now.
   * @throws Refusal NOT_FOUND, PAYMENT_PAID, PAYMENT_ENDED
   */
  async function requireWaiting(
    { accountId }: Caller,
    reference: string,
  ): Promise<{ readonly payment: KeptPayment; readonly waiting: readonly PaidOrder[] }> {
    const before = await findPayment(database.sql, reference)
    if (before?.customerId !== accountId) throw new Refusal('NOT_FOUND')
    await look(before)
    const payment = await findPayment(database.sql, reference)
    if (!payment || payment.status === 'paid') throw new Refusal('PAYMENT_PAID')
    const all = await listOrdersOfPayment(database.sql, reference)
    const waiting = all.filter(({ status }) => status === 'awaiting_payment')
    if (waiting.length === 0) throw new Refusal('PAYMENT_ENDED')
    return { payment, waiting }
  }

  return {
    /** @throws Refusal NOT_FOUND, PAYMENT_PAID, PAYMENT_ENDED, PAYMENT_UNAVAILABLE */
    async payAgain(caller: Caller, reference: string): Promise<Payment> {
      const { payment, waiting } = await requireWaiting(caller, reference)
      const [first] = waiting
      const latest = first && (await findPaymentOf(database.sql, first.orderId))
      const sum = waiting.reduce((kobo, { amountKobo }) => kobo + amountKobo, 0)
      const isUsable = payment.status === 'pending' && payment.amountKobo === sum
      // Somebody who asks twice gets one payment.
      const wanted =
        latest && latest.reference !== reference
          ? latest.reference
          : isUsable
            ? reference
            : await opening.replace(payment, waiting)
      const { reference: opened } = await opening.open(wanted)
      return readPayment(database.sql, opened, config.orderClock)
    },

    /** @throws Refusal NOT_FOUND, PAYMENT_PAID, PAYMENT_ENDED */
    async payInCash(caller: Caller, reference: string): Promise<Payment> {
      const { waiting } = await requireWaiting(caller, reference)
      const ids = waiting.map(({ orderId }) => orderId)
      await database.transaction(async (queries) => {
        await orders.lock(queries, ids)
        for (const orderId of ids) await orders.payInCash(queries, orderId, caller.accountId)
      })
      await orders.tell(ids, 'paid')
      return readPayment(database.sql, reference, config.orderClock)
    },
  }
}
