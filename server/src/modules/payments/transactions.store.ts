import type { PaymentMethod, Transaction, TransactionStatus } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { toNaira } from '../../platform/money.ts'
import { findPage, type Page, type PageRequest } from '../../platform/paging.ts'

interface TransactionRow {
  readonly _id: string
  readonly order_id: string
  readonly email: string
  readonly amount_kobo: number
  readonly payment_method: string
  readonly status: TransactionStatus
  readonly description: string
  readonly created_at: Date
}

export interface NewTransaction {
  readonly _id: string
  readonly orderId: string
  readonly amountKobo: number
  readonly email: string
  readonly paymentMethod: PaymentMethod
  readonly status: TransactionStatus
  readonly description: string
}

export async function insertTransaction(queries: Queries, transaction: NewTransaction): Promise<void> {
  const { _id, orderId, amountKobo, email, paymentMethod, status, description } = transaction
  await queries`
    insert into transactions (_id, order_id, amount_kobo, email, payment_method, status, description)
    values (${_id}, ${orderId}, ${amountKobo}, ${email}, ${paymentMethod}, ${status}, ${description})
  `
}

/** Ends a pending transaction; one that has ended stays as it is. */
export async function endTransaction(
  queries: Queries,
  orderId: string,
  paymentMethod: PaymentMethod,
  status: TransactionStatus,
): Promise<void> {
  await queries`
    update transactions set status = ${status}
    where order_id = ${orderId} and payment_method = ${paymentMethod} and status = 'pending'
  `
}

export function listTransactions(queries: Queries, request: PageRequest): Promise<Page<Transaction>> {
  const source = {
    table: 'transactions',
    isKept: true,
    columns:
      'listed._id, order_id, email, amount_kobo, payment_method, status, description, listed.created_at',
  }
  return findPage(queries, request, source, toTransaction)
}

/** What all transactions of each status add up to, in kobo; a status without any is missing. */
export async function sumByStatus(
  queries: Queries,
): Promise<Readonly<Partial<Record<TransactionStatus, number>>>> {
  const rows = await queries<{ status: TransactionStatus; kobo: number }[]>`
    select status, sum(amount_kobo) as kobo from transaction_totals group by status
  `
  return Object.fromEntries(rows.map(({ status, kobo }) => [status, kobo]))
}

function toTransaction(row: TransactionRow): Transaction {
  return {
    _id: row._id,
    orderId: row.order_id,
    email: row.email,
    amount: toNaira(row.amount_kobo),
    paymentMethod: row.payment_method,
    status: row.status,
    description: row.description,
    createdAt: row.created_at.toISOString(),
  }
}
