import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss, type ConstructorOptions } from 'pg-boss'
import { pgOptions, type DatabaseConnection } from '../database/connection.ts'
import { reasonOf } from '../database/failure.ts'
import type { DatabaseLog } from '../database/log.ts'

const UNDER_WAY: ReadonlySet<string> = new Set(['pending', 'in_progress'])
const PAUSE_MS = 100
/** Jobs are deleted after a day: their indexes are built in seconds. */
const INDEXES_MS = 300_000

/**
 * Makes the tables of the jobs, or brings them to this version, and rebuilds their indexes where these have grown: only
 * their owner may.
 */
export async function prepareJobs(owner: DatabaseConnection, log: DatabaseLog): Promise<void> {
  const boss = new PgBoss({
    ...(pgOptions(owner) as Pick<ConstructorOptions, 'host' | 'port'>),
    application_name: 'ozi migrations',
    max: 1,
    supervise: false,
    schedule: false,
    bamIntervalSeconds: 10,
  })
  boss.on('error', (error) => log.warn(`jobs: ${reasonOf(error)}`))
  try {
    await boss.start()
    // A new version builds its indexes beside traffic, one after the other.
    const until = Date.now() + INDEXES_MS
    while (Date.now() < until && (await boss.getBamStatus()).some(({ status }) => UNDER_WAY.has(status))) {
      await sleep(PAUSE_MS)
    }
    await boss.supervise()
  } finally {
    await boss.stop({ graceful: false })
  }
}
