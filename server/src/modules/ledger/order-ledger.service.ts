import type { Queries } from '../../platform/database/database.ts'
import { readChargedOrders } from './charged-orders.store.ts'
import type { LedgerService, Posting } from './ledger.service.ts'
import { cashPosting, chargePosting, chargePostings, endPosting, isPaidInCash } from './order-postings.ts'

/** What orders post, in the transactions that change them. */
export function createOrderLedger(ledger: Pick<LedgerService, 'post' | 'postAll'>) {
  return {
    /** A new charge: of an order, or with `redeliveryId`, its transaction, of a redelivery. */
    async charge(queries: Queries, charge: Omit<Parameters<typeof chargePosting>[0], 'at'>): Promise<void> {
      await ledger.post(queries, chargePosting(charge))
    },

    /**
     * The end of an order whose state and transactions are written. Its charges are posted, too, if they are not yet:
     * a server of a version without a ledger may have placed it.
     * @param collectorId the rider who has its cash
     * @param beside what its end causes besides, such as a refund
     */
    async end(
      queries: Queries,
      { orderId, collectorId }: { orderId: string; collectorId: string | null },
      beside: readonly Posting[] = [],
    ): Promise<void> {
      const [order] = await readChargedOrders(queries, [orderId])
      const end = order && endPosting(order)
      if (!end) return
      const { customerId, charges } = order
      const collected = charges
        .filter(isPaidInCash)
        .map(({ _id: transactionId, amountKobo }) =>
          cashPosting({ orderId, customerId, transactionId, amountKobo, riderId: collectorId }),
        )
      await ledger.postAll(queries, [...chargePostings(order), end, ...collected, ...beside])
    },
  }
}

export type OrderLedger = ReturnType<typeof createOrderLedger>
