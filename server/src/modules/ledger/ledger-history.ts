import type { Transaction } from '../../platform/database/pool.ts'
import type { Backfill } from '../../platform/backfills/backfills.ts'
import { readChargedOrders } from './charged-orders.store.ts'
import { listOrderIds, readFromLedger } from './ledger-history.store.ts'
import type { LedgerService } from './ledger.service.ts'
import { remittancePosting, type Remittance } from './cash-postings.ts'
import { historyPostings } from './order-postings.ts'

const ORDERS_AT_ONCE = 200
const REMITTANCES_AT_ONCE = 500
/** Before the id of the last remittance; an order's id has nothing before it. */
const CASH = 'cash '

/** Remittances from before the ledger. */
export interface RemittanceHistory {
  /** Copies the next ones by id to where they are kept now. */
  readonly copyRemittances: (
    queries: Transaction,
    after: string | null,
    limit: number,
  ) => Promise<readonly (Remittance & { readonly at: Date })[]>
}

/**
 * Posts what happened before there was a ledger, and what servers of the version before do beside it: first all orders,
 * then all remittances. When it is done, the ledger is read instead of the sums from before.
 */
export function createLedgerHistory(
  ledger: Pick<LedgerService, 'postAll'>,
  { copyRemittances }: RemittanceHistory,
): Backfill {
  return {
    name: 'ledger',
    whenDone: readFromLedger,
    async next(queries, after) {
      if (after?.startsWith(CASH) !== true) {
        const ids = await listOrderIds(queries, after, ORDERS_AT_ONCE)
        const orders = await readChargedOrders(queries, ids, { withEnd: true })
        await ledger.postAll(queries, orders.flatMap(historyPostings))
        return ids.at(-1) ?? CASH
      }
      const remittances = await copyRemittances(
        queries,
        after.slice(CASH.length) || null,
        REMITTANCES_AT_ONCE,
      )
      await ledger.postAll(
        queries,
        remittances.map(({ _id, riderId, amountKobo, recordedBy, at }) =>
          remittancePosting({ id: _id, _id, riderId, amountKobo, recordedBy, at }),
        ),
      )
      const last = remittances.at(-1)
      return last ? CASH + last._id : null
    },
  }
}
