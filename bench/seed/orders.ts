import { fragment, type Transaction } from '../../server/src/platform/database/index.ts'
import type { SeedCounts } from './counts.ts'
import { seedEvents } from './events.ts'
import { ENDED_OUTCOMES, LIVES, RUNNING_OUTCOMES } from './lives.ts'

const SYMBOLS = '23456789ACDEFGHJKMNPQRTUVWXY'
const RUNNING = 300
const TARIFF = { version: 0, deliveryFeeKobo: 100_000, pricePerKmKobo: 10_000, serviceFeeKobo: 0 }
const PARCELS = [
  'A box of shoes', 'Two textbooks and a flash drive', 'Six yards of Ankara', 'Birthday cake: please keep it level',
  'Documents in a brown envelope', 'A phone, well wrapped', 'Palm oil, four litres', '',
] // oxfmt-ignore

/** Quotes, orders, events and transactions for the seeded people and shops. */
export async function seedOrders(queries: Transaction, counts: SeedCounts): Promise<void> {
  await drawOrders(queries, counts)
  await insertQuotes(queries)
  await insertOrders(queries)
  await seedEvents(queries)
  await queries`
    insert into transactions (_id, order_id, amount_kobo, email, payment_method, payment_name, status, description, created_at)
    select pg_temp.id_at(at), order_id, fee_kobo, customer_email, payment_method, payment_method,
      case when outcome = 'delivered' then 'success' when outcome = any (${RUNNING_OUTCOMES}::text[]) then 'pending' else 'failed' end,
      (case kind when 'send' then 'Send' when 'receive' then 'Receive' else 'Shop' end) || ': ' ||
        coalesce(vendor_name, pickup_name) || ' → ' || dropoff_name || ' (#' || number || ')',
      at
    from seed_orders order by i`
}

/** Draws the orders, one row each: who, from where, to where, and how it went. */
async function drawOrders(queries: Transaction, counts: SeedCounts): Promise<void> {
  const outcomes = Object.entries(ENDED_OUTCOMES).flatMap(([outcome, share]) =>
    Array<string>(share).fill(outcome),
  )
  const running = counts.running ?? Math.min(RUNNING, counts.riders, Math.floor(counts.orders / 10))
  const symbols = [0, 1, 2, 3, 4, 5].map(
    (power) => `substr('${SYMBOLS}', (i::bigint * 7919 / ${28 ** power} % 28)::integer + 1, 1)`,
  )
  const number = [...symbols.slice(0, 3), "'-'", ...symbols.slice(3)].join(' || ')
  await queries`
    create temporary table seed_orders on commit drop as
    select drawn.i, drawn.at, pg_temp.id_at(drawn.at) as order_id,
      pg_temp.id_at(drawn.at) as quote_id, drawn.outcome, drawn.number,
      case when item._id is not null then 'shop' when drawn.kind_n < 45 then 'send' else 'receive' end as kind,
      customer._id as customer_id, customer.email as customer_email, customer.name as customer_name,
      rider._id as rider_id, item.vendor_id, item.shop_name as vendor_name, item._id as item_id, item.name as item_name,
      item.price_kobo, 1 + pg_temp.draw(i, 8, 3) as quantity, pickup.n as pickup_n, pickup.name as pickup_name,
      dropoff.n as dropoff_n, dropoff.name as dropoff_name, way.distance_m,
      100000 + way.distance_m * 10 + coalesce(item.price_kobo * (1 + pg_temp.draw(i, 8, 3)), 0) as fee_kobo,
      -- A payment with Paystack would need rows of its own.
      'Cash' as payment_method
    from (
      select i, now() - interval '1 hour' - (${counts.orders}::integer - i) * interval '30 seconds' as at,
        ${fragment.unsafe(number)} as number, pg_temp.draw(i, 1, 100) as kind_n,
        case when i > ${counts.orders - running}::integer
          then (${[...RUNNING_OUTCOMES]}::text[])[1 + i % ${RUNNING_OUTCOMES.length}::integer]
          else (${outcomes}::text[])[1 + pg_temp.draw(i, 2, ${outcomes.length})]
        end as outcome,
        1 + pg_temp.draw_few(i, 3, ${counts.customers}) as customer_n, 1 + i % ${counts.riders}::integer as rider_n,
        1 + pg_temp.draw_few(i, 4, ${counts.vendors}) as shop_n, pg_temp.draw(i, 5, ${counts.itemsPerVendor}) as item_k
      from generate_series(1, ${counts.orders}::integer) as i
    ) as drawn
    join seed_people as customer on customer.role = 'user' and customer.n = drawn.customer_n
    join seed_people as rider on rider.role = 'rider' and rider.n = drawn.rider_n
    left join seed_shops as shop on shop.n = drawn.shop_n and drawn.kind_n >= 65
    left join seed_items as item on item.shop_n = shop.n and item.k = drawn.item_k
    cross join (select count(*)::integer as known from seed_places) as places
    join seed_places as pickup on pickup.n = coalesce(shop.place_n, pg_temp.draw(i, 6, places.known))
    join seed_places as dropoff on dropoff.n = (pickup.n + 1 + pg_temp.draw(i, 7, places.known - 1)) % places.known
    cross join lateral (
      select greatest(500, 1350 * sqrt(
        power((pickup.lng - dropoff.lng) * 110.8, 2) + power((pickup.lat - dropoff.lat) * 110.6, 2)
      ))::integer as distance_m
    ) as way
    where not exists (select from orders where orders.number = drawn.number)
    order by i`
  await queries`
    create temporary table seed_lives on commit drop as
    select * from json_to_recordset(${JSON.stringify(LIVES)}::text::json)
      as life (outcome text, "isShop" boolean, status text, "shopStatus" text, "hasRider" boolean, steps json)`
  await queries`analyze seed_orders`
}

async function insertQuotes(queries: Transaction): Promise<void> {
  // A shop's quote belongs to a checkout; here each checkout has just that shop and the quote's id.
  await queries`
    insert into checkouts (_id, customer_id, created_at, expires_at, used_at)
    select quote_id, customer_id, at - interval '2 minutes', at + interval '13 minutes', at
    from seed_orders where kind = 'shop' order by i`
  await queries`
    insert into quotes (
      _id, customer_id, kind, pickup, dropoff, pickup_lng, pickup_lat, dropoff_lng, dropoff_lat, distance_m,
      duration_s, tariff_version, tariff, lines, total_kobo, maps_provider, maps_quality, maps_data_version,
      created_at, expires_at, used_at, checkout_id, vendor_id, goods
    )
    select quote_id, customer_id, kind, pickup.place, dropoff.place, pickup.lng, pickup.lat, dropoff.lng, dropoff.lat,
      distance_m, 120 + distance_m / 6, 0, ${JSON.stringify(TARIFF)}::text::json,
      case when kind = 'shop'
        then json_build_array(
          json_build_object(
            'kind', 'goods', 'itemId', item_id, 'name', item_name, 'quantity', quantity,
            'amountKobo', price_kobo * quantity
          ),
          json_build_object('kind', 'delivery', 'amountKobo', 100000),
          json_build_object('kind', 'distance', 'distanceM', distance_m, 'amountKobo', distance_m * 10)
        )
        else json_build_array(
          json_build_object('kind', 'delivery', 'amountKobo', 100000),
          json_build_object('kind', 'distance', 'distanceM', distance_m, 'amountKobo', distance_m * 10)
        )
      end,
      fee_kobo, 'embedded', 'sketch', 'seed', at - interval '2 minutes', at + interval '13 minutes', at,
      case when kind = 'shop' then quote_id end, vendor_id,
      case when kind = 'shop' then json_build_array(
        json_build_object('itemId', item_id, 'name', item_name, 'priceKobo', price_kobo, 'quantity', quantity)
      ) end
    from seed_orders
    join seed_places as pickup on pickup.n = pickup_n
    join seed_places as dropoff on dropoff.n = dropoff_n
    order by i`
}

async function insertOrders(queries: Transaction): Promise<void> {
  await queries`
    insert into orders (
      _id, number, customer_id, kind, status, shop_status, pickup, dropoff, pickup_address, receiver_address,
      receiver_name, phone, package_details, payment_method, vendor_id, vendor_name, items, rider_id, quote_id,
      fee_kobo, pickup_code, dropoff_code, return_code, created_at
    )
    select order_id, number, customer_id, kind, life.status, life."shopStatus", pickup.place, dropoff.place,
      'Opposite the filling station', 'Green gate, ask for the landlord', person.name,
      '+23481' || lpad((i::bigint * 37 % 100000000)::text, 8, '0'),
      case when kind = 'shop' then '' else (${PARCELS}::text[])[1 + pg_temp.draw(i, 10, ${PARCELS.length})] end,
      payment_method, vendor_id, vendor_name,
      case when kind = 'shop' then json_build_array(
        json_build_object('itemId', item_id, 'name', item_name, 'priceKobo', price_kobo, 'quantity', quantity)
      ) end,
      case when life."hasRider" then orders.rider_id end, quote_id, fee_kobo,
      '1' || lpad(pg_temp.draw(i, 11, 1000)::text, 3, '0'), '2' || lpad(pg_temp.draw(i, 12, 1000)::text, 3, '0'),
      '3' || lpad(pg_temp.draw(i, 13, 1000)::text, 3, '0'), at
    from seed_orders as orders
    join seed_lives as life on life.outcome = orders.outcome and life."isShop" = (kind = 'shop')
    join seed_places as pickup on pickup.n = pickup_n
    join seed_places as dropoff on dropoff.n = dropoff_n
    -- Whom a parcel goes to is another customer; goods of a shop go to who ordered them.
    cross join lateral (
      select case when kind = 'shop' then customer_name else (
        select name from seed_people where role = 'user'
          and n = 1 + pg_temp.draw(i, 14, (select max(n) from seed_people where role = 'user'))
      ) end as name
    ) as person
    order by i`
}
