import { DIFFERENCES_KEPT, moneyMessages, RECONCILED_PARTS, type ReconciledPart } from '@ozi/contract'
import { randomUUID } from 'node:crypto'
import type { Database } from '../../platform/database/database.ts'
import { reasonOf } from '../../platform/database/failure.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import { ProviderFailure } from '../payments/online-payments.service.ts'
import type { ComparedPart, Portion } from './compare-things.ts'
import { closeGone, countKept, keepDifferences, keepOpen } from './differences.store.ts'
import {
  insertDueRun,
  lockRun,
  takeRun,
  writeProgress,
  type PartProgress,
  type Progress,
  type RunningRun,
} from './runs.store.ts'

const PAUSE_SECONDS = 5
/** Longer than any portion takes; then another process goes on. */
const TAKEN_SECONDS = 60
/** In the morning, on the clock of Lagos, when there is least to do. */
const DUE_HOUR = 3
/** A portion that fails so often is left out with the rest of its part. */
const FAILURES = 3

/** Why a part cannot be compared at all now. */
export class NotComparable extends Error {
  override name = 'NotComparable'
}

export interface PreparedPart extends ComparedPart {
  /** Of how many, if that is known. */
  readonly total?: number
}

export interface RunPartsDeps {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'every'>
  readonly log: Pick<Log, 'info' | 'warn'>
  /** What to compare in a run. @throws NotComparable */
  readonly prepare: (part: ReconciledPart, run: RunningRun) => Promise<PreparedPart>
}

/**
 * Works off the run that was begun, a portion to a commit: if this process dies, another one goes on a minute later. At
 * night it begins one by itself.
 */
export function createRunning({ database, jobs, log, prepare }: RunPartsDeps) {
  const processId = randomUUID()
  let prepared: { readonly run: string; readonly part: ReconciledPart; readonly is: PreparedPart } | undefined

  async function preparedPart(run: RunningRun): Promise<PreparedPart> {
    if (prepared?.run !== run._id || prepared.part !== run.part) {
      prepared = { run: run._id, part: run.part, is: await prepare(run.part, run) }
    }
    return prepared.is
  }

  function write(run: RunningRun, changes: Partial<PartProgress>, portion?: Portion): Promise<void> {
    const before = run.parts[run.part]
    return database.transaction(async (queries) => {
      if (!(await lockRun(queries, run._id, processId))) return
      await keepDifferences(
        queries,
        run._id,
        portion && before.found < DIFFERENCES_KEPT.max ? portion.differences : [],
      )
      await keepOpen(queries, run._id, portion?.unsure ?? [])
      const isOver = changes.state === 'done' || changes.state === 'failed'
      const counted = before.found + (portion?.differences.length ?? 0)
      // What is looked at twice is one difference.
      const found = counted > DIFFERENCES_KEPT.max ? counted : await countKept(queries, run._id, run.part)
      if (changes.state === 'done' && counted <= DIFFERENCES_KEPT.max)
        await closeGone(queries, run._id, run.part)
      const parts: Progress = { ...run.parts, [run.part]: { ...before, ...changes, found } }
      const following = RECONCILED_PARTS[RECONCILED_PARTS.indexOf(run.part) + 1]
      const here = { part: run.part, position: portion ? portion.position : run.position }
      const there = following === undefined ? null : { part: following, position: null }
      await writeProgress(queries, run._id, parts, isOver ? there : here)
    })
  }

  async function writeFailure(run: RunningRun, error: unknown): Promise<void> {
    const failures = run.parts[run.part].failures + 1
    const isAway = error instanceof ProviderFailure
    const isFinal = isAway || error instanceof NotComparable || failures >= FAILURES
    log.warn({ part: run.part, reason: reasonOf(error) }, 'a part of the reconciliation was not compared')
    const reason = isAway
      ? moneyMessages.away
      : error instanceof NotComparable
        ? error.message
        : moneyMessages.broke
    prepared = undefined
    await write(run, isFinal ? { state: 'failed', reason, failures } : { failures })
  }

  /** @returns whether there may be more to do now */
  async function step(): Promise<boolean> {
    const run = await takeRun(database.sql, processId, TAKEN_SECONDS)
    if (!run) return false
    try {
      const part = await preparedPart(run)
      const portion = await part.next(run.position)
      const { checked } = run.parts[run.part]
      const { total } = part
      await write(
        run,
        {
          state: portion.position === null ? 'done' : 'running',
          checked: checked + portion.checked,
          failures: 0,
          ...(total !== undefined && { total: Math.max(total, checked + portion.checked) }),
        },
        portion,
      )
      return true
    } catch (error) {
      await writeFailure(run, error)
      return error instanceof ProviderFailure || error instanceof NotComparable
    }
  }

  async function workOff(signal?: AbortSignal): Promise<void> {
    await insertDueRun(database.sql, DUE_HOUR)
    while (!signal?.aborted && (await step()));
  }

  let atWork: Promise<void> | undefined
  const run = (signal?: AbortSignal): Promise<void> =>
    (atWork ??= workOff(signal).finally(() => (atWork = undefined)))

  jobs.every(PAUSE_SECONDS, 'reconciliation', run)
  return { run }
}
