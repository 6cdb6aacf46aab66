import type { Queries } from '../../../platform/database/database.ts'

/** Whom a tip is for, and for which order. */
export interface Tip {
  readonly orderId: string
  readonly riderId: string
}

export interface NewTip {
  readonly reference: string
  readonly customerId: string
  readonly amountKobo: number
  readonly provider: string
  readonly tip: Tip
}

/** A payment that pays no order. */
export async function insertTip(queries: Queries, payment: NewTip): Promise<void> {
  const { reference, customerId, amountKobo, provider, tip } = payment
  await queries`
    with opened as (
      insert into payments (reference, customer_id, amount_kobo, provider)
      values (${reference}, ${customerId}, ${amountKobo}, ${provider})
    )
    insert into tips (reference, order_id, rider_id) values (${reference}, ${tip.orderId}, ${tip.riderId})`
}

/** The sum of an order's paid tips, in kobo. */
export async function readTippedKobo(queries: Queries, orderId: string): Promise<number> {
  const [row] = await queries<{ kobo: number }[]>`
    select coalesce(sum(amount_kobo), 0)::float8 as kobo
    from tips join payments on payments.reference = tips.reference
    where tips.order_id = ${orderId} and payments.status = 'paid'`
  return row?.kobo ?? 0
}

/** The tips of an order that may still be paid, the latest first. */
export async function listOpenTips(
  queries: Queries,
  orderId: string,
): Promise<readonly { readonly reference: string; readonly amountKobo: number }[]> {
  return queries<{ reference: string; amountKobo: number }[]>`
    select tips.reference, amount_kobo as "amountKobo"
    from tips join payments on payments.reference = tips.reference
    where tips.order_id = ${orderId} and payments.status = 'pending' order by created_at desc, tips.reference desc`
}

/** The latest of them of one amount. */
export async function findOpenTip(queries: Queries, orderId: string, amountKobo: number) {
  const open = await listOpenTips(queries, orderId)
  return open.find((tip) => tip.amountKobo === amountKobo)
}

export async function readNumber(queries: Queries, orderId: string): Promise<string> {
  const [row] = await queries<{ number: string }[]>`select number from orders where _id = ${orderId}`
  return row?.number ?? ''
}
