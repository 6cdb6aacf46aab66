import { pathToFileURL } from 'node:url'
import { closeDatabase, openDatabase } from '../server/src/platform/database/index.ts'
import { placeBare } from './orders.bare.ts'
import { median, perSecond } from './helpers/figures.ts'
import { signUp, startBench, type Account } from './helpers/orders.ts'
import { createPoster, orderBody, placeFirst, toBare } from './helpers/placing.ts'

const CLIENTS = 16
const ROUNDS = 7
const ROUND_MS = 4_000
const TARGET = 0.5

/**
 * POST /user/delivery (session, idempotency key, quote, order, transaction, event: one commit), alternating
 * with a bare loop of the driver that sends the same statements to the same database with as many clients.
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
    const order = await placeFirst(bench, first)
    const poster = createPoster(bench.api, orderBody(order), CLIENTS)
    const bareOrders = customers.map((customer) => toBare(customer, order))

    const ours: number[] = []
    const bare: number[] = []
    // The first round warms both up and is not counted.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const api = await perSecond(CLIENTS, ROUND_MS, (client) => poster.post(customers[client]?.token ?? ''))
      const loop = await perSecond(CLIENTS, ROUND_MS, (client) =>
        placeBare(sql, bareOrders[client] ?? toBare(first, order)),
      )
      if (round === 0) continue
      ours.push(api)
      bare.push(loop)
    }
    poster.close()
    const ratio = median(ours.map((rate, round) => rate / (bare[round] ?? NaN)))
    console.table({
      'POST /user/delivery': { 'commits/s': median(ours).toFixed(0) },
      'bare loop of the driver': { 'commits/s': median(bare).toFixed(0) },
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await run()
