import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { openDatabase, type DatabaseConnection } from '../server/src/platform/database/index.ts'

/**
 * The yardstick for lists: node:http that only runs the queries of GET /admin/orders (session, count, list)
 * and turns the rows into the same answer. Runs in its own process: node lists.bare.ts <port> <connection as
 * JSON>
 */
const [port, connection] = process.argv.slice(2)
const sql = openDatabase(JSON.parse(connection ?? '') as DatabaseConnection)

createServer((request, response) => {
  answer(request).then(
    (body) => {
      const length = Buffer.byteLength(body)
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': length }).end(body)
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
}).listen(Number(port), '127.0.0.1')

async function answer({ headers }: IncomingMessage): Promise<string> {
  const token = (headers.authorization ?? '').slice('Bearer '.length)
  const tokenHash = createHash('sha256').update(token).digest()
  const [caller] = await sql<{ role: string }[]>`
    select s._id as session_id, a._id as account_id, a.role, a.email, a.verified_at is not null as is_verified
    from sessions s join accounts a on a._id = s.account_id
    where s.token_hash = ${tokenHash} and s.expires_at > now() and a.deleted_at is null`
  if (caller?.role !== 'admin') throw new Error('not an administrator')
  const [rows, counted] = await Promise.all([
    sql<Row[]>`
      select listed._id, listed.number, listed.kind, listed.status, listed.shop_status, listed.pickup, listed.dropoff,
        listed.pickup_address, listed.receiver_address, listed.receiver_name, listed.phone, listed.package_details,
        listed.items, listed.vendor_id, listed.vendor_name, vendor.mobile_number as vendor_phone, listed.rider_id,
        rider.name as rider_name, rider.mobile_number as rider_phone, listed.payment_method, listed.fee_kobo,
        quotes.distance_m, quotes.duration_s, quotes.lines, listed.created_at,
        case when listed.status = 'delivered' then (
          select max(at) from order_events where order_id = listed._id and to_status = 'delivered'
        ) end as delivered_at
      from orders as listed
      join quotes on quotes._id = listed.quote_id
      left join accounts as vendor on vendor._id = listed.vendor_id
      left join accounts as rider on rider._id = listed.rider_id
      where true
      order by listed.created_at desc, listed._id desc limit ${51}`,
    sql<{ counted: number }[]>`
      select count(*) as counted from (
        select from orders as listed where true order by listed.created_at desc, listed._id desc limit 10001
      ) as counted_rows`,
  ])
  const shown = rows.slice(0, 50)
  const last = shown.at(-1)
  return JSON.stringify({
    orders: shown.map(toOrder),
    nextCursor: Buffer.from(`${last?.created_at.getTime().toString(36)}.${last?._id}`).toString('base64url'),
    total: Math.min(counted[0]?.counted ?? 0, 10_000),
    totalIsMinimum: true,
  })
}

interface Row {
  _id: string
  number: string
  kind: string
  status: string
  shop_status: string | null
  pickup: unknown
  dropoff: unknown
  pickup_address: string
  receiver_address: string
  receiver_name: string
  phone: string
  package_details: string
  items: { itemId: string; name: string; priceKobo: number; quantity: number }[] | null
  vendor_id: string | null
  vendor_name: string
  vendor_phone: string
  rider_id: string | null
  rider_name: string
  rider_phone: string
  payment_method: string
  fee_kobo: number
  distance_m: number
  duration_s: number
  lines: { kind: string; amountKobo: number }[]
  created_at: Date
  delivered_at: Date | null
}

function toOrder(row: Row) {
  return {
    _id: row._id,
    number: row.number,
    kind: row.kind,
    status: row.status,
    ...(row.shop_status === null ? {} : { shopStatus: row.shop_status }),
    pickupLocation: row.pickup,
    dropLocation: row.dropoff,
    pickupAddress: row.pickup_address,
    receiverAddress: row.receiver_address,
    receiverName: row.receiver_name,
    phone: row.phone,
    packageDetails: row.package_details,
    ...(row.items === null
      ? {}
      : {
          items: row.items.map(({ itemId, name, priceKobo, quantity }) => ({
            itemId,
            name,
            price: priceKobo / 100,
            quantity,
          })),
        }),
    ...(row.vendor_id === null
      ? {}
      : { vendor: { _id: row.vendor_id, name: row.vendor_name, mobileNumber: row.vendor_phone } }),
    ...(row.rider_id === null
      ? {}
      : { rider: { _id: row.rider_id, name: row.rider_name, mobileNumber: row.rider_phone } }),
    fee: row.fee_kobo / 100,
    lines: row.lines.map(({ kind, amountKobo }) => ({ kind, label: kind, amount: amountKobo / 100 })),
    distanceKm: row.distance_m / 1000,
    durationMinutes: Math.ceil(row.duration_s / 60),
    paymentMethod: row.payment_method,
    createdAt: row.created_at.toISOString(),
    ...(row.delivered_at === null ? {} : { deliveredAt: row.delivered_at.toISOString() }),
  }
}
