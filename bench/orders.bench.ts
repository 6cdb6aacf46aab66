import { createHash, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { pathToFileURL } from 'node:url'
import type { Order } from '@ozi/contract'
import { closeDatabase, openDatabase } from '../server/src/platform/database/index.ts'
import { placeBare, type BareOrder } from './orders.bare.ts'
import { callApi, signUp, startBench, type Account, type Bench } from './helpers/orders.ts'
import { median } from './helpers/figures.ts'

const CLIENTS = 16
const ROUNDS = 7
const ROUND_MS = 4_000
const TARGET = 0.5

const empty = {
  state: 'Imo',
  city: 'Owerri',
  neighborhood: '',
  locality: '',
  district: '',
  street: '',
  category: '',
}
const ikenegbu = { placeName: 'Ikenegbu Layout', coordinates: [7.04, 5.494], ...empty }
const egbu = { placeName: 'Egbu', coordinates: [7.068, 5.482], ...empty }
const parcel = {
  kind: 'send',
  pickupLocation: ikenegbu,
  dropLocation: egbu,
  pickupAddress: 'Opposite Assumpta',
  receiverAddress: 'Hostel C',
  receiverName: 'Chidi Eze',
  phone: '08031234567',
  packageDetails: 'A box of shoes',
}

/**
 * POST /user/delivery (session, idempotency key, quote, order, transaction, event: one commit), alternating
 * with a bare postgres.js loop that sends the same statements to the same database with as many clients.
 */
export async function run(): Promise<void> {
  const bench = await startBench()
  const sql = openDatabase(bench.connection, { max: CLIENTS })
  try {
    // A queue without workers, beside the server's own.
    await sql`select pgboss.create_queue('bench-mail', '{"policy": "standard", "partition": false}'::jsonb)`
    const customers: Account[] = []
    for (let i = 0; i < CLIENTS; i += 1) customers.push(await signUp(bench, i))
    await sql`update accounts set verified_at = now() where verified_at is null`
    const [first] = customers
    if (!first) throw new Error('there are no customers')
    const { data: order } = await postFirst(bench, first)
    const body = JSON.stringify({ ...parcel, fee: order.fee })
    const bareOrders = customers.map((customer) => toBare(customer, order))

    const ours: number[] = []
    const bare: number[] = []
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
    // The first round warms both up and is not counted.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const api = await perSecond((client) => post(bench, agent, customers[client]?.token ?? '', body))
      const loop = await perSecond((client) => placeBare(sql, bareOrders[client] ?? toBare(first, order)))
      if (round === 0) continue
      ours.push(api)
      bare.push(loop)
    }
    agent.destroy()
    const ratio = median(ours.map((rate, round) => rate / (bare[round] ?? NaN)))
    console.table({
      'POST /user/delivery': { 'commits/s': median(ours).toFixed(0) },
      'bare postgres.js loop': { 'commits/s': median(bare).toFixed(0) },
    })
    const [figures] = await sql<{ orders: number; differing: number }[]>`
      select count(*) as orders, count(*) filter (where fee_kobo <> amount_kobo) as differing
      from orders left join transactions on order_id = orders._id`
    console.log(
      `ratio ${ratio.toFixed(2)} (at least ${TARGET}); medians of ${ROUNDS} rounds, ${CLIENTS} clients; ` +
        `${figures?.orders} orders, ${figures?.differing} charged otherwise`,
    )
  } finally {
    await closeDatabase(sql)
    await bench.stop()
  }
}

async function postFirst(bench: Bench, { token }: Account): Promise<{ data: Order }> {
  const quote = { kind: 'send', pickup: ikenegbu, dropoff: egbu }
  const { data } = await callApi<{ data: { total: number } }>(bench, 'POST', '/quotes', { body: quote })
  return callApi(bench, 'POST', '/user/delivery', { body: { ...parcel, fee: data.total }, token })
}

function toBare(customer: Account, order: Order): BareOrder {
  const lines = order.lines.map(({ label, amount }) => ({ label, amountKobo: Math.round(amount * 100) }))
  return {
    accountId: customer._id,
    email: customer.email,
    tokenHash: createHash('sha256').update(customer.token).digest(),
    place: { pickup: JSON.stringify(ikenegbu), dropoff: JSON.stringify(egbu) },
    points: [7.04, 5.494, 7.068, 5.482],
    distanceM: Math.round(order.distanceKm * 1000),
    durationS: order.durationMinutes * 60,
    lines: JSON.stringify(lines),
    totalKobo: Math.round(order.fee * 100),
  }
}

/** How many tasks complete per second, if CLIENTS clients each run them one after the other. */
async function perSecond(task: (client: number) => Promise<void>): Promise<number> {
  let done = 0
  const started = performance.now()
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    while (performance.now() - started < ROUND_MS) {
      await task(client)
      done += 1
    }
  })
  await Promise.all(clients)
  return done / ((performance.now() - started) / 1000)
}

function post({ api }: Bench, agent: Agent, token: string, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': randomUUID(),
    }
    const sent = request(`${api}/user/delivery`, { method: 'POST', agent, headers }, (response) => {
      response.resume()
      response.once('end', () => {
        if (response.statusCode === 201) resolve()
        else reject(new Error(`an order was answered ${response.statusCode}`))
      })
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await run()
