import type { Database, Queries } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Log } from '../log.ts'

/** Something that is kept for a time and no longer. */
export interface Outdated {
  readonly name: string
  /** Removes at most `rowLimit` of it, and leaves alone what somebody else holds. @returns how many those were */
  readonly remove: (queries: Queries, rowLimit: number) => Promise<number>
}

/** Often enough that nothing piles up, also where processes live for hours alone. */
const PAUSE_SECONDS = 3_600
/** So few that nobody waits for a row of them, so many that a million is gone in a night. */
const BATCH = 500
const BATCHES_A_ROUND = 400

export interface SweepParts {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'every'>
  readonly log: Log
  readonly outdated: readonly Outdated[]
}

/** Removes what has run out, wherever nobody comes by to do it: tables stay as large as the time things are kept. */
export function createSweep({ database, jobs, log, outdated }: SweepParts) {
  async function removeAll({ name, remove }: Outdated): Promise<void> {
    try {
      for (let batch = 0; batch < BATCHES_A_ROUND; batch += 1) {
        if ((await database.transaction((queries) => remove(queries, BATCH))) < BATCH) return
      }
    } catch (error) {
      log.warn({ outdated: name, err: error }, 'what has run out was not removed')
    }
  }

  /** Any number of processes may do it at once. */
  async function run(): Promise<void> {
    for (const each of outdated) await removeAll(each)
  }

  jobs.every(PAUSE_SECONDS, 'the sweep', run)
  return { run }
}

export type Sweep = ReturnType<typeof createSweep>
