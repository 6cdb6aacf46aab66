import type { OrderStage, PaymentMethod, Transaction, TransactionStatus } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Queries } from '../../platform/database/database.ts'
import { readPageQuery, type Page, type PageQuery } from '../../platform/lists/paging.ts'
import { createExports, type ExportsParts } from './exports.ts'
import { asSearched } from './searched.ts'
import {
  countOrdersIn,
  endTransactions,
  insertTransaction,
  listTransactions,
  listTransactionsOf,
  renamePayer,
  sumByStatus,
  type TransactionConditions,
} from './transactions.store.ts'

/** How a new transaction starts, by the way it is to be paid. */
const FIRST_STATUS: Readonly<Record<PaymentMethod, TransactionStatus>> = {
  // Cash is on its way until the rider confirms it.
  Cash: 'pending',
}

/** What an order makes its customer owe. */
export interface Charge {
  readonly orderId: string
  readonly amountKobo: number
  readonly email: string
  readonly paymentMethod: PaymentMethod
  readonly description: string
  /** Of another try to deliver it: the quote that says what that costs. */
  readonly redeliveryQuoteId?: string
}

/** What a list of transactions is asked for. */
export type TransactionsQuery = PageQuery & TransactionConditions

/** Revenue in kobo. */
export interface Revenue {
  /** Transactions that are success or pending. */
  readonly totalKobo: number
  /** Transactions that are success. */
  readonly confirmedKobo: number
}

/** What is owed and paid: one transaction for each order, and one for each of its redeliveries. */
export function createPaymentsService(parts: ExportsParts) {
  const { database } = parts
  return {
    /** Writes what an order, or another try of it, is charged, inside the database transaction that makes it. */
    charge(queries: Queries, charge: Charge): Promise<void> {
      return insertTransaction(queries, {
        ...charge,
        _id: newId(),
        status: FIRST_STATUS[charge.paymentMethod],
      })
    },

    /**
     * Says what became of an order that is paid in cash, inside the transaction that ends it: the rider brought
     * the money, or nobody ever will.
     */
    endCash(queries: Queries, orderId: string, isPaid: boolean): Promise<void> {
      return endTransactions(queries, orderId, 'Cash', isPaid ? 'success' : 'failed')
    },

    /** A customer's transactions stay, under a name that is nobody's: inside the transaction that erases the customer. */
    forgetPayer(queries: Queries, customerId: string, pseudonym: string): Promise<void> {
      return renamePayer(queries, customerId, pseudonym)
    },

    /** Newest first. */
    list({ limit, cursor, search, ...conditions }: TransactionsQuery): Promise<Page<Transaction>> {
      const page = readPageQuery({ limit, cursor, search: asSearched(search) })
      return listTransactions(database.sql, { ...page, ...conditions })
    },

    /** Those of an order, its own first. */
    of(orderId: string): Promise<Transaction[]> {
      return listTransactionsOf(database.sql, orderId)
    },

    exports: createExports(parts),

    /** How many orders are in a stage, exact to as many as lists count. */
    countOrdersIn(stage: OrderStage) {
      return countOrdersIn(database.sql, stage)
    },

    async revenue(): Promise<Revenue> {
      const { success = 0, pending = 0 } = await sumByStatus(database.sql)
      return { totalKobo: success + pending, confirmedKobo: success }
    },
  }
}

export type PaymentsService = ReturnType<typeof createPaymentsService>
