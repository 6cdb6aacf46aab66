import type { OwnPayment, PaymentStatus } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import { fragment } from '../../../platform/database/fragment.ts'
import { findPage, type Page, type PageRequest } from '../../../platform/lists/paging.ts'
import { toNaira } from '../../../platform/money.ts'
import { SANDBOX } from '../providers/port.ts'
import { REFUND_JSON, toRefund, type RefundRow } from './refunds.store.ts'

interface OwnPaymentRow {
  readonly _id: string
  readonly reference: string
  readonly status: PaymentStatus
  readonly provider: string
  readonly amount_kobo: number
  readonly created_at: Date
  readonly paid_at: Date | null
  readonly orders: OwnPayment['orders'] | null
  readonly refunds: readonly RefundRow[] | null
  readonly tip: OwnPayment['tip'] | null
}

const COLUMNS = fragment`
  listed._id, listed.reference, listed.status, listed.provider, listed.amount_kobo, listed.created_at, listed.paid_at, (
    select json_agg(json_build_object('_id', orders._id, 'number', orders.number) order by orders.number)
    from payment_orders as part join orders on orders._id = part.order_id where part.reference = listed.reference
  ) as orders, (
    select json_agg(${REFUND_JSON} order by refunds.created_at, refunds._id) from refunds
    where refunds.reference = listed.reference
  ) as refunds, (
    select json_build_object('orderId', orders._id, 'number', orders.number)
    from tips join orders on orders._id = tips.order_id where tips.reference = listed.reference
  ) as tip`
/** Lists go by ids; a reference is our prefix and one. */
const TABLE = "(select *, substring(reference from '.{36}$')::uuid as _id from payments)"

/** A customer's payments, newest first. */
export const listOwnPayments = (
  queries: Queries,
  request: PageRequest,
  customerId: string,
): Promise<Page<OwnPayment>> =>
  findPage(
    queries,
    request,
    { table: TABLE, columns: COLUMNS, condition: fragment`listed.customer_id = ${customerId}` },
    (row: OwnPaymentRow) => ({
      _id: row._id,
      reference: row.reference,
      status: row.status,
      isSandbox: row.provider === SANDBOX,
      amount: toNaira(row.amount_kobo),
      createdAt: row.created_at.toISOString(),
      ...(row.paid_at === null ? {} : { paidAt: row.paid_at.toISOString() }),
      orders: row.orders ?? [],
      refunds: (row.refunds ?? []).map(toRefund),
      ...(row.tip === null ? {} : { tip: row.tip }),
    }),
  )
