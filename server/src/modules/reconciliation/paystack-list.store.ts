import type { Queries } from '../../platform/database/database.ts'

/** A payment of ours beside what Paystack lists. */
export interface OurCharge {
  readonly reference: string
  readonly customerId: string
  readonly amountKobo: number
  readonly feesKobo: number | null
  readonly isPaid: boolean
  readonly isSandbox: boolean
  /** What was asked to be paid back of it, or was lost in a dispute. */
  readonly refundedKobo: number
  readonly orderId: string | null
}

const chargeColumns = (queries: Queries) => queries`
  reference, customer_id as "customerId", amount_kobo as "amountKobo", fees_kobo as "feesKobo",
  status = 'paid' as "isPaid", is_sandbox as "isSandbox", (
    select coalesce(sum(amount_kobo), 0)::bigint from refunds
    where refunds.reference = payments.reference and refunds.status <> 'failed'
  ) + (
    select coalesce(sum(lost_kobo), 0)::bigint from payments_aside as aside where aside.reference = payments.reference
  ) as "refundedKobo", coalesce(
    (select min(order_id::text)::uuid from payment_orders where payment_orders.reference = payments.reference),
    (select order_id from tips where tips.reference = payments.reference)
  ) as "orderId"`

export async function chargesByReference(
  queries: Queries,
  references: readonly string[],
): Promise<readonly OurCharge[]> {
  return queries<OurCharge[]>`
    select ${chargeColumns(queries)} from payments where reference = any(${[...references]}::text[])`
}

/** Paid ones that were begun in a period. */
export async function paidChargesOf(
  queries: Queries,
  { from, to, isSandbox }: { readonly from: Date; readonly to: Date; readonly isSandbox: boolean },
): Promise<readonly OurCharge[]> {
  return queries<OurCharge[]>`
    select ${chargeColumns(queries)} from payments
    where status = 'paid' and is_sandbox = ${isSandbox} and created_at >= ${from} and created_at < ${to}`
}

/** A refund of ours beside what Paystack lists. */
export interface OurRefund {
  readonly _id: string
  readonly reference: string
  readonly orderId: string
  readonly customerId: string
  readonly amountKobo: number
  readonly status: string
  readonly paystackId: number | null
  readonly isSandbox: boolean
}

const refundColumns = (queries: Queries) => queries`
  refunds._id, refunds.reference, refunds.order_id as "orderId", payments.customer_id as "customerId",
  refunds.amount_kobo as "amountKobo", refunds.status, refunds.paystack_id as "paystackId",
  payments.is_sandbox as "isSandbox"`

/** By our ids, or by Paystack's. */
export async function refundsByIds(
  queries: Queries,
  ids: readonly string[],
  paystackIds: readonly number[],
): Promise<readonly OurRefund[]> {
  return queries<OurRefund[]>`
    select ${refundColumns(queries)} from refunds join payments on payments.reference = refunds.reference
    where refunds._id = any(${[...ids]}::uuid[])
      or refunds.paystack_id = any(${paystackIds.map(String)}::text[]::bigint[])`
}

/** Done ones that were asked for in a period. */
export async function doneRefundsOf(
  queries: Queries,
  { from, to, isSandbox }: { readonly from: Date; readonly to: Date; readonly isSandbox: boolean },
): Promise<readonly OurRefund[]> {
  return queries<OurRefund[]>`
    select ${refundColumns(queries)} from refunds join payments on payments.reference = refunds.reference
    where refunds.status = 'done' and is_sandbox = ${isSandbox}
      and refunds.created_at >= ${from} and refunds.created_at < ${to}`
}
