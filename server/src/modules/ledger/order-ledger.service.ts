import type { Queries } from '../../platform/database/database.ts'
import {
  readOrdersWithCharges,
  readOwedBackKobo,
  readTakenKobo,
  readTaxKobo,
} from './orders-with-charges.store.ts'
import type { LedgerService, Posting } from './ledger.service.ts'
import {
  cashPosting,
  chargePosting,
  endPosting,
  isPaidInCash,
  type OrderWithCharges,
} from './order-postings.ts'
import { owedBackPosting, paidBackPosting } from './cash-postings.ts'

/** The postings of orders, in the transactions that change them. */
export function createOrderLedger(ledger: Pick<LedgerService, 'post' | 'postAll'>) {
  return {
    /** A new charge: of an order, or with `redeliveryId`, its transaction, of a redelivery. */
    async charge(queries: Queries, charge: Parameters<typeof chargePosting>[0]): Promise<void> {
      await ledger.post(queries, chargePosting(charge))
    },

    /** The rider took cash before the order's end, i.e. at the pickup. */
    async collect(queries: Queries, { orderId, collectorId }: OrderCollector): Promise<void> {
      const [order] = await readOrdersWithCharges(queries, [orderId])
      if (order) await ledger.postAll(queries, cashPostings(order, collectorId))
    },

    /** Cash taken for an order that came back, and not paid back yet. */
    owedBackKobo: readOwedBackKobo,

    /** The tax contained in what an order cost, in kobo; 0 before its delivery. */
    taxKobo: readTaxKobo,

    /** The office paid the customer back in cash. @returns false if that was posted before */
    payBack(queries: Queries, paidBack: Parameters<typeof paidBackPosting>[0]): Promise<boolean> {
      return ledger.post(queries, paidBackPosting(paidBack))
    },

    /**
     * The end of an order whose state and transactions are written.
     * @param beside other postings that the end causes, such as a refund
     */
    async end(
      queries: Queries,
      { orderId, collectorId }: OrderCollector,
      beside: readonly Posting[] = [],
    ): Promise<void> {
      const [order] = await readOrdersWithCharges(queries, [orderId])
      const end = order && endPosting(order)
      if (!end) return
      const collected = cashPostings(order, collectorId)
      // If an order ends without delivery, only its payment at the pickup was taken.
      const owedKobo = order.status === 'returned' ? await readTakenKobo(queries, orderId) : 0
      const owed = { orderId, customerId: order.customerId, amountKobo: owedKobo }
      await ledger.postAll(queries, [end, ...collected, owedBackPosting(owed), ...beside])
    },
  }
}

interface OrderCollector {
  readonly orderId: string
  /** The rider who has its cash. */
  readonly collectorId: string | null
}

/** The cash that an order's rider took; none without a rider: such an order's cash was posted at its pickup. */
const cashPostings = (
  { _id: orderId, customerId, charges }: OrderWithCharges,
  riderId: string | null,
): Posting[] =>
  riderId === null
    ? []
    : charges
        .filter(isPaidInCash)
        .map(({ _id: transactionId, amountKobo }) =>
          cashPosting({ orderId, customerId, transactionId, amountKobo, riderId }),
        )

export type OrderLedger = ReturnType<typeof createOrderLedger>
