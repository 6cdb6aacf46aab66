import {
  FAILED_JOBS_SHOWN,
  PROCESS_SEEN_SECONDS,
  type FailedJob,
  type Health,
  type MapsState,
  type Problem,
} from '@ozi/contract'
import type { Config } from '../../platform/config.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { countFailedJobs, findFailedJob, listFailedJobs } from '../../platform/jobs/jobs.store.ts'
import type { Log } from '../../platform/log.ts'
import { defineMailJob } from '../../platform/mail/mail-job.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { AuditService } from '../audit/audit.service.ts'
import { createFigures, findProblems, type FiguresParts } from './figures.ts'
import { healthLetter } from './health-letter.ts'
import { listProblems, markMailed, takeTurn, writeProblems } from './operations.store.ts'

const JOB = 'health-mail'
/** What is over sooner is not worth a mail. */
const MAILED_AFTER_SECONDS = 300

export interface OperationsParts extends FiguresParts {
  readonly config: Pick<Config, 'dataDir' | 'publicUrl' | 'mail'>
  readonly audit: Pick<AuditService, 'record'>
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly log: Log
}

/** How Ozi runs: what is wrong, what failed, and who is told. */
export function createOperationsService(parts: OperationsParts) {
  const { database, config, places, audit, jobs, mailer, dependencies, log } = parts
  const figures = createFigures(parts)

  defineMailJob<{ readonly wrong: string; readonly right: string }>(
    { jobs, log },
    { name: JOB, workers: 1, canWait: true, describe: ({ wrong, right }) => ({ wrong, right }) },
    ({ wrong, right }) =>
      mailer.send({
        to: config.mail.support,
        ...healthLetter({ wrong: namesIn(wrong), right: namesIn(right) }, config.publicUrl),
      }),
  )

  /**
   * Writes down that this process lives. One process at a time also writes what is wrong, and mails it once it has
   * lasted: not while mails are not going out, when the mail would come too late to help.
   */
  async function watch(): Promise<void> {
    await dependencies.look()
    const problems = findProblems(await figures.read(true))
    await database.transaction(async (queries) => {
      if (!(await takeTurn(queries))) return
      const right = await writeProblems(queries, problems)
      const wrong = problems.includes('mail') ? [] : await markMailed(queries, MAILED_AFTER_SECONDS)
      if (wrong.length + right.length === 0) return
      await jobs.send(queries, JOB, { wrong: wrong.join(), right: right.join() })
    })
  }
  jobs.everyHere(PROCESS_SEEN_SECONDS, 'the health', watch)

  return {
    figures: () => figures.read(),
    watch,

    async health(): Promise<Health> {
      const [measured, known] = await Promise.all([figures.read(), listProblems(database.sql)])
      const since = new Map(known.map(({ name, since }) => [name, since.toISOString()]))
      const now = new Date().toISOString()
      const { version, migrations, backup, mails, processes, readDatabase } = measured
      return {
        problems: findProblems(measured).map((name) => ({ name, since: since.get(name) ?? now })),
        version,
        migrations,
        backupAt: backup.at?.toISOString() ?? null,
        mailsWaiting: mails.reduce((sum, { jobs: waiting }) => sum + waiting, 0),
        readDatabase,
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

const namesIn = (text: string): Problem[] => (text === '' ? [] : (text.split(',') as Problem[]))

export type OperationsService = ReturnType<typeof createOperationsService>
