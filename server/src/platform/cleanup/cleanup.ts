import type { Database, Queries } from '../database/database.ts'
import { fragment } from '../database/fragment.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Log } from '../log.ts'

/** A kind of data that is kept for a limited time. */
export interface RetentionRule {
  readonly name: string
  /** Deletes at most `rowLimit` expired rows, and skips rows that are locked. @returns how many it deleted */
  readonly deleteExpired: (queries: Queries, rowLimit: number) => Promise<number>
}

/**
 * Rows of a table that expire once `condition` holds for them. All three are SQL and constants of the code.
 * @param key the columns of the primary key
 */
export const expiringRows = (table: string, key: string, condition: string): RetentionRule => ({
  name: table,
  async deleteExpired(queries, rowLimit) {
    const { count } = await queries`
      delete from ${fragment.unsafe(table)} where (${fragment.unsafe(key)}) in (
        select ${fragment.unsafe(key)} from ${fragment.unsafe(table)} where ${fragment.unsafe(condition)}
        limit ${rowLimit} for update skip locked
      )`
    return count
  },
})

/** Often enough that nothing piles up, even if processes only live for hours. */
const PAUSE_SECONDS = 3_600
/** Small enough that nobody waits long for a locked row, large enough to delete a million rows in a night. */
const BATCH = 500
const BATCHES_A_ROUND = 400

interface CleanupDeps {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'every'>
  readonly log: Log
  readonly all: readonly RetentionRule[]
}

/** Deletes expired data every hour. Nothing else deletes it, so each query that must not see it says so itself. */
export function createCleanup({ database, jobs, log, all }: CleanupDeps) {
  async function clean({ name, deleteExpired }: RetentionRule): Promise<void> {
    try {
      for (let batch = 0; batch < BATCHES_A_ROUND; batch += 1) {
        if ((await database.transaction((queries) => deleteExpired(queries, BATCH))) < BATCH) return
      }
    } catch (error) {
      log.warn({ data: name, err: error }, 'expired data was not deleted')
    }
  }

  /** Any number of processes may run it at the same time. */
  async function run(): Promise<void> {
    for (const each of all) await clean(each)
  }

  jobs.every(PAUSE_SECONDS, 'the cleanup', run)
  return { run }
}

export type Cleanup = ReturnType<typeof createCleanup>
