import type { PaymentLink } from '@ozi/contract'
import type { Database, Queries } from '../../../platform/database/database.ts'
import type { PaymentOpener } from './open-payment.ts'
import { findPayment, type PaymentRow } from './online-payments.store.ts'
import { findOpenTip, listOpenTips, readTippedKobo, type Tip } from './tips.store.ts'

export interface TipsDeps {
  readonly database: Database
  readonly opening: PaymentOpener
  /** Asks the provider how the payment stands; never throws. */
  readonly look: (payment: PaymentRow) => Promise<void>
}

/** Payments that are tips. One that fails or is left changes nothing. */
export function createTipPayments({ database, opening, look }: TipsDeps) {
  return {
    /** The sum of an order's paid tips, in kobo. */
    sumOf: (queries: Queries, orderId: string): Promise<number> => readTippedKobo(queries, orderId),

    /** Counts tips of an order that were paid and that nobody told us of. */
    async check(orderId: string): Promise<void> {
      for (const { reference } of await listOpenTips(database.sql, orderId)) {
        const payment = await findPayment(database.sql, reference)
        if (payment) await look(payment)
      }
    },

    /**
     * Part of the caller's transaction, which has locked the order. An open tip of the same amount is used again: it can be
     * paid once only.
     * @returns its reference
     */
    async begin(
      queries: Queries,
      given: { readonly customerId: string; readonly amountKobo: number; readonly tip: Tip },
    ): Promise<string> {
      const same = await findOpenTip(queries, given.tip.orderId, given.amountKobo)
      return same ? same.reference : opening.beginTip(queries, given)
    },

    /** @throws Refusal PAYMENT_UNAVAILABLE */
    open: (reference: string): Promise<PaymentLink> => opening.open(reference),
  }
}
