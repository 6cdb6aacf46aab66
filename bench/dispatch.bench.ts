import { randomBytes } from 'node:crypto'
import { startOzi } from '../e2e/helpers/ozi.ts'
import { API_ROOT } from '../contract/src/index.ts'
import { defaultRegionFile, loadRegion } from '../geo/src/index.ts'
import { createApp } from '../server/src/app.ts'
import { chooseRiders } from '../server/src/modules/orders/dispatch/choose-riders.ts'
import { listRunning } from '../server/src/modules/orders/dispatch/board.store.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { urlOf } from '../server/src/platform/database/connection.ts'
import type { Sql } from '../server/src/platform/database/index.ts'
import { createJobs } from '../server/src/platform/jobs/jobs.ts'
import { createLog } from '../server/src/platform/log.ts'
import { openChatDatabase, type ChatDatabase } from './chat/database.ts'
import { seedChat, type ChatPeople } from './chat/people.ts'
import { batched, greedy, live, makeDay, type DayFigures } from './dispatch/made-up-day.ts'
import { median, quantile } from './helpers/figures.ts'
import { toBare } from './helpers/placing.ts'
import { placeBare } from './orders.bare.ts'

const OPEN_ORDERS = 5_000
const DUE = 500
const RIDERS = 200
const ROUNDS = 15
const BOARD_READS = 40
const REACHING = 50
const LIMITS = { acceptMs: 100, roundMs: 50, boardMs: 150 }

/** The choice of riders on made-up days, then rounds, the board and one offer for which many reach, on a real database. */
export async function run(): Promise<void> {
  compareChoices()
  measureChoice()
  await using database = await openChatDatabase()
  const people = await seedChat(database.sql, { customers: 100, staff: RIDERS + 1 })
  const app = await openApp(database)
  await seedOpenOrders(database.sql, people)
  const settings = { DATABASE_URL: urlOf(database.connection), RATE_LIMITS: 'off', PROCESS: 'web' }
  const ozi = await startOzi(settings, database.dataDir)
  await measureRounds(database.sql, app.runRound)
  await measureBoard(database.sql, ozi.url, people)
  await measureReaching(database.sql, ozi.url, people)
  await ozi.stop()
  await app.stop()
}

const DAYS = [1, 2, 3, 4, 5]
const CARRIERS = 40
/** From riders in plenty to more orders than they can carry. */
const ORDERS_AN_HOUR = [15, 25, 35, 45, 60]

function compareChoices(): void {
  const choices = [
    { name: 'the nearest, at once', assign: greedy, everySeconds: 5 },
    { name: 'least sum, at once', assign: batched, everySeconds: 5 },
    { name: 'least sum, each 30 s', assign: batched, everySeconds: 30 },
    { name: 'least sum, each 60 s', assign: batched, everySeconds: 60 },
  ]
  console.log(`made-up days of ten hours, ${CARRIERS} riders, medians of ${DAYS.length} days`)
  for (const perHour of ORDERS_AN_HOUR) {
    for (const { name, assign, everySeconds } of choices) {
      const lived = DAYS.map((seed) => live(makeDay(seed, CARRIERS, perHour), assign, everySeconds))
      const of = (figure: (day: DayFigures) => number) => median(lived.map(figure))
      console.log(
        `${String(perHour).padStart(3)} orders an hour, ${name.padEnd(20)}: to the pickup ` +
          `${of(({ pickupMinutes }) => mean(pickupMinutes)).toFixed(1)} min (p95 ` +
          `${of(({ pickupMinutes }) => quantile(pickupMinutes, 0.95)).toFixed(1)}), ` +
          `${of(({ emptyKm }) => emptyKm).toFixed(2)} km empty, unfair ${of(({ unfair }) => unfair).toFixed(3)}`,
      )
    }
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** The pure function alone. */
function measureChoice(): void {
  const { orders, starts } = makeDay(1, RIDERS, 100)
  const due = orders.slice(0, DUE).map(({ orderId, pickup, dropoff }) => ({
    ...{
      orderId,
      pickup,
      dropoff,
      customerId: '',
      parcelSize: 'small' as const,
      seconds: 0,
      cashKobo: 0,
      round: 1,
      answers: new Map(),
    },
  }))
  const riders = starts.map((position, at) => ({
    ...{ riderId: String(at), position, vehicle: 'motorcycle' as const, jobs: 0, isAsked: false },
    ...{ cashKobo: 0, stops: [], idleMinutes: 0 },
  }))
  const rules = readConfig({}).offers
  const times = Array.from({ length: ROUNDS }, () => timed(() => chooseRiders(due, riders, rules)))
  console.log(
    `choosing for ${due.length} orders among ${RIDERS} riders: median ${median(times).toFixed(1)} ms, ` +
      `longest ${Math.max(...times).toFixed(1)} ms`,
  )
}

function timed(work: () => unknown): number {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}

async function timedAsync(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** Parcels all over the city that wait for a rider, and riders on duty all over it. */
async function seedOpenOrders(sql: Sql, { customers, staff }: ChatPeople): Promise<void> {
  await sql`select pgboss.create_queue('bench-mail', '{"policy": "standard", "partition": false}'::jsonb)`
  const order = {
    ...{
      lines: [{ kind: 'delivery', label: 'Delivery fee', amount: 2000 }],
      distanceKm: 5,
      durationMinutes: 14,
      fee: 2000,
    },
  } as unknown as Parameters<typeof toBare>[1]
  for (let placed = 0; placed < OPEN_ORDERS; placed += 1) {
    const customer = customers[placed % customers.length]
    if (!customer) continue
    const { accountId: _id, token } = customer
    const own = { _id, token, email: `chat-${_id}@ozi.test` }
    await placeBare(sql, { ...toBare(own, order), tokenHash: randomBytes(32) })
  }
  await sql`
    update orders set
      pickup = jsonb_set(pickup::jsonb, '{coordinates}', jsonb_build_array(7.035 + (random() - 0.5) * 0.08, 5.485 + (random() - 0.5) * 0.08)),
      dropoff = jsonb_set(dropoff::jsonb, '{coordinates}', jsonb_build_array(7.035 + (random() - 0.5) * 0.1, 5.485 + (random() - 0.5) * 0.1))`
  await sql`update order_searches set next_at = now() + interval '1 day'`
  const riders = staff.slice(1).map(({ accountId }) => accountId)
  await sql`update accounts set role = 'rider' where _id = any(${riders}::uuid[])`
  await sql`update accounts set role = 'admin' where _id = ${staff[0]?.accountId ?? ''}`
  await sql`
    insert into rider_duty (rider_id, is_online, until, at, longitude, latitude, accuracy_m)
    select _id, true, now() + interval '10 hours', now(), 7.035 + (random() - 0.5) * 0.08, 5.485 + (random() - 0.5) * 0.08, 10
    from unnest(${riders}::uuid[]) as rider(_id)`
  await sql`analyze`
}

/** The same modules in a process that only plans. */
async function openApp({ connection, sql, dataDir }: ChatDatabase) {
  const log = createLog('warn')
  const jobs = createJobs({ connection, log, works: false })
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: urlOf(connection),
    PROCESS: 'web',
    RATE_LIMITS: 'off',
    SEED_DEMO: 'false',
  })
  const app = await createApp({
    config,
    log,
    sql,
    connection,
    jobs,
    region: await loadRegion(defaultRegionFile),
  })
  await jobs.start()
  await app.server.ready()
  return {
    runRound: () => app.orders.rounds.run(),
    stop: async () => {
      await app.server.close()
      await jobs.stop()
    },
  }
}

async function makeDue(sql: Sql, rowLimit: number): Promise<void> {
  await sql`delete from rider_offers`
  await sql`update order_searches set round = 0, opened_at = null, began_at = now(), next_at = now() + interval '1 day'`
  await sql`
    update order_searches set next_at = now()
    where order_id in (select order_id from order_searches order by _id limit ${rowLimit})`
}

async function measureRounds(sql: Sql, runRound: () => Promise<void>): Promise<void> {
  const whole: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await makeDue(sql, DUE)
    whole.push(await timedAsync(runRound))
  }
  const [made] = await sql<{ offers: number }[]>`select count(*)::int as offers from rider_offers`
  console.log(
    `a round of ${DUE} orders and ${RIDERS} riders, from locks to commit and events (${made?.offers ?? 0} offers): ` +
      `median ${median(whole).toFixed(0)} ms, longest ${Math.max(...whole).toFixed(0)} ms ` +
      `(at most ${LIMITS.roundMs}: ${median(whole) <= LIMITS.roundMs ? 'met' : 'missed'})`,
  )
}

async function measureBoard(sql: Sql, url: string, { staff }: ChatPeople): Promise<void> {
  const read = async () => {
    const headers = { authorization: `Bearer ${staff[0]?.token ?? ''}` }
    const answer = await fetch(`${url}${API_ROOT}/admin/dispatch`, { headers })
    if (!answer.ok) throw new Error(`the board answers ${answer.status}: ${await answer.text()}`)
    await answer.arrayBuffer()
  }
  const [ours, bare]: [number[], number[]] = [[], []]
  for (let at = 0; at < BOARD_READS; at += 1) {
    ours.push(await timedAsync(read))
    bare.push(await timedAsync(() => listRunning(sql, OPEN_ORDERS)))
  }
  const p95 = quantile(ours, 0.95)
  console.log(
    `the board of ${OPEN_ORDERS} open orders: median ${median(ours).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms ` +
      `(at most ${LIMITS.boardMs}: ${p95 <= LIMITS.boardMs ? 'met' : 'missed'}); its statement alone ` +
      `${median(bare).toFixed(0)} and ${quantile(bare, 0.95).toFixed(0)} ms`,
  )
}

/** Many riders who have one offer take it at the same moment. */
async function measureReaching(sql: Sql, url: string, { staff }: ChatPeople): Promise<void> {
  const riders = staff.slice(1, REACHING + 1)
  const [ours, bare]: [number[], number[]] = [[], []]
  let winners = 0
  const orders = await sql<{ _id: string; order_id: string }[]>`
    select _id::text, order_id from order_searches order by _id desc limit ${ROUNDS}`
  for (const { _id, order_id: orderId } of orders) {
    await sql`
      insert into rider_offers (search_id, order_id, rider_id, round, ends_at)
      select ${_id}::text::bigint, ${orderId}, rider_id, 1, now() + interval '5 minutes'
      from unnest(${riders.map(({ accountId }) => accountId)}::uuid[]) as rider(rider_id)`
    const take = ({ token }: { token: string }) =>
      timedAsync(async () => {
        const headers = { authorization: `Bearer ${token}` }
        const answer = await fetch(`${url}${API_ROOT}/rider/offers/${orderId}/accept`, {
          method: 'POST',
          headers,
        })
        if (answer.ok) winners += 1
        await answer.arrayBuffer()
      })
    ours.push(...(await Promise.all(riders.map(take))))
    const lock = () =>
      timedAsync(() =>
        sql.begin(async (queries) => {
          await queries`select _id from orders where _id = ${orderId} for no key update`
        }),
      )
    bare.push(...(await Promise.all(riders.map(lock))))
  }
  const p99 = quantile(ours, 0.99)
  console.log(
    `${REACHING} riders reach for one offer, ${orders.length} times: ${winners} winners, median ` +
      `${median(ours).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (at most ${LIMITS.acceptMs}: ` +
      `${p99 <= LIMITS.acceptMs ? 'met' : 'missed'}); locking its row alone p99 ${quantile(bare, 0.99).toFixed(0)} ms`,
  )
}
