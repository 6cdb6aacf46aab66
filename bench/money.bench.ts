import { readFileSync } from 'node:fs'
import path from 'node:path'
import { loadavg } from 'node:os'
import type { MoneyOverview } from '@ozi/contract'
import { projectRoot, startOzi } from '../e2e/helpers/ozi.ts'
import { closeDatabase, openDatabase, type Sql } from '../server/src/platform/database/index.ts'
import { openCity } from './helpers/city.ts'
import { quantile } from './helpers/figures.ts'
import { callApi, connectionOf, signInAdmin, type Bench } from './helpers/orders.ts'
import { measureWebhooks } from './helpers/webhooks.ts'
import { FULL_SIZE } from './seed.ts'

const RECONCILED_SECONDS = 60
const RECONCILED_MB = 300
const LIST_MS = 100
const LISTS = 200

/**
 * Money at a million orders: a reconciliation, statements and balances, and payments that Paystack tells, beside the same
 * insert and update bare.
 */
export async function run(): Promise<void> {
  const city = await openCity('full', FULL_SIZE)
  await city.stop()
  const dataDir = path.join(projectRoot, '.data', 'bench', 'full')
  const ozi = await startOzi({ RATE_LIMITS: 'off' }, dataDir)
  const bench: Bench = {
    api: `${ozi.url}/api/v1`,
    connection: connectionOf(dataDir),
    stop: async () => void (await ozi.stop()),
  }
  const sql = openDatabase(bench.connection, { max: 12, statementTimeoutMs: 0 })
  try {
    console.log(
      `load of the machine at the beginning: ${loadavg()
        .map((load) => load.toFixed(1))
        .join(', ')}`,
    )
    const { token } = await signInAdmin(bench)
    await measureReconciliation(bench, token, ozi.pid)
    await measureLists(bench, token, sql, city.seeded.rider._id)
    await measureWebhooks({ url: ozi.url, dataDir, sql, perSecond: 200 })
  } finally {
    await closeDatabase(sql)
    await bench.stop()
  }
}

const verdict = (isMet: boolean): string => (isMet ? 'met' : 'missed')
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** In megabytes: `VmRSS` now, `VmHWM` at its highest. */
function memoryMb(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes = '0'] =
    new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

async function measureReconciliation(bench: Bench, token: string, pid: number): Promise<void> {
  const read = async () =>
    (await callApi<{ data: MoneyOverview }>(bench, 'GET', '/admin/money', { token })).data.latest
  // The run of this night may have begun by itself.
  while ((await read())?.state === 'running') await pause(500)
  const beforeMb = memoryMb(pid, 'VmRSS')
  const begun = performance.now()
  await callApi(bench, 'POST', '/admin/money/reconciliations', { token, body: {} })
  let latest = await read()
  for (; latest?.state === 'running'; latest = await read()) await pause(500)
  const seconds = (performance.now() - begun) / 1000
  const peakMb = memoryMb(pid, 'VmHWM')
  const parts = latest?.parts.map(({ part, checked, found }) => `${part} ${checked} (${found} differ)`)
  console.log(
    `reconciliation in ${seconds.toFixed(1)} s (at most ${RECONCILED_SECONDS}: ${verdict(seconds <= RECONCILED_SECONDS)}); ` +
      `the server took ${beforeMb.toFixed(0)} MB before and ${peakMb.toFixed(0)} MB at its highest, ` +
      `${(peakMb - beforeMb).toFixed(0)} MB more (at most ${RECONCILED_MB}: ${verdict(peakMb - beforeMb <= RECONCILED_MB)})\n  ` +
      `${parts?.join(', ') ?? ''}; load ${loadavg()[0]?.toFixed(1) ?? ''}`,
  )
}

async function measureLists(bench: Bench, token: string, sql: Sql, riderId: string): Promise<void> {
  const bare = await times(() => sql`select amount_kobo from ledger_balances where owner = ${riderId}`)
  console.log(`  a balance bare: p95 ${quantile(bare, 0.95).toFixed(1)} ms`)
  const routes = [
    '/admin/money',
    '/admin/ledger/accounts',
    '/admin/ledger/accounts?account=customer',
    '/admin/ledger/postings',
    '/admin/ledger/postings?account=rider_cash',
    '/admin/ledger/postings?account=unearned',
    `/admin/cash/${riderId}`,
  ]
  for (const route of routes) {
    const taken = await times(() => callApi(bench, 'GET', route, { token }))
    const p95 = quantile(taken, 0.95)
    console.log(
      `  GET ${route.replace(riderId, '{rider}')}: p95 ${p95.toFixed(1)} ms (at most ${LIST_MS}: ${verdict(p95 <= LIST_MS)})`,
    )
  }
}

async function times(work: () => Promise<unknown>): Promise<number[]> {
  for (let i = 0; i < 10; i += 1) await work()
  const taken: number[] = []
  for (let i = 0; i < LISTS; i += 1) {
    const begun = performance.now()
    await work()
    taken.push(performance.now() - begun)
  }
  return taken
}
