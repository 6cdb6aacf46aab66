import {
  FAILED_JOBS_SHOWN,
  PROCESS_SEEN_SECONDS,
  type FailedJob,
  type Health,
  PROBLEMS,
  type MapsState,
} from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { countFailedJobs, findFailedJob, listFailedJobs } from '../../platform/jobs/jobs.store.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { AuditService } from '../audit/audit.service.ts'
import { createFigures, findProblems, type FiguresDeps } from './figures.ts'
import { listProblems, takeTurn, writeProblems } from './operations.store.ts'
import { createAlerts, type AlertDeps } from './alert-operators.ts'

export interface OperationsDeps extends FiguresDeps, AlertDeps {
  readonly config: FiguresDeps['config'] & AlertDeps['config']
  readonly audit: Pick<AuditService, 'record'>
}

/** Watches how Ozi runs: finds what is wrong and what failed, and alerts the operators. */
export function createOperationsService(parts: OperationsDeps) {
  const { database, places, audit, jobs, dependencies, log } = parts
  const figures = createFigures(parts)

  const { alert } = createAlerts(parts)

  /**
   * Writes down that this process lives. One process at a time also writes and logs what is wrong, and alerts
   * the operators.
   */
  async function watch(): Promise<void> {
    await dependencies.look()
    const present = findProblems(await figures.read(true))
    const { began, ended } = await database.transaction(async (queries) => {
      if (!(await takeTurn(queries))) return { began: [], ended: [] }
      const changed = await writeProblems(queries, present)
      await alert(queries, { present, ended: changed.ended })
      return changed
    })
    for (const problem of began) log.warn({ problem }, `a problem has begun: ${PROBLEMS[problem].text}`)
    for (const { name } of ended) log.info({ problem: name }, 'a problem is over')
  }
  jobs.everyHere(PROCESS_SEEN_SECONDS, 'the health', watch)

  return {
    figures: () => figures.read(),
    watch,

    async health(): Promise<Health> {
      const [measured, known] = await Promise.all([figures.read(), listProblems(database.sql)])
      const since = new Map(known.map(({ name, since }) => [name, since.toISOString()]))
      const now = new Date().toISOString()
      const { version, migrations, backup, archive, mails, processes } = measured
      return {
        problems: findProblems(measured).map((name) => ({ name, since: since.get(name) ?? now })),
        version,
        migrations,
        backupAt: backup.at?.toISOString() ?? null,
        backupLog: archive && {
          waitingSeconds: Math.round(archive.waitingSeconds),
          checkedAt: archive.lastCheck?.at ?? null,
          problem: archive.lastCheck?.problem ?? null,
        },
        mailsWaiting: mails.reduce((sum, { jobs: waiting }) => sum + waiting, 0),
        processes: processes.map(({ isGone: _, problems: __, ...process }) => process),
      }
    },

    maps(): MapsState {
      const { failing, ...state } = places.health()
      return {
        ...state,
        failing: failing.map(({ service, since }) => ({ service, since: since.toISOString() })),
      }
    },

    async failedJobs(): Promise<{ jobs: FailedJob[]; counts: { name: string; jobs: number }[] }> {
      const [rows, counts] = await Promise.all([
        listFailedJobs(database.sql, FAILED_JOBS_SHOWN),
        countFailedJobs(database.sql),
      ])
      return {
        jobs: rows.map((row) => ({
          ...row,
          sentAt: row.sentAt.toISOString(),
          failedAt: row.failedAt.toISOString(),
        })),
        counts: counts.map(({ name, jobs: failed }) => ({ name, jobs: failed })),
      }
    },

    /** @throws Refusal NOT_FOUND if it is not there, or was retried meanwhile */
    async retryJob(caller: Caller, id: string): Promise<number> {
      return database.transaction(async (queries) => {
        const name = await findFailedJob(queries, id)
        const retried = name === null ? 0 : await jobs.retryFailed(queries, { id })
        if (name === null || retried === 0) throw new Refusal('NOT_FOUND')
        await recordRetry(queries, caller, name, retried)
        return retried
      })
    },

    /** @throws Refusal NOT_FOUND if no job of this name has failed */
    async retryJobs(caller: Caller, name: string): Promise<number> {
      return database.transaction(async (queries) => {
        const retried = await jobs.retryFailed(queries, { name })
        if (retried === 0) throw new Refusal('NOT_FOUND')
        await recordRetry(queries, caller, name, retried)
        return retried
      })
    },
  }

  function recordRetry(queries: Queries, caller: Caller, name: string, retried: number): Promise<void> {
    return audit.record(queries, caller, {
      action: 'job.retry',
      subject: { label: name },
      after: { jobs: retried },
    })
  }
}

export type OperationsService = ReturnType<typeof createOperationsService>
