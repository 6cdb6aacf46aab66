import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from '../../scripts/cluster/start-cluster.ts'
import { closeDatabase, openDatabase, type Sql } from '../../server/src/platform/database/index.ts'
import { inWords } from '../helpers/acknowledged.ts'
import { startLoad, type Load, type Outcome } from './load.ts'

interface Fault {
  readonly name: string
  readonly kill: (cluster: Cluster) => Promise<unknown>
  /** What an operator, or a failover manager, does about it, and after how long. */
  readonly react?: { readonly afterMs: number; readonly act: (cluster: Cluster) => Promise<unknown> }
  readonly mend: (cluster: Cluster) => Promise<unknown>
}

const QUIET_MS = 3_000
const AWAY_MS = 8_000
const BACK_MS = 5_000

const FAULTS: readonly Fault[] = [
  {
    name: 'a server is killed',
    kill: ({ nodes }) => Promise.all([nodes[0]?.kill()]),
    mend: ({ nodes }) => Promise.all([nodes[0]?.start()]),
  },
  {
    name: 'another server is killed',
    kill: ({ nodes }) => Promise.all([nodes[1]?.kill()]),
    mend: ({ nodes }) => Promise.all([nodes[1]?.start()]),
  },
  { name: 'Redis is killed', kill: ({ redis }) => redis.kill(), mend: ({ redis }) => redis.start() },
  { name: 'the bucket is killed', kill: ({ bucket }) => bucket.kill(), mend: ({ bucket }) => bucket.start() },
  {
    name: 'the standby is killed, and dropped after 4 s',
    kill: ({ pair }) => pair.killStandby(),
    react: { afterMs: 4_000, act: ({ pair }) => pair.dropStandby() },
    mend: ({ pair }) => pair.returnStandby(),
  },
  {
    name: 'the primary is killed, and the standby promoted after 1 s',
    kill: ({ pair }) => pair.killPrimary(),
    react: { afterMs: 1_000, act: ({ pair }) => pair.promoteStandby() },
    mend: ({ pair }) => pair.returnStandby(),
  },
  {
    name: 'the proxy is killed, and started again after 2 s',
    kill: ({ proxy }) => proxy.kill(),
    react: { afterMs: 2_000, act: ({ proxy }) => proxy.start() },
    mend: () => Promise.resolve(),
  },
]

/**
 * Kills each part in turn while people order, write and send pictures, and brings it back. Prints what was
 * acknowledged beside what is stored, after each fault and again after all of them.
 * @returns whether nothing was lost, doubled or left unheard
 */
export async function run(cluster: Cluster): Promise<boolean> {
  const loads: Load[] = []
  let isWell = true
  for (const fault of FAULTS) {
    const load = await onPrimary(cluster, (sql) => startLoad(cluster.url, sql))
    loads.push(load)
    await suffer(cluster, fault)
    await load.stop()
    const outcomes = await onPrimary(cluster, load.compare)
    print(fault.name, outcomes)
    isWell &&= outcomes.every(isWhole)
  }
  const all: Outcome[] = []
  for (const load of loads) all.push(...(await onPrimary(cluster, load.compare)))
  console.log(`after all of them: ${all.every(isWhole) ? 'the same' : 'no longer the same'}`)
  console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`)
  return isWell && all.every(isWhole)
}

async function onPrimary<Result>({ pair }: Cluster, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  const sql = openDatabase({ kind: 'url', url: pair.primaryUrl() }, { max: 1, statementTimeoutMs: 60_000 })
  try {
    return await work(sql)
  } finally {
    await closeDatabase(sql)
  }
}

async function suffer(cluster: Cluster, { kill, react, mend }: Fault): Promise<void> {
  await sleep(QUIET_MS)
  const killedAt = Date.now()
  await kill(cluster)
  if (react) {
    await sleep(react.afterMs)
    await react.act(cluster)
  }
  await sleep(Math.max(0, killedAt + AWAY_MS - Date.now()))
  await mend(cluster)
  await sleep(BACK_MS)
}

const isWhole = ({ lost, doubled, missing }: Outcome) => lost + doubled + missing === 0

function print(name: string, outcomes: readonly Outcome[]): void {
  console.log(name)
  for (const outcome of outcomes) {
    const { kind, missing, gapMs, refusals } = outcome
    const repeated = [...refusals].map(([status, count]) => `${count} times ${status || 'cut'}`).join(', ')
    console.log(
      `  ${kind}: ${inWords(outcome)}, missing ${missing}, gap ${(gapMs / 1000).toFixed(1)} s` +
        (repeated === '' ? '' : `; repeated after ${repeated}`),
    )
  }
}
