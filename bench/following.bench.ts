import { randomBytes } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import type { Sql } from '../server/src/platform/database/index.ts'
import { gatherCrowd, type Crowd } from './chat/crowd.ts'
import type { RiderSeat, Seat } from './chat/crowd.messages.ts'
import { openChatDatabase } from './chat/database.ts'
import { processorMs, startBareNode, startNode, type ServerNode } from './chat/nodes.ts'
import { seedChat, type ChatPeople } from './chat/people.ts'
import { median, quantile } from './helpers/figures.ts'
import { toBare } from './helpers/placing.ts'
import { placeBare } from './orders.bare.ts'

const RIDERS = 200
const WATCHERS = 500
const EVERY_SECONDS = 3
const ROUND_SECONDS = 15
const ROUNDS = 5
const TARGET = 2

/**
 * Riders send where they are to those who watch their orders: by the API, with session, consent, plausibility, way and
 * commit, beside bare Socket.IO that believes everything and inserts one row.
 */
export async function run(): Promise<void> {
  await using database = await openChatDatabase()
  const ours = await startNode(database.connection, database.dataDir)
  const bare = await startBareNode(database.connection, 1)
  const people = await seedChat(database.sql, { customers: RIDERS, staff: RIDERS })
  const riders = await seedRides(database.sql, people)
  const sides = [await seat('Ozi', ours, people, riders), await seat('bare Socket.IO', bare, people, riders)]
  for (let round = 0; round <= ROUNDS; round += 1) {
    // The first round warms both up and is not counted; the order alternates.
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) await measure(side, round > 0)
  }
  report(sides)
  for (const { crowd, node } of sides) {
    await crowd.leave()
    await node.stop()
  }
}

interface Side {
  readonly name: string
  readonly node: ServerNode
  readonly crowd: Crowd
  readonly riders: readonly RiderSeat[]
  readonly rounds: { p50: number; p99: number; lost: number; processorMs: number }[]
}

/** An order for each customer, which its own rider brings to the dropoff. */
async function seedRides(sql: Sql, { customers, staff }: ChatPeople): Promise<Omit<RiderSeat, 'url'>[]> {
  await sql`select pgboss.create_queue('bench-mail', '{"policy": "standard", "partition": false}'::jsonb)`
  for (const { accountId: _id, token } of customers) {
    const customer = { _id, token, email: `chat-${_id}@ozi.test` }
    const order = {
      lines: [{ kind: 'delivery', label: 'Delivery fee', amount: 2000 }],
      distanceKm: 5,
      durationMinutes: 14,
      fee: 2000,
    } as unknown as Parameters<typeof toBare>[1]
    await placeBare(sql, { ...toBare(customer, order), tokenHash: randomBytes(32) })
  }
  const orders = await sql<{ _id: string; customer_id: string }[]>`select _id, customer_id from orders`
  const seats: Omit<RiderSeat, 'url'>[] = []
  for (const [index, { _id: orderId, customer_id: customerId }] of orders.entries()) {
    const rider = staff[index]
    if (!rider) throw new Error('a rider is missing')
    const { accountId, token } = rider
    await sql`update accounts set role = 'rider' where _id = ${accountId}`
    await sql`insert into rider_consents (rider_id, is_given) values (${accountId}, true)`
    await sql.begin(async (queries) => {
      await queries`update orders set rider_id = ${accountId}, status = 'enroute_to_dropoff' where _id = ${orderId}`
      await queries`
        insert into order_events (order_id, track, to_status, actor, actor_id, assigned_rider_id) values
          (${orderId}, 'carrying', 'assigned', 'rider', ${accountId}, ${accountId}),
          (${orderId}, 'carrying', 'enroute_to_dropoff', 'rider', ${accountId}, null)`
    })
    seats.push({ orderId, customerId, accountId, token, watchers: watchersOf(index) })
  }
  return seats
}

/** 500 watchers of 200 orders: two for each, and a third for every second one. */
const watchersOf = (index: number): number => Math.floor(WATCHERS / RIDERS) + (index % 2)

async function seat(
  name: string,
  node: ServerNode,
  { customers, staff }: ChatPeople,
  rides: readonly Omit<RiderSeat, 'url'>[],
): Promise<Side> {
  const { url } = node
  const isBare = name !== 'Ozi'
  const crowd = gatherCrowd()
  const watching = rides.flatMap(({ customerId, watchers }): Seat[] => {
    const customer = customers.find(({ accountId }) => accountId === customerId)
    return customer ? Array.from({ length: watchers }, () => ({ ...customer, url })) : []
  })
  const riding = isBare ? staff.map((rider) => ({ ...rider, url, conversationId: null })) : []
  await crowd.ask('connect', { seats: [...watching, ...riding] })
  const riders = rides.map((ride) => ({ ...ride, url, token: isBare ? null : ride.token }))
  return { name, node, crowd, riders, rounds: [] }
}

async function measure({ node, crowd, riders, rounds }: Side, counts: boolean): Promise<void> {
  const before = await processorMs(node.pid)
  const { expected, refused, heardMs } = await crowd.ask('ride', {
    riders,
    everySeconds: EVERY_SECONDS,
    seconds: ROUND_SECONDS,
  })
  if (refused > 0) throw new Error(`${refused} positions were refused`)
  if (!counts) return
  const used = (await processorMs(node.pid)) - before
  rounds.push({
    ...{ p50: quantile(heardMs, 0.5), p99: quantile(heardMs, 0.99), lost: expected - heardMs.length },
    processorMs: used / ((riders.length * ROUND_SECONDS) / EVERY_SECONDS),
  })
}

function report(sides: readonly Side[]): void {
  console.log(`${RIDERS} riders every ${EVERY_SECONDS} s, ${WATCHERS} watchers`)
  console.table(
    Object.fromEntries(
      sides.map(({ name, rounds }) => [
        name,
        {
          'p50 ms': median(rounds.map(({ p50 }) => p50)).toFixed(1),
          'p99 ms': median(rounds.map(({ p99 }) => p99)).toFixed(1),
          'not heard': rounds.reduce((sum, { lost }) => sum + lost, 0),
          'processor ms a position': median(rounds.map(({ processorMs: used }) => used)).toFixed(2),
        },
      ]),
    ),
  )
  const [ours, bare] = sides.map(({ rounds }) => rounds)
  const ratio = median((ours ?? []).map(({ p99 }, index) => p99 / (bare?.[index]?.p99 ?? NaN)))
  console.log(
    `p99 ratio ${ratio.toFixed(2)} (at most ${TARGET}: ${ratio <= TARGET ? 'met' : 'missed'}); medians of ${ROUNDS} rounds`,
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await run()
