import { setTimeout as sleep } from 'node:timers/promises'
import { FAILED_JOBS_KEPT_DAYS } from '@ozi/contract'
import { PgBoss, type ConstructorOptions, type JobResult, type JobWithMetadata } from 'pg-boss'
import { pgOptions, type DatabaseConnection } from '../database/connection.ts'
import type { Queries } from '../database/database.ts'
import { reasonOf } from '../database/failure.ts'
import type { Log } from '../log.ts'
import { currentRequest, duringRequest } from '../request-trace.ts'
import { createThrottledLog } from '../throttled-log.ts'

/** The payload of a job: ids and names, never a secret, because it stays in the database for days. */
export type JobData = Readonly<Record<string, string | number | boolean>>

/** One attempt at a job. */
export interface JobAttempt {
  /** When the job was sent, by the database's clock. */
  readonly sentAt: Date
  /** How many attempts failed before this one. */
  readonly failures: number
}

/** Thrown by a handler if trying again cannot help. Its message is kept with the failed job: nothing personal. */
export class JobRefused extends Error {
  override name = 'JobRefused'
}

/** Jobs are delivered at least once: handlers must be idempotent. */
type JobHandler<T extends JobData> = (data: T, attempt: JobAttempt) => Promise<void>

export interface JobOptions {
  /** How often a failed job is retried. The pauses between attempts double from the first to the longest. */
  readonly retry: { readonly limit: number; readonly firstSeconds: number; readonly longestSeconds: number }
  /** How many jobs run at once in this process. */
  readonly workers: number
  /**
   * How many jobs a worker does at the same time, by default one. It takes the next ones when all of these are done.
   */
  readonly atOnce?: number
  /** An attempt that takes longer counts as failed, even if its process was killed. */
  readonly timeoutSeconds: number
  /**
   * The job may start up to POLL_SECONDS late. For jobs that busy transactions send: PostgreSQL serialises
   * commits that wake workers (NOTIFY), and each of them waits for the disk.
   */
  readonly canWait?: boolean
}

interface JobTime {
  /** Not before this many seconds have passed. */
  readonly afterSeconds: number
}

type PeriodicWork = (signal: AbortSignal) => Promise<void>

export interface Jobs {
  /** Sets the handler for jobs of this name. Call it before `start`. */
  define<T extends JobData>(name: string, options: JobOptions, handler: JobHandler<T>): void
  /** Sends a job as part of the caller's transaction: the job exists only if the transaction commits. */
  send(queries: Queries, name: string, data: JobData, when?: JobTime): Promise<void>
  /** The same for several of one name, in one statement. */
  sendAll(queries: Queries, name: string, all: readonly JobData[]): Promise<void>
  /**
   * Repeats `work`, with a pause after each run, in every process that works: several may run it at the same
   * time. Call it before `start`.
   * @param work gets a signal that is aborted at the stop
   */
  every(pauseSeconds: number, name: string, work: PeriodicWork): void
  /** The same, for what each process does for itself: also in one that works on no jobs. */
  everyHere(pauseSeconds: number, name: string, work: PeriodicWork): void
  /**
   * Sends jobs that failed for good again, in the caller's transaction: one, or all of a name.
   * @returns how many
   */
  retryFailed(queries: Queries, which: { readonly id: string } | { readonly name: string }): Promise<number>
  start(): Promise<void>
  /** Takes no more jobs. Running ones have STOP_MS to finish; otherwise they are run again later. */
  stop(): Promise<void>
}

/**
 * Connections of pg-boss, beside the one that listens. Few are enough: the work of a job uses the pool of the
 * requests.
 */
const POOL_SIZE = 2
/** A database that is silent for so long is connected to anew. */
const ANSWER_MS = 60_000
const STOP_MS = 8_000
/** Workers wake by NOTIFY after a commit; this poll finds jobs whose NOTIFY was missed. */
const BACKSTOP_POLL_SECONDS = 15
/** The poll interval while the LISTEN connection is lost. */
const POLL_SECONDS = 2
const WAKE_MARGIN_MS = 200
/** Jobs that fail for one reason are logged once in this time: when the mail server is away, all its jobs fail. */
const FAILURE_REPEATED_MS = 60_000
const KEEP_DONE_SECONDS = 24 * 3600
/** Where pg-boss copies jobs that failed for good. Nobody works on it. */
export const FAILED_JOBS = 'failed-jobs'
/** The most that one call retries; the rest stays to be retried. */
const RETRIED_AT_ONCE = 10_000
/** The request that sent a job: what the job logs carries its id. */
const REQUEST = 'requestId'
/** pg-boss adds the worker's name to each message; without it, equal errors have equal messages. */
const WORKER_SUFFIX = / \(Queue: .*\)$/

interface Definition {
  readonly name: string
  readonly options: JobOptions
  readonly handler: JobHandler<JobData>
}

interface JobsDeps {
  readonly connection: DatabaseConnection
  readonly log: Log
  /** false: only sends jobs; other processes work on them. */
  readonly works?: boolean
  /** How often workers look for jobs that can wait. */
  readonly pollSeconds?: number
  /** Tries a failed job again at once, whatever pauses its options ask for. */
  readonly retriesAtOnce?: boolean
}

/**
 * Background work that outlives a request, stored in PostgreSQL: any process on the same database may run it.
 */
export function createJobs({
  connection,
  log,
  works = true,
  pollSeconds = POLL_SECONDS,
  retriesAtOnce = false,
}: JobsDeps): Jobs {
  const boss = new PgBoss({
    // pg-boss hands them on to pg; its types do not know all of them.
    ...({ ...pgOptions(connection), query_timeout: ANSWER_MS } as Pick<ConstructorOptions, 'host' | 'port'>),
    application_name: 'ozi jobs',
    max: works ? POOL_SIZE : 1,
    useListenNotify: works,
    supervise: works,
    schedule: false,
    // The owner of the tables does that (prepare-jobs.ts).
    reindex: false,
  })
  const logThrottled = createThrottledLog(log)
  const stopping = new AbortController()
  // Without a listener, an error event would end the process. pg-boss resumes by itself once the database is
  // back.
  boss.on('error', (error) => {
    // At a stop, the database may end a connection before it is closed here.
    if (!stopping.signal.aborted) logThrottled(`jobs: ${messageOf(error)}`)
  })
  boss.on('warning', (warning) => logThrottled(`jobs: ${warning.message}`))

  const definitions = new Map<string, Definition>()
  const retryTimers = new Set<NodeJS.Timeout>()
  const rounds: {
    readonly pauseSeconds: number
    readonly name: string
    readonly work: PeriodicWork
  }[] = []

  async function goRound({ pauseSeconds, name, work }: (typeof rounds)[number]): Promise<void> {
    const { signal } = stopping
    while (!signal.aborted) {
      await sleep(pauseSeconds * 1000, undefined, { ref: false, signal }).catch(() => {})
      if (!signal.aborted)
        await work(signal).catch((error: unknown) => logThrottled(`${name}: ${reasonOf(error)}`))
    }
  }

  async function startWorker({ name, options, handler }: Definition): Promise<void> {
    let workerId = ''
    workerId = await boss.work(
      name,
      {
        includeMetadata: true,
        perJobResults: true,
        batchSize: options.atOnce ?? 1,
        pollingIntervalSeconds: pollSeconds,
        notifyPollingIntervalSeconds: BACKSTOP_POLL_SECONDS,
      },
      async (jobs: JobWithMetadata<JobData>[]) => {
        const results = await Promise.all(
          jobs.map(async (job) => {
            const { [REQUEST]: request, ...data } = job.data
            const result = await duringRequest(request?.toString(), () =>
              attempt(job, () => handler(data, { sentAt: job.createdOn, failures: job.retryCount })),
            )
            if (result.status === 'failed') wakeForRetry(workerId, options, job.retryCount + 1)
            return result
          }),
        )
        // Other jobs may be waiting: a wake-up that arrived while these ran had no effect.
        boss.notifyWorker(workerId)
        return results
      },
    )
  }

  async function attempt(job: JobWithMetadata<JobData>, work: () => Promise<void>): Promise<JobResult> {
    const { id } = job
    try {
      await work()
      return { id, status: 'completed' }
    } catch (error) {
      const reason = reasonOf(error)
      if (error instanceof JobRefused)
        return { id, status: 'deadletter', output: { reason, isRefused: true } }
      logFailure(job, reason)
      return { id, status: 'failed', output: { reason } }
    }
  }

  function logFailure({ name, retryCount, retryLimit }: JobWithMetadata, reason: string): void {
    const fields = { job: name, failures: retryCount + 1, reason }
    if (retryCount >= retryLimit) log.error(fields, 'a job failed for good')
    else logThrottled('a job failed', { fields, level: 'warn', key: reason, everyMs: FAILURE_REPEATED_MS })
    log.debug(fields, 'an attempt at a job failed')
  }

  /** A retry sends no NOTIFY when it is due. This wakes the worker then, so that polls can be rare. */
  function wakeForRetry(workerId: string, { retry }: JobOptions, failures: number): void {
    const latestSeconds = retriesAtOnce
      ? 0
      : Math.min(retry.longestSeconds, retry.firstSeconds * 2 ** Math.min(failures, 16))
    const timer = setTimeout(
      () => {
        retryTimers.delete(timer)
        boss.notifyWorker(workerId)
      },
      latestSeconds * 1000 + WAKE_MARGIN_MS,
    )
    timer.unref()
    retryTimers.add(timer)
  }

  function requireDefined(name: string): void {
    if (!definitions.has(name)) throw new Error(`nobody works on the job ${name}`)
  }

  return {
    define(name, options, handler) {
      if (definitions.has(name)) throw new Error(`the job ${name} is defined twice`)
      definitions.set(name, { name, options, handler: handler as JobHandler<JobData> })
    },

    every(pauseSeconds, name, work) {
      if (works) rounds.push({ pauseSeconds, name, work })
    },

    everyHere(pauseSeconds, name, work) {
      rounds.push({ pauseSeconds, name, work })
    },

    async send(queries, name, data, when) {
      requireDefined(name)
      await boss.send(name, withRequest(data), {
        db: within(queries),
        ...(when ? { startAfter: when.afterSeconds } : {}),
      })
    },

    async sendAll(queries, name, all) {
      requireDefined(name)
      if (all.length === 0) return
      const sent = all.map((data) => ({ data: withRequest(data) }))
      await boss.insert(name, sent, { db: within(queries) })
    },

    async retryFailed(queries, which) {
      const filter = 'id' in which ? { ids: [which.id] } : { sourceName: which.name, limit: RETRIED_AT_ONCE }
      return boss.redrive(FAILED_JOBS, { ...filter, db: within(queries) })
    },

    async start() {
      await boss.start()
      const failed = { retentionSeconds: FAILED_JOBS_KEPT_DAYS * 24 * 3600 }
      await boss.createQueue(FAILED_JOBS, failed)
      await boss.updateQueue(FAILED_JOBS, failed)
      for (const { name, options } of definitions.values()) {
        const queue = queueOptions(options, retriesAtOnce)
        await boss.createQueue(name, queue)
        // Otherwise a queue that an earlier release created keeps its old options.
        await boss.updateQueue(name, queue)
      }
      for (const definition of works ? definitions.values() : []) {
        for (let count = 0; count < definition.options.workers; count += 1) await startWorker(definition)
      }
      for (const round of rounds) void goRound(round)
    },

    async stop() {
      stopping.abort()
      for (const timer of retryTimers) clearTimeout(timer)
      retryTimers.clear()
      const drained = Promise.all([...definitions.keys()].map((name) => boss.offWork(name)))
      await Promise.race([drained.catch(() => {}), sleep(STOP_MS, undefined, { ref: false })])
      // A graceful stop would look only twice a second whether the workers are done.
      const stopped = boss
        .stop({ graceful: false })
        .catch((error: unknown) => logThrottled(`jobs: ${reasonOf(error)}`))
      // If the database is gone, `boss.stop` never resolves.
      await Promise.race([stopped, sleep(2_000, undefined, { ref: false })])
    },
  }
}

function withRequest(data: JobData): JobData {
  const request = currentRequest()
  return request === undefined ? data : { ...data, [REQUEST]: request }
}

/** pg-boss on the caller's connection. */
const within = (queries: Queries) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({
    rows: await queries.unsafe(text, values as string[], { prepare: true }),
  }),
})

/** pg-boss emits errors of its workers as plain objects, and errors of its pool unchanged. */
function messageOf(error: { message: string }): string {
  return (error.message || reasonOf(error)).replace(WORKER_SUFFIX, '')
}

function queueOptions({ retry, timeoutSeconds, canWait = false }: JobOptions, retriesAtOnce: boolean) {
  return {
    notify: !canWait,
    retryLimit: retry.limit,
    ...(retriesAtOnce
      ? { retryDelay: 0 }
      : { retryDelay: retry.firstSeconds, retryBackoff: true, retryDelayMax: retry.longestSeconds }),
    expireInSeconds: timeoutSeconds,
    deleteAfterSeconds: KEEP_DONE_SECONDS,
    deadLetter: FAILED_JOBS,
  }
}
