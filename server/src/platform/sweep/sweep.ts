import type { Database, Queries } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Log } from '../log.ts'

/** A kind of data that is kept for a limited time. */
export interface Retention {
  readonly name: string
  /**
   * Deletes at most `rowLimit` outdated rows, and skips rows that are locked. @returns how many it deleted
   */
  readonly remove: (queries: Queries, rowLimit: number) => Promise<number>
}

/** Often enough that nothing piles up, even if processes only live for hours. */
const PAUSE_SECONDS = 3_600
/** Small enough that nobody waits long for a locked row, large enough to delete a million rows in a night. */
const BATCH = 500
const BATCHES_A_ROUND = 400

export interface SweepParts {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'every'>
  readonly log: Log
  readonly outdated: readonly Retention[]
}

/**
 * Deletes outdated data that nothing else deletes, so that tables hold only what the retention times need.
 */
export function createSweep({ database, jobs, log, outdated }: SweepParts) {
  async function removeAll({ name, remove }: Retention): Promise<void> {
    try {
      for (let batch = 0; batch < BATCHES_A_ROUND; batch += 1) {
        if ((await database.transaction((queries) => remove(queries, BATCH))) < BATCH) return
      }
    } catch (error) {
      log.warn({ outdated: name, err: error }, 'what has run out was not removed')
    }
  }

  /** Any number of processes may run it at the same time. */
  async function run(): Promise<void> {
    for (const each of outdated) await removeAll(each)
  }

  jobs.every(PAUSE_SECONDS, 'the sweep', run)
  return { run }
}

export type Sweep = ReturnType<typeof createSweep>
