import type { Sql } from '../server/src/platform/database/index.ts'

const SYMBOLS = '23456789ACDEFGHJKMNPQRTUVWXY'

/**
 * Fills a database with orders of many customers, a minute apart, each by a quote of its own. They have ended, so
 * that the clock leaves them alone.
 */
export async function seedOrders(sql: Sql, orders: number): Promise<void> {
  await sql`
    insert into accounts (_id, role, name, email, password_hash, mobile_number, gender, verified_at)
    select gen_random_uuid(), 'user', 'Ada Okafor', 'seed' || i || '@ozi.test', 'none', '+2348030000000', 'female', now()
    from generate_series(1, ${orders / 20}::int) as i`
  // Built afterwards, all at once, which is several times faster.
  await sql`drop index orders_search`
  await sql`alter table orders disable trigger orders_status_has_event`
  await sql.begin(async (queries) => {
    await queries`
      create temporary table seed on commit drop as
      with customers as (
        select _id, row_number() over (order by _id) as n from accounts where email like 'seed%'
      )
      select i, gen_random_uuid() as quote_id, gen_random_uuid() as order_id, customers._id as customer_id,
        now() - (${orders} - i) * interval '1 minute' as at, 130000 + (i % 5000) * 10 as kobo,
        json_build_object('placeName', 'Ikenegbu ' || i % 977, 'coordinates', json_build_array(7.04, 5.494),
          'state', 'Imo', 'city', 'Owerri', 'neighborhood', '', 'locality', '', 'district', 'Owerri Municipal',
          'street', '', 'category', 'neighborhood') as pickup,
        json_build_object('placeName', 'Egbu ' || i % 991, 'coordinates', json_build_array(7.068, 5.482),
          'state', 'Imo', 'city', 'Owerri', 'neighborhood', '', 'locality', '', 'district', 'Owerri North',
          'street', '', 'category', 'town') as dropoff
      from generate_series(1, ${orders}::int) as i
      join customers on customers.n = 1 + i % ${orders / 20}::int`
    await queries`
      insert into quotes (
        _id, customer_id, kind, pickup, dropoff, pickup_lng, pickup_lat, dropoff_lng, dropoff_lat, distance_m,
        duration_s, tariff_version, tariff, lines, total_kobo, maps_provider, maps_quality, maps_data_version,
        created_at, expires_at, used_at
      )
      select quote_id, customer_id, 'send', pickup, dropoff, 7.04, 5.494, 7.068, 5.482, 3000 + i % 5000, 600, 0, '{}',
        json_build_array(
          json_build_object('label', 'Delivery fee', 'amountKobo', 100000),
          json_build_object('label', 'Distance 3.42 km', 'amountKobo', kobo - 100000)
        ),
        kobo, 'embedded', 'sketch', 'bench', at, at + interval '15 minutes', at
      from seed`
    const symbol = (power: number) =>
      `substr('${SYMBOLS}', ((i::bigint * 7919 / ${28 ** power}) % 28)::int + 1, 1)`
    const symbols = [0, 1, 2, 3, 4, 5].map(symbol)
    await queries`
      insert into orders (
        _id, number, customer_id, kind, status, pickup, dropoff, pickup_address, receiver_address, receiver_name,
        phone, package_details, payment_method, quote_id, fee_kobo, pickup_code, dropoff_code,
        return_code, created_at
      )
      select order_id, ${queries.unsafe([...symbols.slice(0, 3), "'-'", ...symbols.slice(3)].join(' || '))},
        customer_id, 'send', 'cancelled', pickup, dropoff, 'Opposite Assumpta', 'Hostel C', 'Chidi Eze ' || i % 997,
        '+23480' || lpad((i::bigint * 37 % 100000000)::text, 8, '0'), 'A box of shoes', 'Cash', quote_id, kobo,
        '1234', '4321', '1111', at
      from seed order by i`
    await queries`insert into order_events (order_id, to_status, at, actor) select order_id, 'cancelled', at, 'clock' from seed`
  })
  await sql`alter table orders enable trigger orders_status_has_event`
  await sql`create index orders_search on orders using gin (search_text gin_trgm_ops)`
  await sql`vacuum analyze`
}
