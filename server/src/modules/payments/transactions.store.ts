import {
  type TransactionWithOrder,
  type OrderStage,
  type Transaction,
  type TransactionStatus,
} from '@ozi/contract'
import type { Database, Queries } from '../../platform/database/database.ts'
import { toNaira } from '../../platform/money.ts'
import { containing, countAll, COUNT_LIMIT } from '../../platform/lists/queries.ts'
import { findPage, totalOf, type Page, type PageRequest } from '../../platform/lists/paging.ts'
import { withOrders, OWN_COLUMNS, type OrderExport } from './export-orders.store.ts'
import { nameOfMethod, type Method } from './payment-methods.ts'
import { isForLater, keptStage, stageNow, whenOf } from './stages.ts'

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

/** Also of what was paid: it is paid back. */
export async function failTransactions(
  queries: Queries,
  orderId: string,
  paymentMethod: Method,
): Promise<void> {
  await queries`
    update transactions set status = 'failed'
    where order_id = ${orderId} and payment_method = ${paymentMethod} and status <> 'failed'`
}

/** Of an order's own transaction, as long as it is pending. */
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

const COLUMNS = [
  '_id',
  'order_id',
  'email',
  'amount_kobo',
  'payment_name',
  'status',
  'description',
  'created_at',
]
  .map((name) => `listed.${name}`)
  .join(', ')

/** With where its order is. */
const LISTED = {
  table: 'transactions',
  columns: `${COLUMNS}, ${stageNow('listed')} as order_stage, orders.number as order_number, rider.name as rider_name`,
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
  return findPage(queries, request, { ...LISTED, ...narrowedTo(request) }, toListed)
}

/** The order's own transaction first, then those of its redeliveries in order of time. */
export async function listTransactionsOf(queries: Queries, orderId: string): Promise<Transaction[]> {
  const rows = await queries<TransactionRow[]>`
    select ${queries.unsafe(COLUMNS)} from transactions as listed where order_id = ${orderId}
    order by first_of is null, created_at, _id
  `
  return rows.map(toTransaction)
}

export type TransactionExport = Transaction & { readonly order: OrderExport }

type TransactionExportRow = TransactionRow & OrderExport

/**
 * Reads all transactions of a filter and their orders with a cursor, newest first and from one snapshot. Rows
 * are fetched in batches, the next one only when the previous one has been consumed. Ends its database
 * transaction also if the reader stops early.
 * @param pauseSeconds how long the reader may take for a batch before the database ends the transaction
 */
export async function* readTransactions(
  database: Pick<Database, 'reserve'>,
  { search, ...conditions }: TransactionConditions & { readonly search?: string | undefined },
  { rowsAtOnce, pauseSeconds }: { readonly rowsAtOnce: number; readonly pauseSeconds: number },
): AsyncGenerator<TransactionExport> {
  const { condition = 'true', values = [] } = narrowedTo(conditions)
  const found: (string | number)[] = [...values]
  const text =
    search === undefined ? 'true' : `listed.search_text like lower($${found.push(containing(search))})`
  const connection = await database.reserve()
  try {
    await connection`begin read only`
    await connection`
      select set_config('idle_in_transaction_session_timeout', ${`${pauseSeconds}s`}, true),
        -- Finding the first of them may take a while in a million; nobody waits for it but this download.
        set_config('statement_timeout', ${`${pauseSeconds}s`}, true)`
    await connection.unsafe(
      `declare export no scroll cursor for ${withOrders(
        `select ${COLUMNS}, ${OWN_COLUMNS} from transactions as listed where ${condition} and ${text}`,
      )}`,
      found,
    )
    for (;;) {
      const rows = await connection.unsafe<TransactionExportRow[]>(`fetch forward ${rowsAtOnce} from export`)
      yield* rows.map(toExported)
      if (rows.length < rowsAtOnce) return
    }
  } finally {
    // Also after a failed statement; on a lost connection there is nothing to roll back.
    await connection`rollback`.catch(() => undefined)
    connection.release()
  }
}

const toExported = (row: TransactionExportRow): TransactionExport => ({ ...toTransaction(row), order: row })

function narrowedTo({ status, stage, method, from, to, order }: TransactionConditions): {
  readonly condition?: string
  readonly values?: readonly string[]
} {
  const values: string[] = []
  const given = (condition: (parameter: string) => string, value: string | undefined) =>
    value === undefined ? [] : [condition(`$${values.push(value)}`)]
  const conditions = [
    ...given((value) => `listed.status = ${value}`, status),
    ...given((value) => `listed.order_stage = ${value}`, stage && keptStage(stage)),
    ...(stage ? whenOf(stage) : []),
    ...given((value) => `listed.order_id = ${value}`, order),
    ...given((value) => `listed.payment_name = ${value}`, method),
    ...given((value) => `listed.created_at >= moment_of(${value}::date)`, from),
    ...given((value) => `listed.created_at < moment_of(${value}::date + 1)`, to),
  ]
  return conditions.length === 0 ? {} : { condition: conditions.join(' and '), values }
}

/** How many orders are in a stage, counted by their transactions: each order has one without a redelivery. */
export async function countOrdersIn(
  queries: Queries,
  stage: OrderStage,
): Promise<ReturnType<typeof totalOf>> {
  const narrowed = ['listed.order_stage = $1', 'listed.redelivery_quote_id is null', ...whenOf(stage)]
  const source = {
    table: 'transactions',
    columns: '',
    condition: narrowed.join(' and '),
    values: [keptStage(stage)],
  }
  return totalOf(await countAll(queries, source))
}

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
          and (stage not in ('scheduled', 'waiting_for_rider') or ${queries.unsafe(isForLater('listed'))} = (stage = 'scheduled'))
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
