import type { OrderPayment, OrderStatus, PaymentStatus } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import { fragment } from '../../../platform/database/fragment.ts'
import { toNaira } from '../../../platform/money.ts'
import type { Method } from '../payment-methods.ts'
import { SANDBOX, type PaymentPage } from '../providers/port.ts'
import type { Tip } from './tips.store.ts'
import { REFUND_JSON, toRefund, type RefundRow } from './refunds.store.ts'

/** A payment as it is kept, without its orders. */
export interface PaymentRow {
  readonly reference: string
  readonly customerId: string
  readonly amountKobo: number
  readonly status: PaymentStatus
  /** The id of the provider that takes it. */
  readonly provider: string
  readonly authorizationUrl: string | null
  readonly accessCode: string | null
  /** The provider's own id of it, once it is paid. */
  readonly providerId: string | null
  readonly createdAt: Date
  readonly paidAt: Date | null
  /** The customer may pay until the hand-over. */
  readonly isAtDoor: boolean
  /** Null unless it is a tip; then it pays no order. */
  readonly tip: Tip | null
}

/** An order that a payment is for. */
export interface PaymentPart {
  readonly orderId: string
  readonly amountKobo: number
}

/** The payment paid the order, came too late, or was the second one. */
export type PaymentOrderStatus = 'paid' | 'late' | 'twice'

const COLUMNS = fragment`
  reference, customer_id as "customerId", amount_kobo as "amountKobo", status, provider, is_at_door as "isAtDoor",
  authorization_url as "authorizationUrl", access_code as "accessCode", provider_id as "providerId",
  created_at as "createdAt", paid_at as "paidAt", (
    select json_build_object('orderId', tips.order_id, 'riderId', tips.rider_id) from tips
    where tips.reference = payments.reference
  ) as tip`

export async function insertPayment(
  queries: Queries,
  payment: Pick<PaymentRow, 'reference' | 'customerId' | 'provider' | 'isAtDoor'> & {
    readonly parts: readonly PaymentPart[]
  },
): Promise<void> {
  const { reference, customerId, provider, isAtDoor, parts } = payment
  const amountKobo = parts.reduce((sum, part) => sum + part.amountKobo, 0)
  await queries`
    with opened as (
      insert into payments (reference, customer_id, amount_kobo, provider, is_at_door)
      values (${reference}, ${customerId}, ${amountKobo}, ${provider}, ${isAtDoor})
    )
    insert into payment_orders (reference, order_id, amount_kobo)
    select ${reference}, order_id, amount_kobo
    from unnest(
      ${parts.map(({ orderId }) => orderId)}::uuid[], ${parts.map((part) => String(part.amountKobo))}::text[]::bigint[]
    ) as parts (order_id, amount_kobo)`
}

export async function findPayment(queries: Queries, reference: string): Promise<PaymentRow | null> {
  const [row] = await queries<PaymentRow[]>`
    select ${COLUMNS} from payments where reference = ${reference}`
  return row ?? null
}

/** A payment as it is needed when the provider reports on it. */
export interface PaymentWithParts extends PaymentRow {
  /** Sorted by order id, so that two transactions lock them in the same sequence. They never change. */
  readonly parts: readonly PaymentPart[]
  /** True if an unmatched payment has the same reference. */
  readonly hasUnmatched: boolean
}

/** In one statement, because a provider tells of many at once. */
export async function findPaymentWithParts(
  queries: Queries,
  reference: string,
): Promise<PaymentWithParts | null> {
  const [row] = await queries<PaymentWithParts[]>`
    select ${COLUMNS}, exists (
      select from unmatched_payments as unmatched where unmatched.reference = payments.reference
    ) as "hasUnmatched", coalesce((
      select json_agg(json_build_object('orderId', order_id, 'amountKobo', amount_kobo) order by order_id)
      from payment_orders as part where part.reference = payments.reference
    ), '[]') as parts
    from payments where reference = ${reference}`
  return row ?? null
}

/** Locks a payment until the transaction ends. Who also locks its orders must lock them first. */
export async function lockPayment(queries: Queries, reference: string): Promise<PaymentRow | null> {
  const [row] = await queries<PaymentRow[]>`
    select ${COLUMNS} from payments where reference = ${reference} for no key update`
  return row ?? null
}

/** The latest payment of an order. */
export async function findPaymentOf(queries: Queries, orderId: string): Promise<PaymentRow | null> {
  const [row] = await queries<PaymentRow[]>`
    select ${COLUMNS} from payments
    where reference in (select reference from payment_orders where order_id = ${orderId})
    order by created_at desc, reference desc limit 1`
  return row ?? null
}

/** Sorted by order id, so that two transactions lock them in the same sequence. */
export async function listParts(queries: Queries, reference: string): Promise<readonly PaymentPart[]> {
  return queries<PaymentPart[]>`
    select order_id as "orderId", amount_kobo as "amountKobo" from payment_orders
    where reference = ${reference} order by order_id`
}

/**
 * Notes that this process asks the provider for the page to pay at.
 * @returns false if another one is asking, or the page is known
 */
export async function beginOpening(
  queries: Queries,
  reference: string,
  longestSeconds: number,
): Promise<boolean> {
  const begun = await queries`
    update payments set opening_at = now()
    where reference = ${reference} and authorization_url is null
      and (opening_at is null or opening_at < now() - make_interval(secs => ${longestSeconds}))`
  return begun.count === 1
}

export async function keepPage(
  queries: Queries,
  reference: string,
  page: PaymentPage,
  checkSeconds: number,
): Promise<void> {
  await queries`
    update payments set authorization_url = ${page.authorizationUrl}, access_code = ${page.accessCode ?? null},
      next_check_at = case when status <> 'paid' then now() + make_interval(secs => ${checkSeconds}) end
    where reference = ${reference}`
}

/** From now on, another process may ask for the page. */
export async function endOpening(queries: Queries, reference: string): Promise<void> {
  await queries`update payments set opening_at = null where reference = ${reference}`
}

/** The caller has locked its orders. @returns false if it was paid before; then nothing is written */
export async function markPaid(
  queries: Queries,
  reference: string,
  { providerId, feesKobo }: { readonly providerId: string; readonly feesKobo: number },
): Promise<boolean> {
  const marked = await queries`
    update payments set status = 'paid', paid_at = now(), provider_id = ${providerId},
      fees_kobo = ${feesKobo}, next_check_at = null
    where reference = ${reference} and status <> 'paid'`
  return marked.count === 1
}

/** Writes the provider's status of an unpaid payment. Even a failed one may still be paid. */
export async function noteUnpaid(
  queries: Queries,
  reference: string,
  status: Exclude<PaymentStatus, 'paid'>,
): Promise<boolean> {
  const changed = await queries`
    update payments set status = ${status}
    where reference = ${reference} and status <> 'paid' and status <> ${status}`
  return changed.count === 1
}

/** The provider is not asked about this payment any more. */
export async function endChecks(queries: Queries, reference: string): Promise<void> {
  await queries`update payments set next_check_at = null where reference = ${reference}`
}

/**
 * Takes the payments that their provider should be asked about now. Each becomes due again later, so that no other
 * process takes it meanwhile and a failed question is repeated. The older a payment, the rarer.
 */
export async function takeDueChecks(
  queries: Queries,
  provider: string,
  rowLimit: number,
): Promise<readonly string[]> {
  const rows = await queries<{ reference: string }[]>`
    update payments set next_check_at = case
      when coalesce(opening_at, created_at) > now() - interval '20 minutes' then now() + interval '15 seconds'
      when coalesce(opening_at, created_at) > now() - interval '2 hours' then now() + interval '5 minutes'
      when coalesce(opening_at, created_at) > now() - interval '3 days' then now() + interval '1 hour'
    end
    where reference in (
      select reference from payments where next_check_at <= now() and provider = ${provider} order by next_check_at limit ${rowLimit}
      for no key update skip locked
    )
    returning reference`
  return rows.map(({ reference }) => reference)
}

export async function setOrderStatus(
  queries: Queries,
  { reference, orderId }: { readonly reference: string; readonly orderId: string },
  status: PaymentOrderStatus,
): Promise<void> {
  await queries`
    update payment_orders set status = ${status} where reference = ${reference} and order_id = ${orderId}`
}

/** The payment that paid an order, with what of it is left. Null if none did. */
export interface PartBalance {
  readonly reference: string
  readonly amountKobo: number
  readonly leftKobo: number
}

export async function findPaidPart(queries: Queries, orderId: string): Promise<PartBalance | null> {
  const [row] = await queries<PartBalance[]>`
    select part.reference, part.amount_kobo as "amountKobo", part.amount_kobo - part.lost_kobo - ${PAID_BACK} as "leftKobo"
    from payment_orders as part where part.order_id = ${orderId} and part.status = 'paid'`
  return row ?? null
}

export async function setKept(
  queries: Queries,
  { reference, orderId }: { readonly reference: string; readonly orderId: string },
  keptKobo: number,
): Promise<void> {
  await queries`
    update payment_orders set kept_kobo = ${keptKobo} where reference = ${reference} and order_id = ${orderId}`
}

/** Adds what a lost dispute took of a part. */
export async function addLost(
  queries: Queries,
  { reference, orderId }: { readonly reference: string; readonly orderId: string },
  lostKobo: number,
): Promise<void> {
  await queries`
    update payment_orders set lost_kobo = lost_kobo + ${lostKobo}
    where reference = ${reference} and order_id = ${orderId}`
}

/** The sum of a payment that is or will be paid back, or was lost in a dispute. */
export async function sumGoneBack(queries: Queries, reference: string): Promise<number> {
  const [row] = await queries<{ kobo: number }[]>`
    select coalesce((
        select sum(amount_kobo) from refunds where refunds.reference = ${reference} and status <> 'failed'
      ), 0)::bigint + coalesce((
        select sum(lost_kobo) from unmatched_payments as unmatched where unmatched.reference = ${reference}
      ), 0)::bigint as kobo`
  return row?.kobo ?? 0
}

/** The sum that is or will be paid back of a part. */
const PAID_BACK = fragment`coalesce((
  select sum(refunds.amount_kobo) from refunds
  where refunds.reference = part.reference and refunds.order_id = part.order_id and refunds.status <> 'failed'
), 0)::bigint`

/** An order of a payment, with what is left of its part. */
export interface PaymentOrder {
  readonly orderId: string
  readonly number: string
  readonly status: OrderStatus
  readonly paymentMethod: Method
  readonly amountKobo: number
  readonly keptKobo: number
  readonly leftKobo: number
  /** From when its time to be paid counts; null while no clock runs. */
  readonly waitsSince: Date | null
  readonly riderId: string | null
  /** The order is paid, by this payment or by another one. */
  readonly isPaid: boolean
}

export async function listOrdersOfPayment(
  queries: Queries,
  reference: string,
): Promise<readonly PaymentOrder[]> {
  return queries<PaymentOrder[]>`
    select part.order_id as "orderId", orders.number, orders.status, orders.payment_method as "paymentMethod",
      part.amount_kobo as "amountKobo", part.kept_kobo as "keptKobo",
      part.amount_kobo - part.lost_kobo - ${PAID_BACK} as "leftKobo", deadline_from(orders.created_at) as "waitsSince",
      orders.rider_id as "riderId", exists (
        select from payment_orders as other where other.order_id = part.order_id and other.status = 'paid'
      ) as "isPaid"
    from payment_orders as part join orders on orders._id = part.order_id
    where part.reference = ${reference} order by part.order_id`
}

interface OrderPaymentRow {
  readonly reference: string
  readonly status: PaymentStatus
  readonly provider: string
  readonly amount_kobo: number
  readonly kept_kobo: number
  readonly created_at: Date
  readonly paid_at: Date | null
  readonly refunds: readonly RefundRow[] | null
}

/** The payments of an order, the latest first. */
export async function listPaymentsOf(queries: Queries, orderId: string): Promise<OrderPayment[]> {
  const rows = await queries<OrderPaymentRow[]>`
    select payments.reference, payments.status, provider, part.amount_kobo, kept_kobo, payments.created_at, paid_at, (
      select json_agg(${REFUND_JSON} order by refunds.created_at, refunds._id) from refunds
      where refunds.reference = part.reference and refunds.order_id = part.order_id
    ) as refunds
    from payment_orders as part join payments on payments.reference = part.reference
    where part.order_id = ${orderId} order by payments.created_at desc, payments.reference desc`
  return rows.map((row) => ({
    reference: row.reference,
    status: row.status,
    isSandbox: row.provider === SANDBOX,
    amount: toNaira(row.amount_kobo),
    ...(row.kept_kobo === 0 ? {} : { kept: toNaira(row.kept_kobo) }),
    createdAt: row.created_at.toISOString(),
    ...(row.paid_at === null ? {} : { paidAt: row.paid_at.toISOString() }),
    refunds: (row.refunds ?? []).map(toRefund),
  }))
}
