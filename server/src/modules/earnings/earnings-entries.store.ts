import { type EarningsEntry, type PostingCause, RIDER_WORK } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { fragment } from '../../platform/database/fragment.ts'
import { sqlList } from '../../platform/database/sql-list.ts'
import { findPage, type Page, type PageRequest } from '../../platform/lists/paging.ts'
import { toNaira } from '../../platform/money.ts'

/** The accounts of the ledger that say what is owed to somebody. */
export const PAYABLE_ACCOUNTS = { rider: ['rider_earnings', 'tips'], vendor: ['shop'] } as const
export type Earner = keyof typeof PAYABLE_ACCOUNTS

export type PayableAccount = (typeof PAYABLE_ACCOUNTS)[Earner][number]

/** The accounts that say what is owed to riders, to shops, or, without `earner`, to both. */
export const payableAccountsOf = (earner?: Earner): PayableAccount[] =>
  earner === undefined
    ? [...PAYABLE_ACCOUNTS.rider, ...PAYABLE_ACCOUNTS.vendor]
    : [...PAYABLE_ACCOUNTS[earner]]

/** The amount that payouts would pay somebody, in kobo: a debt on one of the accounts takes nothing from another. */
export async function owedTo(queries: Queries, accountId: string): Promise<number> {
  const [owed] = await queries<{ kobo: number }[]>`
    select coalesce(sum(greatest(-amount_kobo, 0)), 0)::float8 as kobo from ledger_balances
    where owner = ${accountId} and account = any(${payableAccountsOf()}::text[])`
  return owed?.kobo ?? 0
}

interface EntryRow {
  readonly _id: string
  readonly created_at: Date
  readonly cause: PostingCause
  readonly amount_kobo: number
  readonly order_id: string | null
  readonly number: string | null
  readonly goods_kobo: number | null
}

/** The changes of what is owed to a rider or a shop, newest first. */
export function listEarnings(
  queries: Queries,
  earner: Earner,
  ownerId: string,
  request: PageRequest,
): Promise<Page<EarningsEntry>> {
  const source = {
    table: fragment`(
      select posting_id as _id, max(created_at) as created_at, -sum(amount_kobo) as amount_kobo
      from ledger_entries where account in (${sqlList(payableAccountsOf(earner))}) and owner = ${ownerId} group by posting_id
    )`,
    columns: `listed._id, listed.created_at, listed.amount_kobo::float8 as amount_kobo, posting.cause,
      posting.order_id, orders.number, case when posting.cause = 'order.delivered' then (
        select sum((item ->> 'quantity')::int * (item ->> 'priceKobo')::bigint)::float8
        from json_array_elements(orders.items) as item
      ) end as goods_kobo`,
    joins: `join ledger_postings as posting on posting._id = listed._id
      left join orders on orders._id = posting.order_id`,
  }
  return findPage<EntryRow, EarningsEntry>(queries, request, source, (row) => toEntry(earner, row))
}

const toEntry = (earner: Earner, row: EntryRow): EarningsEntry => ({
  _id: row._id,
  cause: row.cause,
  amount: toNaira(row.amount_kobo),
  order: row.order_id === null ? null : { _id: row.order_id, number: row.number ?? '' },
  ...(earner === 'vendor' && row.goods_kobo !== null
    ? { goods: toNaira(row.goods_kobo), commission: toNaira(row.goods_kobo - row.amount_kobo) }
    : {}),
  createdAt: row.created_at.toISOString(),
})

/** A rider's earnings of the last days, by the day of the delivery, and the tips of the day. */
export async function listEarnedDays(
  queries: Queries,
  riderId: string,
): Promise<{ readonly day: string; readonly earned: number; readonly tips: number }[]> {
  const rows = await queries<{ day: string; earned_kobo: number; tips_kobo: number }[]>`
    select to_char(local_time(entries.created_at), 'YYYY-MM-DD') as day,
      coalesce(-sum(entries.amount_kobo) filter (where entries.account = 'rider_earnings'), 0)::float8 as earned_kobo,
      coalesce(-sum(entries.amount_kobo) filter (where entries.account = 'tips'), 0)::float8 as tips_kobo
    from ledger_entries as entries join ledger_postings as posting on posting._id = entries.posting_id
    where (entries.account, posting.cause) in (('rider_earnings', 'order.delivered'), ('tips', 'tip.paid'))
      and entries.owner = ${riderId}
      and entries.created_at > now() - make_interval(days => ${RIDER_WORK.days + 1})
      and local_time(entries.created_at) >= local_time(now())::date - ${RIDER_WORK.days - 1}::int
    group by 1
  `
  return rows.map((row) => ({
    day: row.day,
    earned: toNaira(row.earned_kobo),
    tips: toNaira(row.tips_kobo),
  }))
}
