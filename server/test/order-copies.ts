import type { Queries } from '../src/platform/database/database.ts'

/** Places copies of an order, each with a quote and a transaction of its own, without asking the server. */
export async function copyOrder(queries: Queries, orderId: string, count: number): Promise<void> {
  await queries`create temporary table copies on commit drop as
    select gen_random_uuid() as order_id, gen_random_uuid() as quote_id, i
    from generate_series(1, ${count}::integer) as i`
  await queries`insert into quotes select copies.quote_id, customer_id, kind, pickup, dropoff, pickup_lng,
    pickup_lat, dropoff_lng, dropoff_lat, distance_m, duration_s, tariff_version, tariff, lines, total_kobo,
    maps_provider, maps_quality, maps_data_version, created_at, expires_at, used_at
    from quotes, copies where quotes._id = (select quote_id from orders where _id = ${orderId})`
  await queries`insert into orders (_id, number, customer_id, kind, status, pickup, dropoff, pickup_address,
    receiver_address, receiver_name, phone, package_details, payment_method, quote_id, fee_kobo, pickup_code,
    dropoff_code, return_code)
    select copies.order_id, translate(to_char(i, 'FM000"-"000'), '01', 'AC'), customer_id, kind, status, pickup,
    dropoff, pickup_address, receiver_address, receiver_name, phone, package_details, payment_method,
    copies.quote_id, fee_kobo, pickup_code, dropoff_code, return_code from orders, copies where _id = ${orderId}`
  await queries`insert into order_events (order_id, to_status, actor)
    select order_id, 'created', 'clock' from copies`
  await queries`insert into transactions (_id, order_id, amount_kobo, email, payment_method, payment_name, status, description)
    select gen_random_uuid(), copies.order_id, amount_kobo, 'many@ozi.test', payment_method, payment_name, status, description
    from transactions, copies where transactions.order_id = ${orderId}`
}
