import type { Earner, PostingCause } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import type { Remittance } from '../ledger/ledger.service.ts'

/** A refund, as far as the ledger has to know it. */
export interface RefundOfOrder {
  readonly refundId: string
  readonly orderId: string
  readonly customerId: string
  readonly amountKobo: number
  readonly isGoodwill: boolean
  readonly status: string
}

export async function refundsOfOrders(
  queries: Queries,
  orderIds: readonly string[],
): Promise<readonly RefundOfOrder[]> {
  return queries<RefundOfOrder[]>`
    select refunds._id as "refundId", order_id as "orderId", payments.customer_id as "customerId",
      refunds.amount_kobo as "amountKobo", is_goodwill as "isGoodwill", refunds.status
    from refunds join payments on payments.reference = refunds.reference
    where order_id = any(${[...orderIds]}::uuid[])`
}

export interface KeptRemittance extends Remittance {
  readonly reversedBy: string | null
}

export async function remittancesOf(
  queries: Queries,
  ids: readonly string[],
): Promise<readonly KeptRemittance[]> {
  return queries<KeptRemittance[]>`
    select _id, rider_id as "riderId", amount_kobo as "amountKobo", recorded_by as "recordedBy",
      reversed_by as "reversedBy"
    from cash_remittances where _id = any(${[...ids]}::uuid[])`
}

export interface KeptCharge {
  readonly reference: string
  readonly customerId: string
  readonly amountKobo: number
  readonly feesKobo: number
  readonly isPaid: boolean
  /** Null for a payment of orders. */
  readonly tip: { readonly orderId: string; readonly riderId: string } | null
}

export async function paymentsOf(
  queries: Queries,
  references: readonly string[],
): Promise<readonly KeptCharge[]> {
  return queries<KeptCharge[]>`
    select payments.reference, customer_id as "customerId", amount_kobo as "amountKobo",
      coalesce(fees_kobo, 0)::bigint as "feesKobo", status = 'paid' as "isPaid",
      case when tips.reference is not null
        then json_build_object('orderId', tips.order_id, 'riderId', tips.rider_id)
      end as tip
    from payments left join tips on tips.reference = payments.reference
    where payments.reference = any(${[...references]}::text[])`
}

export interface KeptPayout {
  readonly _id: string
  readonly owner: string
  readonly earner: Earner
  readonly earnedKobo: number
  readonly tipsKobo: number
  readonly fate: string
  /** Null: the bank has paid it from a file. */
  readonly transfer: { readonly feesKobo: number; readonly isPaidAfterReturn: boolean } | null
}

export async function payoutsOf(queries: Queries, ids: readonly string[]): Promise<readonly KeptPayout[]> {
  return queries<KeptPayout[]>`
    select line._id, owner, earner, earned_kobo as "earnedKobo", tips_kobo as "tipsKobo", fate,
      case when transfer.line_id is not null
        then json_build_object(
          'feesKobo', coalesce(transfer.fees_kobo, 0),
          'isPaidAfterReturn', fate = 'failed' and transfer.paid_after_return_at is not null
        )
      end as transfer
    from payout_lines as line join payout_batches as batch on batch._id = batch_id
    left join payout_transfers as transfer on transfer.line_id = line._id
    where line._id = any(${[...ids]}::uuid[])`
}

/** What is posted of, by part: its table and key, and which posting is of none of its rows. */
const TABLES = {
  orders: { name: 'orders', key: '_id', isStray: 'order_id is null' },
  cash: {
    ...{ name: 'cash_remittances', key: '_id' },
    isStray: 'not exists (select from cash_remittances where cash_remittances._id = posting.cause_id)',
  },
  payments: {
    ...{ name: 'payments', key: 'reference' },
    isStray: `not exists (select from payments where reference = 'ozi-' || posting.cause_id)`,
  },
  payouts: {
    ...{ name: 'payout_lines', key: '_id' },
    isStray: 'not exists (select from payout_lines where payout_lines._id = posting.cause_id)',
  },
} as const
export type PostedPart = keyof typeof TABLES

/** The next of a part by key: ids, or references of payments. */
export async function nextKeys(
  queries: Queries,
  part: PostedPart,
  after: string | null,
  rowLimit: number,
): Promise<string[]> {
  const { name, key } = TABLES[part]
  const rows = await queries.unsafe<{ key: string }[]>(
    `select ${key} as key from ${name} ${after === null ? '' : `where ${key} > $2`} order by ${key} limit $1`,
    after === null ? [rowLimit] : [rowLimit, after],
    { prepare: true },
  )
  return rows.map((row) => row.key)
}

export async function countThings(queries: Queries, part: PostedPart): Promise<number> {
  const [row] = await queries.unsafe<{ things: number }[]>(
    `select count(*) as things from ${TABLES[part].name}`,
  )
  return row?.things ?? 0
}

/** A posting of something that is not there. */
export interface Stray {
  readonly cause: PostingCause
  readonly causeId: string
  readonly amountKobo: number
}

export async function listStrays(
  queries: Queries,
  part: PostedPart,
  causes: readonly PostingCause[],
  rowLimit: number,
): Promise<readonly Stray[]> {
  return queries<Stray[]>`
    select cause, cause_id as "causeId", (
      select coalesce(sum(amount_kobo), 0)::bigint from ledger_entries
      where posting_id = posting._id and amount_kobo > 0
    ) as "amountKobo"
    from ledger_postings as posting
    where cause = any(${[...causes]}::text[]) and ${queries.unsafe(TABLES[part].isStray)}
    order by cause, cause_id limit ${rowLimit}`
}
