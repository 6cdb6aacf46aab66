import type { Queries } from '../../platform/database/database.ts'
import { fragment } from '../../platform/database/fragment.ts'
import type { Period } from '../payments/online-payments.service.ts'

/** A payment of ours beside what the provider lists. */
export interface OurPayment {
  readonly reference: string
  readonly customerId: string
  readonly amountKobo: number
  readonly feesKobo: number | null
  readonly isPaid: boolean
  readonly provider: string
  /** The sum that was asked to be paid back of it, or was lost in a dispute. */
  readonly refundedKobo: number
  readonly orderId: string | null
}

const PAYMENT_COLUMNS = fragment`
  reference, customer_id as "customerId", amount_kobo as "amountKobo", fees_kobo as "feesKobo",
  status = 'paid' as "isPaid", provider, (
    select coalesce(sum(amount_kobo), 0)::bigint from refunds
    where refunds.reference = payments.reference and refunds.status <> 'failed'
  ) + (
    select coalesce(sum(lost_kobo), 0)::bigint from unmatched_payments as unmatched where unmatched.reference = payments.reference
  ) as "refundedKobo", coalesce(
    (select min(order_id::text)::uuid from payment_orders where payment_orders.reference = payments.reference),
    (select order_id from tips where tips.reference = payments.reference)
  ) as "orderId"`

export async function paymentsByReference(
  queries: Queries,
  references: readonly string[],
): Promise<readonly OurPayment[]> {
  return queries<OurPayment[]>`
    select ${PAYMENT_COLUMNS} from payments where reference = any(${[...references]}::text[])`
}

/** Our payments that are paid and were begun in a period. */
export async function paidPaymentsIn(
  queries: Queries,
  { from, to, provider }: Period & { readonly provider: string },
): Promise<readonly OurPayment[]> {
  return queries<OurPayment[]>`
    select ${PAYMENT_COLUMNS} from payments
    where status = 'paid' and provider = ${provider} and created_at >= ${from} and created_at < ${to}`
}

/** A refund of ours beside what the provider lists. */
export interface OurRefund {
  readonly _id: string
  readonly reference: string
  readonly orderId: string
  readonly customerId: string
  readonly amountKobo: number
  readonly status: string
  readonly providerId: string | null
  readonly provider: string
}

const REFUND_COLUMNS = fragment`
  refunds._id, refunds.reference, refunds.order_id as "orderId", payments.customer_id as "customerId",
  refunds.amount_kobo as "amountKobo", refunds.status, refunds.provider_id as "providerId",
  payments.provider`

/** Refunds of a provider, by our ids or by its own: another provider may count the same numbers. */
export async function refundsByIds(
  queries: Queries,
  provider: string,
  { ids = [], providerIds }: { readonly ids?: readonly string[]; readonly providerIds: readonly string[] },
): Promise<readonly OurRefund[]> {
  return queries<OurRefund[]>`
    select ${REFUND_COLUMNS} from refunds join payments on payments.reference = refunds.reference
    where payments.provider = ${provider} and (
      refunds._id = any(${[...ids]}::uuid[]) or refunds.provider_id = any(${[...providerIds]}::text[])
    )`
}

/** Our refunds that are done and were asked for in a period. */
export async function doneRefundsIn(
  queries: Queries,
  { from, to, provider }: Period & { readonly provider: string },
): Promise<readonly OurRefund[]> {
  return queries<OurRefund[]>`
    select ${REFUND_COLUMNS} from refunds join payments on payments.reference = refunds.reference
    where refunds.status = 'done' and provider = ${provider}
      and refunds.created_at >= ${from} and refunds.created_at < ${to}`
}
