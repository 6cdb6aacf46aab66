import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/database.ts'
import { reasonOf } from '../database/failure.ts'
import type { Transaction } from '../database/pool.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Log } from '../log.ts'
import { lockProgress, writeEnd, writePosition } from './backfills.store.ts'

/** Work on existing rows that a new version needs, done in small portions beside its traffic. */
export interface Backfill {
  /** Under this name the database remembers how far it has come. It never changes. */
  readonly name: string
  /**
   * Does the next few hundred rows. Rows that are done already must stay as they are. What it writes and how far it
   * has come are one commit.
   * @param after what the last call returned; null at the beginning
   * @returns where to go on; null if there were no more rows
   */
  readonly next: (queries: Transaction, after: string | null) => Promise<string | null>
  /** Called in the commit that ends the second time: from then on all rows are done. */
  readonly whenDone?: (queries: Transaction) => Promise<void>
}

const PAUSE_SECONDS = 60
/** Between portions it waits as long as the last one took, and at least this long: half of the time is left to others. */
const SHORTEST_PAUSE_MS = 50
/** Longer than the processes of two versions run beside each other. */
const HOURS_BETWEEN = 24

export interface BackfillsParts {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'every'>
  readonly log: Log
  readonly all: readonly Backfill[]
}

/**
 * Runs each backfill once for each database, whatever processes start, stop and die meanwhile: through all rows, and a
 * day later once more, for rows that processes of the version before have written beside it.
 */
export function createBackfills({ database, jobs, log, all }: BackfillsParts) {
  const left = new Set(all)

  /** @returns whether there may be more to do now */
  function step(backfill: Backfill): Promise<boolean> {
    const { name, next, whenDone } = backfill
    return database.transaction(async (queries) => {
      const progress = await lockProgress(queries, name, HOURS_BETWEEN)
      if (progress?.isEnded) left.delete(backfill)
      if (!progress?.isDue || progress.isEnded) return false
      const position = await next(queries, progress.position)
      if (position !== null) {
        await writePosition(queries, name, position)
        return true
      }
      await writeEnd(queries, name)
      if (progress.isSecond) await whenDone?.(queries)
      log.info({ backfill: name, again: progress.isSecond }, 'a backfill has been through all rows')
      return false
    })
  }

  /** Any number of processes may run it at the same time: each backfill is at work in one of them. */
  async function run(signal?: AbortSignal): Promise<void> {
    for (const backfill of [...left]) {
      try {
        let begunAt = performance.now()
        while (!signal?.aborted && (await step(backfill))) {
          await sleep(Math.max(SHORTEST_PAUSE_MS, performance.now() - begunAt), undefined, { ref: false })
          begunAt = performance.now()
        }
      } catch (error) {
        log.warn({ backfill: backfill.name, reason: reasonOf(error) }, 'a backfill failed and is tried again')
      }
    }
  }

  jobs.every(PAUSE_SECONDS, 'backfills', run)
  return { run }
}

export type Backfills = ReturnType<typeof createBackfills>
