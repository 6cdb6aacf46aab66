import {
  ENDED_STATUSES,
  ORDER_STAGES,
  stageOf,
  type OrderStage,
  type TransactionWithOrder,
  type TransactionFilter,
  searchedText,
} from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { BatchTimes } from '../../platform/database/read-in-batches.ts'
import { readPageQuery, type Page, type PageQuery } from '../../platform/lists/paging.ts'
import type { Method } from './payment-methods.ts'
import { transactionsCsv } from './transactions-csv.ts'
import {
  changeMethod,
  countStages,
  endTransactions,
  type TransactionAmount,
  failTransactions,
  insertTransaction,
  listTransactions,
  listTransactionsOf,
  readTransactions,
  renamePayer,
  type TransactionConditions,
} from './transactions.store.ts'

export { methodOfName, nameOfMethod, type Method } from './payment-methods.ts'

export interface Charge {
  readonly orderId: string
  readonly amountKobo: number
  /** Known by the e-mail address, or by the name if there is none, as for some callers. */
  readonly payer: { readonly email: string; readonly name?: string }
  readonly paymentMethod: Method
  readonly description: string
  /** For a redelivery: its quote. */
  readonly redeliveryQuoteId?: string
}

/** The methods by which the provider has the money. */
type OnlineMethod = Exclude<Method, 'Cash'>

export type TransactionsQuery = PageQuery & TransactionConditions

/** Payments: one transaction for each order and one for each redelivery. */
export function createPaymentsService({ database }: { readonly database: Database }) {
  return {
    /**
     * Writes the transaction of an order or a redelivery, in the database transaction that creates it.
     * @returns its id
     */
    async charge(queries: Queries, { payer, ...charge }: Charge): Promise<string> {
      const _id = newId()
      await insertTransaction(queries, {
        ...charge,
        _id,
        email: payer.email || (payer.name ?? ''),
        // Until the rider confirms the cash, or the provider has the money.
        status: 'pending',
      })
      return _id
    },

    /**
     * Ends the pending transactions of an order that is paid in cash, in the database transaction that ends
     * the order or takes its cash: either the rider has the money, or nobody pays; what was paid at the pickup is then
     * owed to the customer.
     * @returns the transactions that are paid now, the order's own first
     */
    async endCash(queries: Queries, orderId: string, isPaid: boolean): Promise<TransactionAmount[]> {
      if (isPaid) return endTransactions(queries, orderId, 'Cash', 'success')
      await failTransactions(queries, orderId, 'Cash')
      return []
    },

    /** Marks the transaction of an order as paid: online, before the delivery or at the door. */
    async confirm(queries: Queries, orderId: string, method: OnlineMethod): Promise<void> {
      await endTransactions(queries, orderId, method, 'success')
    },

    /** Fails the transactions of an order for online payment that ends without delivery, paid or not. */
    failOnline: failTransactions,

    /** Changes the transaction of an order for online payment to cash. */
    changeToCash(queries: Queries, orderId: string): Promise<void> {
      return changeMethod(queries, orderId, 'Cash')
    },

    /** Replaces a customer's address in transactions by a pseudonym, in the transaction that erases them. */
    forgetPayer: renamePayer,

    /** Newest first. */
    list({ limit, cursor, search, ...conditions }: TransactionsQuery): Promise<Page<TransactionWithOrder>> {
      const page = readPageQuery({ limit, cursor, search: searchedText(search) })
      return listTransactions(database.sql, { ...page, ...conditions })
    },

    /** The transactions of an order: its own first, then those of its redeliveries. */
    of: listTransactionsOf,

    /** The transactions that match a filter, as CSV. They are read from a cursor, so that only few are in memory. */
    csvOf({ search, ...conditions }: TransactionFilter, times: BatchTimes) {
      const found = { ...conditions, search: searchedText(search) || undefined }
      return transactionsCsv(readTransactions(database, found, times))
    },

    /** How many orders are in each stage that is not an end. */
    stagesNow() {
      return countStages(database.sql, RUNNING_STAGES)
    },
  }
}

const ENDS: readonly OrderStage[] = ENDED_STATUSES.map(stageOf)
const RUNNING_STAGES = ORDER_STAGES.filter((stage) => !ENDS.includes(stage))

export type PaymentsService = ReturnType<typeof createPaymentsService>
