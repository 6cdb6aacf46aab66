import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { logInByApi, someErrand } from '../e2e/helpers/errands.ts'
import { newDataDir, projectRoot, removeDataDir, startOzi, type RunningOzi } from '../e2e/helpers/ozi.ts'
import { checkMigrations } from '../scripts/lint/migrations.ts'
import { createBackfills } from '../server/src/platform/backfills/backfills.ts'
import { toDatabase } from '../server/src/platform/database/database.ts'
import { closeDatabase, migrate, openDatabase, type Sql } from '../server/src/platform/database/index.ts'
import { migrationsDir } from '../server/src/platform/database/migrate.ts'
import { createLog } from '../server/src/platform/log.ts'
import { connectionOf, signUp } from './helpers/orders.ts'
import { NEXT_BACKFILL, NEXT_MIGRATIONS } from './upgrade/next-release.ts'
import { OrderStream } from './helpers/order-stream.ts'

const ORDERS = 100_000
const CLIENTS = 8
const QUIET_MS = 15_000
const LONGEST_PAUSE_MS = 2_000
const LONGEST_DOWN_MS = 10_000
/** As a backup does, which keeps every table from being changed. */
const READER_SECONDS = 6
const PASSWORD = 'a quiet evening in Owerri'

/**
 * Migrates a database of 100,000 orders while the version before places orders and another process reads them, beside
 * the pauses of a time without a migration; then restarts with this version. `npm run bench -- upgrade /folder` takes the built version in that folder as the one before and
 * runs this version's migrations; without a folder, it is this version, and the next one is a sample that has each
 * kind of change and a backfill of all orders.
 */
export async function run([before]: readonly string[]): Promise<void> {
  const dataDir = await newDataDir()
  const dir = await mkdtemp(path.join(tmpdir(), 'ozi-migrations-'))
  const old = await startOzi({}, dataDir, before ?? projectRoot)
  const sql = openDatabase(connectionOf(dataDir), { max: 4, statementTimeoutMs: 0 })
  try {
    await seedWith(before ?? projectRoot, dataDir)
    await cp(migrationsDir, dir, { recursive: true })
    if (before === undefined) await addNextRelease(dir)
    await measure(old, sql, dir, before === undefined)
    await closeDatabase(sql)
    await measureRestart(old)
  } finally {
    await closeDatabase(sql)
    await old.stop()
    await removeDataDir(dataDir)
    await rm(dir, { recursive: true, force: true })
  }
}

/** From the moment the version before is asked to stop until this one is ready. */
async function measureRestart(old: RunningOzi): Promise<void> {
  const startedAt = performance.now()
  await old.stop()
  const stoppedMs = performance.now() - startedAt
  const next = await startOzi({}, old.dataDir)
  const downMs = performance.now() - startedAt
  console.log(
    `restart: stopped after ${stoppedMs.toFixed(0)} ms, ready after ${downMs.toFixed(0)} ms ` +
      `(at most ${LONGEST_DOWN_MS} ms: ${downMs <= LONGEST_DOWN_MS ? 'met' : 'missed'})`,
  )
  await next.stop()
}

/** By the seed of that version, which knows its tables. */
async function seedWith(root: string, dataDir: string): Promise<void> {
  const counts = `--orders ${ORDERS} --customers 10000 --riders 200 --vendors 100 --conversations 1000`
  const more = '--auditLines 1000 --contactMessages 100 --tariffs 10'
  const child = spawn(process.execPath, ['bench/seed.ts', ...`${counts} ${more}`.split(' ')], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error('the database was not seeded')
}

async function addNextRelease(dir: string): Promise<void> {
  const files = Object.entries(NEXT_MIGRATIONS).map(([name, text]) => ({ name, text }))
  const problems = await checkMigrations(files, '', [])
  if (problems.length > 0) throw new Error(problems.join('\n'))
  for (const { name, text } of files) await writeFile(path.join(dir, name), text)
}

async function measure(old: RunningOzi, sql: Sql, dir: string, isSample: boolean): Promise<void> {
  const { email } = await signUp(
    { api: `${old.url}/api/v1`, connection: connectionOf(old.dataDir), stop: old.kill },
    0,
  )
  await sql`update accounts set verified_at = now() where email = ${email}`
  const token = await logInByApi(old.url, email, PASSWORD)
  const stream = new OrderStream(old.url, [token], await someErrand(old.url))
  stream.start(CLIENTS)
  await sleep(QUIET_MS)

  stream.begin('migrations')
  const log = { info: () => {}, warn: (line: string) => console.log(`  ${line}`), error: console.error }
  const reader = sql.begin(async (queries) => {
    await queries`select count(*) from orders`
    await queries`select pg_sleep(${READER_SECONDS})`
  })
  const names = await migrate(connectionOf(old.dataDir), { log, dir })
  await reader
  await sleep(1_000)
  if (isSample) {
    stream.begin('backfill')
    const begunAt = new Date()
    const jobs = { every: () => {} }
    const parts = { database: toDatabase(sql), jobs, log: createLog('silent'), all: [NEXT_BACKFILL] }
    await createBackfills(parts).run()
    const [rest] =
      await sql`select count(*)::int as count from orders where bench_words is null and created_at < ${begunAt}`
    if (rest?.['count'] !== 0) throw new Error(`${rest?.['count']} orders were left out`)
  }
  await stream.stop()

  console.log(`ran ${names.join(', ')}`)
  for (const { name, seconds, acknowledged, longestPauseMs, slowestMs } of stream.phases()) {
    console.log(
      `${name.padEnd(10)}: ${seconds.toFixed(0).padStart(3)} s, ${acknowledged} acknowledged, ` +
        `longest pause ${longestPauseMs.toFixed(0)} ms, slowest answer ${slowestMs.toFixed(0)} ms`,
    )
  }
  const stored = await sql<{ key: string; count: number }[]>`
    select package_details as key, count(*)::int as count from orders
    where customer_id = (select _id from accounts where email = ${email}) group by 1`
  const known = new Set(stored.map(({ key }) => key))
  const lost = [...stream.acknowledged].filter((key) => !known.has(key)).length
  const doubled = stored.filter(({ count }) => count > 1).length
  const longest = Math.max(
    ...stream
      .phases()
      .slice(1)
      .map(({ longestPauseMs }) => longestPauseMs),
  )
  const isMet = lost === 0 && doubled === 0 && longest <= LONGEST_PAUSE_MS
  console.log(
    `${stream.acknowledged.size} acknowledged, ${known.size} stored, ${lost} lost, ${doubled} doubled; ` +
      `repeated: ${JSON.stringify(Object.fromEntries(stream.refusals))}; ` +
      `longest pause at most ${LONGEST_PAUSE_MS} ms: ${isMet ? 'met' : 'missed'}`,
  )
}
