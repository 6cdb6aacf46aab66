import type { Transaction } from '../../server/src/platform/database/index.ts'

/**
 * What the seeded orders and their cash post, as the server would have posted it. Each order has one charge; its lines
 * are goods, a delivery fee and a distance.
 */
export async function seedLedger(queries: Transaction): Promise<void> {
  await insertPostings(queries)
  await insertEntries(queries)
  await sumUp(queries)
}

async function insertPostings(queries: Transaction): Promise<void> {
  await queries`
    create temporary table seed_postings on commit drop as
    select pg_temp.id_at(posted.at) as _id, posted.*
    from (
      select 'order.placed' as cause, order_id as cause_id, order_id, at, null::uuid as rider_id from seed_orders
      union all
      select case status when 'delivered' then 'order.delivered' else 'order.ended' end, seed.order_id, seed.order_id,
        seed.at + interval '40 minutes', null
      from seed_orders as seed join orders on orders._id = seed.order_id
      where orders.status in ('delivered', 'returned', 'rejected', 'cancelled', 'expired')
      union all
      select 'cash.collected', transactions._id, seed.order_id, coalesce(cash.at, seed.at + interval '40 minutes'),
        cash.rider_id
      from seed_orders as seed join transactions on transactions.order_id = seed.order_id
      left join seed_cash as cash on cash.transaction_id = transactions._id
      where transactions.status = 'success' and transactions.payment_method = 'Cash'
    ) as posted`
  await queries`
    insert into ledger_postings (_id, cause, cause_id, order_id, created_at)
    select _id, cause, cause_id, order_id, at from seed_postings order by at`
}

async function insertEntries(queries: Transaction): Promise<void> {
  await queries`
    insert into ledger_entries (posting_id, line, account, owner, amount_kobo, created_at)
    select posting._id, line.line, line.account, line.owner, line.kobo, posting.at
    from seed_postings as posting join seed_orders as seed on seed.order_id = posting.order_id
    cross join lateral (
      select coalesce(seed.price_kobo * seed.quantity, 0) as goods_kobo, 100000 + seed.distance_m * 10 as way_kobo
    ) as fare
    cross join lateral (
      values
        ('order.placed', 1, 'customer', seed.customer_id, seed.fee_kobo),
        ('order.placed', 2, 'unearned', null, -seed.fee_kobo),
        ('order.delivered', 1, 'unearned', null, seed.fee_kobo),
        ('order.delivered', 2, 'shop', seed.vendor_id, -fare.goods_kobo),
        ('order.delivered', 3, 'revenue_delivery', null, -fare.way_kobo),
        ('order.ended', 1, 'unearned', null, seed.fee_kobo),
        ('order.ended', 2, 'customer', seed.customer_id, -seed.fee_kobo),
        ('cash.collected', 1, case when posting.rider_id is null then 'cash_before' else 'rider_cash' end,
          posting.rider_id, seed.fee_kobo),
        ('cash.collected', 2, 'customer', seed.customer_id, -seed.fee_kobo)
    ) as line (cause, line, account, owner, kobo)
    where line.cause = posting.cause and line.kobo <> 0
    order by posting.at`
}

/** Of all entries, also those that were there before. */
async function sumUp(queries: Transaction): Promise<void> {
  await queries`delete from ledger_balances`
  await queries`delete from ledger_totals`
  await queries`
    insert into ledger_balances (account, owner, amount_kobo, entries, changed_at, since)
    select account, owner, sum(amount_kobo), count(*), max(created_at),
      case when sum(amount_kobo) <> 0 then min(created_at) end
    from ledger_entries where owner is not null group by 1, 2`
  await queries`
    insert into ledger_totals (account, cause, shard, amount_kobo, entries)
    select account, cause, 0, sum(amount_kobo), count(*)
    from ledger_entries join ledger_postings on _id = posting_id group by 1, 2`
}
