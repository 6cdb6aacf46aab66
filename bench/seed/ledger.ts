import { ENDED_STATUSES } from '@ozi/contract'
import { sqlList } from '../../server/src/platform/database/sql-list.ts'
import type { Transaction } from '../../server/src/platform/database/index.ts'

/** The newest orders whose cash is still held, for each rider. */
const HELD_ORDERS = 6

/**
 * Posts the seeded orders and their cash as the server would have. Each order has one charge; its lines
 * are goods, a delivery fee and a distance.
 */
export async function seedLedger(queries: Transaction, riders: number): Promise<void> {
  await insertRemittances(queries, riders)
  await insertPostings(queries)
  await insertEntries(queries)
  await sumUp(queries)
}

/** Each rider has handed in what is older than the newest orders; the first rider has not for a year. */
async function insertRemittances(queries: Transaction, riders: number): Promise<void> {
  await queries`
    insert into cash_remittances (_id, rider_id, amount_kobo, recorded_by, created_at, answer)
    select gen_random_uuid(), rider_id, sum(fee_kobo), (select _id from seed_staff limit 1),
      max(at) + interval '40 minutes 1 second', 'confirmed'
    from seed_orders
    where outcome = 'delivered' and i <= (select max(i) from seed_orders) - ${HELD_ORDERS * riders}::integer
      and rider_id <> (select _id from seed_people where role = 'rider' and n = 1)
    group by rider_id`
}

async function insertPostings(queries: Transaction): Promise<void> {
  await queries`
    create temporary table seed_postings on commit drop as
    select pg_temp.id_at(posted.at) as _id, posted.*
    from (
      select 'order.placed' as cause, order_id as cause_id, order_id, at, null::uuid as recorded_by from seed_orders
      union all
      select case status when 'delivered' then 'order.delivered' else 'order.ended' end, seed.order_id, seed.order_id,
        seed.at + interval '40 minutes', null
      from seed_orders as seed join orders on orders._id = seed.order_id
      where orders.status in (${sqlList(ENDED_STATUSES)})
      union all
      select 'cash.collected', transactions._id, seed.order_id, seed.at + interval '40 minutes', null
      from seed_orders as seed join transactions on transactions.order_id = seed.order_id
      where transactions.status = 'success' and transactions.payment_method = 'Cash'
      union all
      select 'cash.remitted', _id, null, created_at, recorded_by from cash_remittances
    ) as posted`
  await queries`
    insert into ledger_postings (_id, cause, cause_id, order_id, recorded_by, created_at)
    select _id, cause, cause_id, order_id, recorded_by, at from seed_postings order by at`
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
        ('cash.collected', 1, 'rider_cash', seed.rider_id, seed.fee_kobo),
        ('cash.collected', 2, 'customer', seed.customer_id, -seed.fee_kobo)
    ) as line (cause, line, account, owner, kobo)
    where line.cause = posting.cause and line.kobo <> 0
    order by posting.at`
  await queries`
    insert into ledger_entries (posting_id, line, account, owner, amount_kobo, created_at)
    select posting._id, line.line, line.account, line.owner, line.kobo, posting.at
    from seed_postings as posting join cash_remittances as remittance on remittance._id = posting.cause_id
    cross join lateral (
      values (1, 'office_cash', null::uuid, remittance.amount_kobo),
        (2, 'rider_cash', remittance.rider_id, -remittance.amount_kobo)
    ) as line (line, account, owner, kobo)`
}

/** Counts all entries, also those that were there before. */
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
