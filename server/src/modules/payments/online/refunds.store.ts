import type { Refund, RefundCause } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Queries } from '../../../platform/database/database.ts'
import { fragment } from '../../../platform/database/fragment.ts'
import { toNaira } from '../../../platform/money.ts'

export type InternalRefundStatus = 'asked' | 'sending' | 'sent' | 'done' | 'failed'

/** A refund as SQL writes it into JSON: instants are texts. */
export interface RefundRow {
  readonly _id: string
  readonly orderId: string
  readonly amountKobo: number
  readonly cause: RefundCause
  readonly reason: string
  readonly status: InternalRefundStatus
  readonly createdAt: string
  readonly endedAt: string | null
}

export const REFUND_JSON = fragment`json_build_object(
  '_id', refunds._id, 'orderId', refunds.order_id, 'amountKobo', refunds.amount_kobo, 'cause', refunds.cause,
  'reason', refunds.reason, 'status', refunds.status, 'createdAt', refunds.created_at, 'endedAt', refunds.ended_at
)`

export const toRefund = (row: RefundRow): Refund => ({
  _id: row._id,
  orderId: row.orderId,
  amount: toNaira(row.amountKobo),
  status: row.status === 'done' || row.status === 'failed' ? row.status : 'asked',
  cause: row.cause,
  reason: row.reason,
  createdAt: new Date(row.createdAt).toISOString(),
  ...(row.endedAt === null ? {} : { endedAt: new Date(row.endedAt).toISOString() }),
})

export async function listRefundsOf(queries: Queries, reference: string): Promise<Refund[]> {
  const rows = await queries<{ refund: RefundRow }[]>`
    select ${REFUND_JSON} as refund from refunds
    where reference = ${reference} order by created_at, _id`
  return rows.map(({ refund }) => toRefund(refund))
}

/** How much is on its way back to a customer. */
export async function sumRefundsUnderWay(queries: Queries, customerId: string): Promise<number> {
  const [row] = await queries<{ kobo: number }[]>`
    select coalesce(sum(refunds.amount_kobo), 0) as kobo
    from payments join refunds using (reference)
    where payments.customer_id = ${customerId} and refunds.ended_at is null`
  return Number(row?.kobo ?? 0)
}

export interface NewRefund {
  readonly reference: string
  readonly orderId: string
  readonly amountKobo: number
  readonly cause: RefundCause
  readonly reason?: string
  /** The account of who decided it; null if it follows from what happened. */
  readonly askedBy: string | null
  /** Its order was delivered. */
  readonly isGoodwill?: boolean
}

/** @returns its id; null if it was asked for before, as only refunds by themselves can be */
export async function insertRefund(queries: Queries, refund: NewRefund): Promise<string | null> {
  const { reference, orderId, amountKobo, cause, reason = '', askedBy, isGoodwill = false } = refund
  const [row] = await queries<{ _id: string }[]>`
    insert into refunds (_id, reference, order_id, amount_kobo, cause, reason, asked_by, is_goodwill)
    values (
      ${newId()}, ${reference}, ${orderId}, ${amountKobo}, ${cause}, ${reason}, ${askedBy}, ${isGoodwill}
    )
    on conflict (reference, order_id) where cause <> 'staff' do nothing
    returning _id`
  return row?._id ?? null
}

/** A refund under way. */
export interface OpenRefund {
  readonly _id: string
  readonly reference: string
  readonly orderId: string
  readonly customerId: string
  readonly amountKobo: number
  readonly isGoodwill: boolean
  readonly status: Exclude<InternalRefundStatus, 'done' | 'failed'>
  /** The provider's ids of it and of its payment. */
  readonly providerId: string | null
  readonly paymentId: string | null
}

const OPEN_COLUMNS = fragment`
  refunds._id, refunds.reference, refunds.order_id as "orderId", payments.customer_id as "customerId",
  refunds.amount_kobo as "amountKobo", refunds.is_goodwill as "isGoodwill", refunds.status, refunds.provider_id as "providerId",
  payments.provider_id as "paymentId"`

/** Refunds of a provider to send, or to look at, now. Each is due again later, so that several processes share them. */
export async function takeDueRefunds(
  queries: Queries,
  provider: string,
  rowLimit: number,
): Promise<readonly OpenRefund[]> {
  return queries<OpenRefund[]>`
    update refunds set tries = tries + 1,
      next_try_at = now() + case when tries < 20 then interval '15 seconds' else interval '10 minutes' end
    from payments
    where payments.reference = refunds.reference and refunds._id in (
      select _id from refunds join payments on payments.reference = refunds.reference
      where next_try_at <= now() and provider = ${provider} order by next_try_at limit ${rowLimit}
      for no key update of refunds skip locked
    )
    returning ${OPEN_COLUMNS}`
}

/** Has the open refunds of a payment looked at now. */
export async function retryRefundsNow(queries: Queries, reference: string): Promise<number> {
  const hurried = await queries`
    update refunds set next_try_at = now() where reference = ${reference} and ended_at is null`
  return hurried.count
}

/** Notes that the provider may know of the refund from now on; to be called before it is asked. */
export async function noteSending(queries: Queries, refundId: string): Promise<boolean> {
  const noted = await queries`
    update refunds set status = 'sending' where _id = ${refundId} and status = 'asked'`
  return noted.count === 1
}

export async function noteSent(queries: Queries, refundId: string, providerId: string): Promise<void> {
  await queries`
    update refunds set status = 'sent', provider_id = ${providerId} where _id = ${refundId} and ended_at is null`
}

/** @returns false if it had ended before */
export async function endRefund(
  queries: Queries,
  refundId: string,
  status: 'done' | 'failed',
): Promise<boolean> {
  const ended = await queries`
    update refunds set status = ${status}, ended_at = now(), next_try_at = null
    where _id = ${refundId} and ended_at is null`
  return ended.count === 1
}
