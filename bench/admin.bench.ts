import { pathToFileURL } from 'node:url'
import { closeDatabase, openDatabase } from '../server/src/platform/database/index.ts'
import { signInAdmin, startBench } from './orders.support.ts'
import { FULL_SIZE, seed, type SeedCounts } from './seed.ts'
import { quantile } from './support/figures.ts'

const SMALL: SeedCounts = { ...FULL_SIZE, customers: 500, riders: 50, vendors: 40, orders: 1_000 }
const ROUNDS = 40
const TARGET = { p95Ms: 150, growth: 2 }

/** A city that was seeded, and an administrator of it. */
export interface Seat {
  readonly api: string
  readonly token: string
  readonly orderId: string
}

/** What administrators ask for; the searches are such that find many, few, one and none, long and short. */
const CALLS: readonly string[] = [
  '/user/statistics',
  '/user/recent',
  '/admin/orders',
  '/admin/orders?search=okoro',
  '/admin/orders?search=chidi%20eze',
  '/admin/orders?search=delivered',
  '/admin/orders?search=ikenegbu',
  '/admin/orders?search=08100037000',
  '/admin/orders?search=nobody%20at%20all',
  '/admin/orders?search=q',
  '/admin/orders?search=zz',
  '/get-transactions',
  '/get-transactions?search=seed-user-1@',
  '/get-transactions?search=pending',
  '/get-transactions?search=cash',
  '/get-transactions?search=nobody%20at%20all',
  '/get-transactions?search=zz',
  '/orders/{id}',
  '/admin/overview?period=today',
  '/admin/overview?period=all',
  '/admin/audit',
  '/admin/tariffs',
]

/**
 * Every call of the administrators' pages with a thousand orders and with a million, asked in turn in one run. The
 * growth is the ratio of their medians: of two 95th percentiles on a busy machine, chance decides.
 */
export async function run(): Promise<void> {
  const small = await startSeeded(SMALL)
  const large = await startSeeded(FULL_SIZE)
  try {
    await compare(small.seat, large.seat)
  } finally {
    await small.stop()
    await large.stop()
  }
}

export async function compare(small: Seat, large: Seat): Promise<void> {
  const table: Record<string, object> = {}
  const misses: string[] = []
  for (const call of CALLS) {
    const [few, many] = await askInTurn(call, small, large)
    const growth = quantile(many, 0.5) / quantile(few, 0.5)
    const p95 = quantile(many, 0.95)
    if (p95 > TARGET.p95Ms) misses.push(`${call} p95`)
    // A search looks at what matches, and in a larger city more does.
    if (growth > TARGET.growth && !call.includes('search=')) misses.push(`${call} growth`)
    table[call] = {
      'small p50': quantile(few, 0.5).toFixed(1),
      'small p95': quantile(few, 0.95).toFixed(1),
      'large p50': quantile(many, 0.5).toFixed(1),
      'large p95': p95.toFixed(1),
      growth: growth.toFixed(2),
      'p95 growth': (p95 / quantile(few, 0.95)).toFixed(2),
    }
  }
  console.table(table)
  console.log(
    `${ROUNDS} rounds; p95 at most ${TARGET.p95Ms} ms, growth of what is no search at most ${TARGET.growth}: ` +
      (misses.length === 0 ? 'all held' : `missed by ${misses.join(', ')}`),
  )
}

async function askInTurn(call: string, small: Seat, large: Seat): Promise<readonly [number[], number[]]> {
  const pathOf = ({ orderId }: Seat) => call.replace('{id}', orderId)
  const few: number[] = []
  const many: number[] = []
  // The first two rounds warm both up and are not counted.
  for (let round = -2; round < ROUNDS; round += 1) {
    const times = [await timeOf(small, pathOf(small)), await timeOf(large, pathOf(large))] as const
    if (round < 0) continue
    few.push(times[0])
    many.push(times[1])
  }
  return [few, many]
}

/** Milliseconds until the whole answer is there. */
async function timeOf({ api, token }: Seat, path: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(api + path, { headers: { authorization: `Bearer ${token}` } })
  await response.text()
  if (!response.ok) throw new Error(`GET ${path} was answered ${response.status}`)
  return performance.now() - started
}

async function startSeeded(counts: SeedCounts) {
  const bench = await startBench()
  const sql = openDatabase(bench.connection, { max: 1, statementTimeoutMs: 0 })
  try {
    const { orderId } = await seed(sql, counts)
    const { token } = await signInAdmin(bench)
    return { seat: { api: bench.api, token, orderId }, stop: bench.stop }
  } catch (error) {
    await bench.stop()
    throw error
  } finally {
    await closeDatabase(sql)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await run()
