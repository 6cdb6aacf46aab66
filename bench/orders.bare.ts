import { createHash, randomUUID } from 'node:crypto'
import type { Sql, Transaction } from '../server/src/platform/database/index.ts'

/** The values of one order, computed once: the bare loop only sends statements. */
export interface BareOrder {
  readonly accountId: string
  readonly email: string
  readonly tokenHash: Buffer
  readonly place: { readonly pickup: string; readonly dropoff: string }
  readonly points: readonly [number, number, number, number]
  readonly distanceM: number
  readonly durationS: number
  readonly lines: string
  readonly totalKobo: number
}

const TARIFF = JSON.stringify({
  version: 0,
  deliveryFeeKobo: 100_000,
  pricePerKmKobo: 10_000,
  serviceFeeKobo: 0,
})
const SYMBOLS = '23456789ACDEFGHJKMNPQRTUVWXY'

/** Like the server, tries another number if the order's number is taken. */
export async function placeBare(sql: Sql, order: BareOrder): Promise<void> {
  try {
    await placeOnce(sql, order)
  } catch (error) {
    if ((error as { constraint?: unknown }).constraint !== 'orders_number_key') throw error
    await placeBare(sql, order)
  }
}

/** The statements that the server sends for POST /user/delivery, and nothing else. */
async function placeOnce(sql: Sql, order: BareOrder): Promise<void> {
  await sql`
    select s._id as session_id, a._id as account_id, a.role, a.email, a.verified_at is not null as is_verified
    from sessions s join accounts a on a._id = s.account_id
    where s.token_hash = ${order.tokenHash} and s.expires_at > now() and a.deleted_at is null`
  await sql.begin(async (queries) => {
    const key = randomUUID()
    await claim(queries, order, key)
    await takeNone(queries, order)
    await queries`
      select version, delivery_fee_kobo, price_per_km_kobo, service_fee_kobo, surge_active, surge_multiplier
      from tariffs order by version desc limit 1`
    const quoteId = await insertQuote(queries, order)
    await insertRest(queries, order, quoteId)
    await queries`
      update idempotency_keys set answer = ${order.place.pickup}::text::json
      where account_id = ${order.accountId} and key = ${key}`
  })
}

async function claim(queries: Transaction, { accountId, place }: BareOrder, key: string): Promise<void> {
  const fingerprint = createHash('sha256').update(place.pickup).digest()
  await Promise.all([
    queries`select set_config('lock_timeout', '5000', true)`,
    queries`
      insert into idempotency_keys as kept (account_id, key, fingerprint)
      values (${accountId}, ${key}, ${fingerprint})
      on conflict (account_id, key) do update
        set fingerprint = excluded.fingerprint, answer = null, created_at = now()
        where kept.created_at < now() - make_interval(hours => ${24})
      returning key`,
  ])
}

async function takeNone(queries: Transaction, { accountId, points, totalKobo }: BareOrder): Promise<void> {
  await queries`
    update quotes set used_at = now()
    where used_at is null and _id = (
      select _id from quotes
      where customer_id = ${accountId} and used_at is null and expires_at > now()
        and created_at > now() - interval '1 day'
        and abs(pickup_lng - ${points[0]}) <= 1e-6 and abs(pickup_lat - ${points[1]}) <= 1e-6
        and abs(dropoff_lng - ${points[2]}) <= 1e-6 and abs(dropoff_lat - ${points[3]}) <= 1e-6
      order by (total_kobo = ${totalKobo}) desc, created_at desc
      limit 1
    )
    returning _id, pickup, dropoff, distance_m, duration_s, lines, total_kobo, expires_at`
}

async function insertQuote(queries: Transaction, order: BareOrder): Promise<string> {
  const quoteId = randomUUID()
  const { place, points } = order
  await queries`
    insert into quotes (
      _id, customer_id, kind, pickup, dropoff, pickup_lng, pickup_lat, dropoff_lng, dropoff_lat, distance_m,
      duration_s, tariff_version, tariff, lines, total_kobo, maps_provider, maps_quality, maps_data_version,
      expires_at, used_at
    ) values (
      ${quoteId}, ${order.accountId}, 'send', ${place.pickup}::text::json, ${place.dropoff}::text::json,
      ${points[0]}, ${points[1]}, ${points[2]}, ${points[3]}, ${order.distanceM}, ${order.durationS}, ${0},
      ${TARIFF}::text::json, ${order.lines}::text::json, ${order.totalKobo}, 'embedded', 'sketch', 'bench',
      now() + make_interval(mins => ${15}), now()
    )
    returning _id, pickup, dropoff, distance_m, duration_s, lines, total_kobo, expires_at`
  return quoteId
}

async function insertRest(queries: Transaction, order: BareOrder, quoteId: string): Promise<void> {
  const orderId = randomUUID()
  const number = drawNumber()
  const { place } = order
  await Promise.all([
    queries`
      insert into orders (
        _id, number, customer_id, kind, status, pickup, dropoff, pickup_address, receiver_address, receiver_name,
        phone, package_details, payment_method, shop_status, vendor_id, vendor_name, items, quote_id, fee_kobo,
        pickup_code, dropoff_code, return_code
      ) values (
        ${orderId}, ${number}, ${order.accountId}, 'send', 'created', ${place.pickup}::text::json,
        ${place.dropoff}::text::json, 'Opposite Assumpta', 'Hostel C', 'Chidi Eze', '+2348031234567',
        'A box of shoes', 'Cash', null, null, null, null, ${quoteId}, ${order.totalKobo}, '1234', '4321', '1111'
      )
      returning created_at`,
    queries`insert into order_searches (order_id) values (${orderId})`,
    queries`
      insert into order_events (order_id, track, to_status, actor, actor_id, reason)
      values (${orderId}, 'carrying', 'created', 'customer', ${order.accountId}, null)
      returning _id`,
    queries`
      insert into transactions (_id, order_id, amount_kobo, email, payment_method, payment_name, status, description)
      values (
        ${randomUUID()}, ${orderId}, ${order.totalKobo}, ${order.email}, 'Cash', 'Cash', 'pending',
        ${`Send: Ikenegbu Layout → Egbu (#${number})`}
      )`,
    postToLedger(queries, order, orderId),
    queries`
      insert into pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, policy)
      values ('bench-mail', ${JSON.stringify({ orderId })}::text::jsonb, 3000, 2, true, 60, 120, 'standard')`,
  ])
}

/** One posting of two entries, whose triggers change balances and totals. Not sent before it is awaited, so after its order. */
function postToLedger(queries: Transaction, { accountId, totalKobo }: BareOrder, orderId: string) {
  const postingId = randomUUID()
  return queries`
    with posted as (
      insert into ledger_postings (_id, cause, cause_id, order_id, recorded_by, note, created_at)
      select _id, cause, cause_id, order_id, recorded_by, note, coalesce(at::timestamptz, (select clock_timestamp()))
      from unnest(
        ${[postingId]}::uuid[], ${['order.placed']}::text[], ${[orderId]}::uuid[], ${[orderId]}::uuid[],
        ${[null]}::uuid[], ${[null]}::text[], ${[null]}::text[]
      ) as posting (_id, cause, cause_id, order_id, recorded_by, note, at)
      order by cause collate "C", cause_id
      on conflict (cause, cause_id) do nothing
      returning _id
    ), entered as (
      insert into ledger_entries (posting_id, line, account, owner, amount_kobo, created_at)
      select posting_id, line, account, owner, amount_kobo::bigint, at::timestamptz
      from unnest(
        ${[postingId, postingId]}::uuid[], ${[1, 2]}::integer[], ${['customer', 'unearned']}::text[],
        ${[accountId, null]}::uuid[], ${[String(totalKobo), String(-totalKobo)]}::text[], ${[null, null]}::text[]
      ) as entry (posting_id, line, account, owner, amount_kobo, at)
      join posted on posted._id = posting_id
      order by account collate "C", owner, at::timestamptz, posting_id
    )
    select _id from posted`
}

function drawNumber(): string {
  const symbol = () => SYMBOLS[Math.floor(Math.random() * SYMBOLS.length)] ?? 'A'
  return `${symbol()}${symbol()}${symbol()}-${symbol()}${symbol()}${symbol()}`
}
