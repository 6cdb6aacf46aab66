import type { Transaction } from '../../server/src/platform/database/index.ts'

/** The newest orders whose cash is still held, for each rider. */
const HELD_ORDERS = 6

/**
 * The cash of the newest delivered orders, held by their riders; the first rider has not handed in any for a
 * year.
 */
export async function seedCash(queries: Transaction, riders: number): Promise<void> {
  await queries`
    create temporary table seed_cash on commit drop as
    select transactions._id as transaction_id, orders.order_id, orders.rider_id, orders.fee_kobo,
      orders.at + interval '40 minutes' as at
    from seed_orders as orders join transactions on transactions.order_id = orders.order_id
    where orders.outcome = 'delivered' and orders.payment_method = 'Cash' and (
      orders.i > (select max(i) from seed_orders) - ${HELD_ORDERS * riders}::integer
      or orders.rider_id = (select _id from seed_people where role = 'rider' and n = 1)
    )`
  await queries`
    insert into rider_cash_balances (rider_id, held_kobo, deliveries, held_since, version, changed_at)
    select rider_id, sum(fee_kobo), count(*), min(at), count(*), max(at) from seed_cash group by rider_id`
  await queries`
    insert into rider_cash_entries (
      _id, rider_id, kind, amount_kobo, held_after_kobo, transaction_id, order_id, created_at
    )
    select pg_temp.id_at(at), rider_id, 'collected', fee_kobo,
      sum(fee_kobo) over (partition by rider_id order by at, order_id), transaction_id, order_id, at
    from seed_cash order by at`
}
