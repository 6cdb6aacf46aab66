import {
  type TransactionWithOrder,
  type OrderStage,
  type Transaction,
  type TransactionStatus,
} from '@ozi/contract'
import type { Database, Queries } from '../../platform/database/database.ts'
import { allOf, fragment } from '../../platform/database/fragment.ts'
import type { Fragment } from '../../platform/database/pool.ts'
import { readInBatches, type BatchTimes } from '../../platform/database/read-in-batches.ts'
import { toNaira } from '../../platform/money.ts'
import { containing, COUNT_LIMIT } from '../../platform/lists/queries.ts'
import { findPage, type Page, type PageRequest } from '../../platform/lists/paging.ts'
import { withOrders, OWN_COLUMNS, type OrderExport } from './export-orders.store.ts'
import { nameOfMethod, type Method } from './payment-methods.ts'
import { isForLater, isInStage, stageNow } from './stages.store.ts'

interface TransactionRow {
  readonly _id: string
  readonly order_id: string
  readonly email: string
  readonly amount_kobo: number
  readonly payment_name: string
  readonly status: TransactionStatus
  readonly description: string
  readonly created_at: Date
}

export interface NewTransaction {
  readonly _id: string
  readonly orderId: string
  readonly amountKobo: number
  readonly email: string
  readonly paymentMethod: Method
  readonly status: TransactionStatus
  readonly description: string
  /** For a redelivery: the quote it was charged by. */
  readonly redeliveryQuoteId?: string | undefined
}

export async function insertTransaction(queries: Queries, transaction: NewTransaction): Promise<void> {
  const { _id, orderId, amountKobo, email, paymentMethod, status, description, redeliveryQuoteId } =
    transaction
  await queries`
    insert into transactions (
      _id, order_id, amount_kobo, email, payment_method, payment_name, status, description, redelivery_quote_id
    ) values (
      ${_id}, ${orderId}, ${amountKobo}, ${email}, ${paymentMethod}, ${nameOfMethod(paymentMethod)}, ${status},
      ${description},      ${redeliveryQuoteId ?? null}
    )
  `
}

/** A transaction that was pending and has ended. */
export interface TransactionAmount {
  readonly transactionId: string
  readonly amountKobo: number
}

/**
 * Sets the status of an order's pending transactions; others stay as they are.
 * @returns those it set, the order's own first
 */
export async function endTransactions(
  queries: Queries,
  orderId: string,
  paymentMethod: Method,
  status: TransactionStatus,
): Promise<TransactionAmount[]> {
  const rows = await queries<(TransactionAmount & { readonly isFirst: boolean })[]>`
    update transactions set status = ${status}
    where order_id = ${orderId} and payment_method = ${paymentMethod} and status = 'pending'
    returning _id as "transactionId", amount_kobo as "amountKobo", first_of is not null as "isFirst"
  `
  return rows
    .toSorted((one, other) => Number(other.isFirst) - Number(one.isFirst))
    .map(({ transactionId, amountKobo }) => ({ transactionId, amountKobo }))
}

/** Fails an order's transactions, also those that were paid: they are paid back. */
export async function failTransactions(
  queries: Queries,
  orderId: string,
  paymentMethod: Method,
): Promise<void> {
  await queries`
    update transactions set status = 'failed'
    where order_id = ${orderId} and payment_method = ${paymentMethod} and status <> 'failed'`
}

/** Changes an order's own transaction, as long as it is pending. */
export async function changeMethod(queries: Queries, orderId: string, to: Method): Promise<void> {
  await queries`
    update transactions set payment_method = ${to}, payment_name = ${nameOfMethod(to)}
    where order_id = ${orderId} and redelivery_quote_id is null and status = 'pending'`
}

/**
 * Replaces the e-mail address in a customer's transactions by another name. The texts that searches look in
 * are rebuilt from what is now kept of the orders.
 */
export async function renamePayer(queries: Queries, customerId: string, name: string): Promise<void> {
  await queries`
    update transactions set email = ${name}, search_terms = coalesce(words_of_order(order_id), '')
    where order_id in (select _id from orders where customer_id = ${customerId})
  `
}

const COLUMNS = fragment`listed._id, listed.order_id, listed.email, listed.amount_kobo, listed.payment_name,
  listed.status, listed.description, listed.created_at`

/** A transaction with its order's stage. */
const LISTED = {
  table: 'transactions',
  columns: fragment`${COLUMNS}, ${stageNow('listed')} as order_stage, orders.number as order_number, rider.name as rider_name`,
  joins: `
    join orders on orders._id = listed.order_id
    left join accounts as rider on rider._id = orders.rider_id`,
} as const

interface TransactionListRow extends TransactionRow {
  readonly order_stage: OrderStage
  readonly order_number: string
  readonly rider_name: string | null
}

/** Filters of a list besides the search; days are whole days in Lagos time. */
export interface TransactionConditions {
  readonly status?: TransactionStatus | undefined
  /** The stage of their orders. */
  readonly stage?: OrderStage | undefined
  readonly method?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly order?: string | undefined
}

/**
 * The staff's list of orders. A search also finds what triggers keep in `search_terms`: the words of the order
 * (`words_of_order` in docs/schema.sql).
 */
export function listTransactions(
  queries: Queries,
  request: PageRequest & TransactionConditions,
): Promise<Page<TransactionWithOrder>> {
  return findPage(queries, request, { ...LISTED, condition: matching(request) }, toListed)
}

/** The order's own transaction first, then those of its redeliveries in order of time. */
export async function listTransactionsOf(queries: Queries, orderId: string): Promise<Transaction[]> {
  const rows = await queries<TransactionRow[]>`
    select ${COLUMNS} from transactions as listed where order_id = ${orderId}
    order by first_of is null, created_at, _id
  `
  return rows.map(toTransaction)
}

export type TransactionExport = Transaction & { readonly order: OrderExport }

type TransactionExportRow = TransactionRow & OrderExport

/** All transactions of a filter with their orders, newest first. */
export async function* readTransactions(
  database: Pick<Database, 'reserve'>,
  { search, ...conditions }: TransactionConditions & { readonly search?: string | undefined },
  times: BatchTimes,
): AsyncGenerator<TransactionExport> {
  const isFound =
    search === undefined ? undefined : fragment`listed.search_text like lower(${containing(search)})`
  const statement = withOrders(fragment`
    select ${COLUMNS}, ${OWN_COLUMNS} from transactions as listed
    where ${allOf([matching(conditions), isFound])}`)
  for await (const row of readInBatches<TransactionExportRow>(database, statement, times)) {
    yield { ...toTransaction(row), order: row }
  }
}

const matching = ({ status, stage, method, from, to, order }: TransactionConditions): Fragment =>
  allOf([
    status && fragment`listed.status = ${status}`,
    stage && isInStage(stage),
    order && fragment`listed.order_id = ${order}`,
    method && fragment`listed.payment_name = ${method}`,
    from && fragment`listed.created_at >= moment_of(${from}::date)`,
    to && fragment`listed.created_at < moment_of(${to}::date + 1)`,
  ])

/** How many orders are in each of these stages, up to COUNT_LIMIT, and how long ago the oldest was placed. */
export async function countStages(
  queries: Queries,
  stages: readonly OrderStage[],
): Promise<{ readonly stage: OrderStage; readonly orders: number; readonly oldestSeconds: number | null }[]> {
  return queries`
    select stage, orders, extract(epoch from now() - oldest)::float8 as "oldestSeconds"
    from unnest(${[...stages]}::text[]) as stage, lateral (
      select count(*) as orders, min(created_at) as oldest from (
        select created_at from transactions as listed
        where order_stage = case stage when 'scheduled' then 'waiting_for_rider' else stage end
          and redelivery_quote_id is null
          and (stage not in ('scheduled', 'waiting_for_rider') or ${isForLater('listed')} = (stage = 'scheduled'))
        order by created_at, _id limit ${COUNT_LIMIT}
      ) as first_orders
    ) as counted`
}

const toListed = (row: TransactionListRow): TransactionWithOrder => ({
  ...toTransaction(row),
  order: {
    number: row.order_number,
    stage: row.order_stage,
    ...(row.rider_name === null ? {} : { rider: row.rider_name }),
  },
})

function toTransaction(row: TransactionRow): Transaction {
  return {
    _id: row._id,
    orderId: row.order_id,
    email: row.email,
    amount: toNaira(row.amount_kobo),
    paymentMethod: row.payment_name,
    status: row.status,
    description: row.description,
    createdAt: row.created_at.toISOString(),
  }
}
