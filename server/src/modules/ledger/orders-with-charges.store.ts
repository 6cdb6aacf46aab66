import {
  ENDED_STATUSES,
  type LedgerAccount,
  type OrderStatus,
  type PostingCause,
  type TransactionStatus,
} from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { fragment } from '../../platform/database/fragment.ts'
import { sqlList } from '../../platform/database/sql-list.ts'
import { jsonTerms, type Terms } from '../earnings/earnings.service.ts'
import type { FareLineKobo } from '../pricing/pricing.service.ts'
import type { OrderWithCharges } from './order-postings.ts'

interface ChargeRow {
  readonly order_id: string
  readonly customer_id: string
  readonly vendor_id: string | null
  readonly rider_id: string | null
  readonly sender_pays: boolean
  readonly terms: Terms | null
  readonly order_status: OrderStatus
  readonly kept_kobo: number
  readonly paid_back_kobo: number
  readonly _id: string
  readonly is_redelivery: boolean
  readonly amount_kobo: number
  readonly status: TransactionStatus
  readonly payment_method: string
  readonly lines: readonly FareLineKobo[]
}

/** When an order ended; null while it runs. */
const ENDED_AT = fragment`(
  select at from order_events
  where order_id = orders._id and track = 'carrying'
    and orders.status in (${sqlList(ENDED_STATUSES)})
  order by _id desc limit 1
)`

/** These orders, in the order of their ids, each with what was charged for it. */
export async function readOrdersWithCharges(
  queries: Queries,
  orderIds: readonly string[],
): Promise<OrderWithCharges[]> {
  const rows = await queries<ChargeRow[]>`
    select orders._id as order_id, orders.customer_id, orders.vendor_id, orders.rider_id,
      orders.sender_pays,
      case when terms._id is not null then ${jsonTerms('terms')} end as terms,
      orders.status as order_status, (
        select coalesce(sum(kept_kobo), 0)::bigint from payment_orders where order_id = orders._id
      ) as kept_kobo, (
        select coalesce(sum(amount_kobo), 0)::bigint from refunds
        where order_id = orders._id and cause = 'staff' and not is_goodwill
          -- A refund that failed after the order's end was still valid at the end.
          and (status <> 'failed' or refunds.ended_at > ${ENDED_AT})
      ) as paid_back_kobo, charges._id, charges.redelivery_quote_id is not null as is_redelivery,
      charges.amount_kobo, charges.status, charges.payment_method, quotes.lines
    from orders
    join transactions as charges on charges.order_id = orders._id
    join quotes on quotes._id = coalesce(charges.redelivery_quote_id, orders.quote_id)
    left join earning_terms as terms on terms.version = orders.terms_version
    where orders._id = any(${[...orderIds]}::uuid[])
    order by orders._id, charges.first_of is null, charges.created_at, charges._id`
  return [...Map.groupBy(rows, (row) => row.order_id).values()].flatMap(toOrder)
}

/** The credits of an order's postings of these causes to an account, less the debits, in kobo. */
async function sumCredits(
  queries: Queries,
  orderId: string,
  account: LedgerAccount,
  causes: readonly PostingCause[],
): Promise<number> {
  const [row] = await queries<{ kobo: number }[]>`
    select coalesce(-sum(entry.amount_kobo), 0)::bigint as kobo
    from ledger_postings as posting
    join ledger_entries as entry on entry.posting_id = posting._id and entry.account = ${account}
    where posting.order_id = ${orderId} and posting.cause = any(${[...causes]}::text[])`
  return row?.kobo ?? 0
}

export const readTakenKobo = (queries: Queries, orderId: string) =>
  sumCredits(queries, orderId, 'customer', ['cash.collected'])

export const readOwedBackKobo = (queries: Queries, orderId: string) =>
  sumCredits(queries, orderId, 'refunds', ['cash.owed_back', 'cash.paid_back'])

export const readTaxKobo = (queries: Queries, orderId: string) =>
  sumCredits(queries, orderId, 'tax', ['order.delivered'])

/** @param rows the charges of one order */
function toOrder(rows: readonly ChargeRow[]): OrderWithCharges[] {
  return rows.slice(0, 1).map((first) => ({
    _id: first.order_id,
    customerId: first.customer_id,
    vendorId: first.vendor_id,
    riderId: first.rider_id,
    senderPays: first.sender_pays,
    terms: first.terms,
    status: first.order_status,
    keptKobo: first.kept_kobo,
    paidBackKobo: first.paid_back_kobo,
    charges: rows.map((row) => ({
      _id: row._id,
      isRedelivery: row.is_redelivery,
      amountKobo: row.amount_kobo,
      status: row.status,
      paymentMethod: row.payment_method,
      lines: row.lines,
    })),
  }))
}
