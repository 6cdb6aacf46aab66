import { DIFFERENCES_KEPT, moneyMessages, RECONCILIATION_PARTS, type ReconciliationPart } from '@ozi/contract'
import type { Database } from '../../platform/database/database.ts'
import { reasonOf } from '../../platform/database/failure.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import { ProviderFailure } from '../payments/online-payments.service.ts'
import type { PartComparison } from './part-comparison.ts'
import { closeGone, countKept, keepDifferences, keepOpen } from './differences.store.ts'
import {
  endRun,
  findActiveRun,
  insertDueRun,
  insertRun,
  writeProgress,
  type PartProgress,
  type ActiveRun,
} from './runs.store.ts'

const JOB = 'reconciliation'
/** Long enough for the provider's lists of a month; a run whose process was killed begins again after it. */
const OPTIONS = {
  retry: { limit: 20, firstSeconds: 15, longestSeconds: 600 },
  workers: 1,
  timeoutSeconds: 900,
}
const DUE_EVERY_SECONDS = 60
/** In the morning, on the clock of Lagos, when there is least to do. */
const DUE_HOUR = 3
/** After so many failures, a part is given up. */
const FAILURES = 3

/** Why a part cannot be compared at all now. */
export class NotComparable extends Error {
  override name = 'NotComparable'
}

export interface ReconciliationJobDeps {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define' | 'every' | 'send'>
  readonly log: Pick<Log, 'info' | 'warn'>
  /** Prepares a part of a run. @throws NotComparable */
  readonly prepare: (part: ReconciliationPart, run: ActiveRun) => Promise<PartComparison>
}

/** The job that carries out a run, part by part. A second attempt goes on with the first part that is not done. */
export function defineReconciliationJob({ database, jobs, log, prepare }: ReconciliationJobDeps) {
  async function compare(part: ReconciliationPart, run: ActiveRun): Promise<PartProgress> {
    const compared = await prepare(part, run)
    let [position, checked, counted]: [string | null, number, number] = [null, 0, 0]
    do {
      const portion = await compared.next(position)
      const { differences, unsure = [] } = portion
      const keeps = counted < DIFFERENCES_KEPT.max
      checked += portion.checked
      counted += differences.length
      const found = counted
      await database.transaction(async (queries) => {
        if (keeps) await keepDifferences(queries, run._id, differences)
        await keepOpen(queries, run._id, unsure)
        const progress = { status: 'running', checked, found, reason: '' } as const
        await writeProgress(queries, run._id, { ...run.parts, [part]: progress })
      })
      position = portion.position
    } while (position !== null)
    const isCapped = counted > DIFFERENCES_KEPT.max
    if (!isCapped) await closeGone(database.sql, run._id, part)
    // A difference that is found twice counts once.
    const found = isCapped ? counted : await countKept(database.sql, run._id, part)
    return { status: 'done', checked, found, reason: '' }
  }

  /** @throws whatever a second attempt may mend */
  async function finish(part: ReconciliationPart, run: ActiveRun, failures: number): Promise<PartProgress> {
    try {
      return await compare(part, run)
    } catch (error) {
      log.warn({ part, reason: reasonOf(error) }, 'a part of the reconciliation was not compared')
      const reason =
        error instanceof ProviderFailure
          ? moneyMessages.away
          : error instanceof NotComparable
            ? error.message
            : moneyMessages.broke
      if (reason === moneyMessages.broke && failures + 1 < FAILURES) throw error
      return { ...run.parts[part], status: 'failed', reason }
    }
  }

  jobs.define<{ runId: string }>(JOB, OPTIONS, async ({ runId }, { failures }) => {
    let run = await findActiveRun(database.sql, runId)
    if (!run) return
    for (const part of RECONCILIATION_PARTS) {
      const { status } = run.parts[part]
      if (status === 'done' || status === 'failed') continue
      run = { ...run, parts: { ...run.parts, [part]: await finish(part, run, failures) } }
      await writeProgress(database.sql, runId, run.parts)
    }
    await endRun(database.sql, runId, run.parts)
  })

  const beginDue = (): Promise<void> =>
    database.transaction(async (queries) => {
      const runId = await insertDueRun(queries, DUE_HOUR)
      if (runId !== null) await jobs.send(queries, JOB, { runId })
    })
  jobs.every(DUE_EVERY_SECONDS, JOB, beginDue)

  return {
    /** Begins the run of this night, in one of the processes that call it. */
    beginDue,

    /** @returns its id; null while another runs */
    begin: (accountId: string): Promise<string | null> =>
      database.transaction(async (queries) => {
        const runId = await insertRun(queries, accountId)
        if (runId !== null) await jobs.send(queries, JOB, { runId })
        return runId
      }),
  }
}
