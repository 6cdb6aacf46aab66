import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss, type ConstructorOptions, type JobWithMetadata } from 'pg-boss'
import { pgOptions, type DatabaseConnection } from '../database/connection.ts'
import type { Queries } from '../database/database.ts'
import { reasonOf } from '../database/failure.ts'
import type { Log } from '../log.ts'
import { logCalmly } from './calm-log.ts'

/** What a job carries: ids and names, never a secret. It stays in the database for days. */
export type JobData = Readonly<Record<string, string | number | boolean>>

/** One attempt at a job. */
export interface JobAttempt {
  /** When the job was sent, by the database's clock. */
  readonly sentAt: Date
  /** Attempts before this one. */
  readonly failures: number
}

/** Jobs are delivered at least once: a handler run twice must do what one run does. */
export type JobHandler<T extends JobData> = (data: T, attempt: JobAttempt) => Promise<void>

export interface JobOptions {
  /** How often a failed job is tried again, and the pauses between, which double from first to longest. */
  readonly retry: { readonly limit: number; readonly firstSeconds: number; readonly longestSeconds: number }
  /** How many run at once in this process. */
  readonly workers: number
  /** An attempt that takes longer counts as failed, also where its process was killed. */
  readonly timeoutSeconds: number
  /**
   * Work on it begins up to POLL_SECONDS late. For what busy transactions send: PostgreSQL commits those that wake
   * somebody (NOTIFY) one after the other, each waiting for the disk alone.
   */
  readonly canWait?: boolean
}

export interface JobTime {
  /** Not before this many seconds from now. */
  readonly afterSeconds: number
}

export interface Jobs {
  /** Says who works on jobs of this name. Before `start`. */
  define<T extends JobData>(name: string, options: JobOptions, handler: JobHandler<T>): void
  /** Sends a job as part of the caller's transaction: a commit delivers it, a rollback takes it back. */
  send(queries: Queries, name: string, data: JobData, when?: JobTime): Promise<void>
  /**
   * Does `work` again and again, a pause after each end, in every process that runs: several may be at it at once.
   * Before `start`.
   */
  every(pauseSeconds: number, name: string, work: () => Promise<void>): void
  start(): Promise<void>
  /** Takes no further jobs; those running may finish for STOP_MS, else they are run again later. */
  stop(): Promise<void>
}

const POOL_SIZE = 4
const STOP_MS = 8_000
/** A committed job wakes the workers by NOTIFY; this catches what was missed while a process was away. */
const BACKSTOP_POLL_SECONDS = 15
/** While the listening connection is lost. */
const POLL_SECONDS = 2
const WAKE_MARGIN_MS = 200
const KEEP_DONE_SECONDS = 24 * 3600
/** pg-boss names the worker in each message; the trouble is the same for all. */
const WORKER_SUFFIX = / \(Queue: .*\)$/

interface Definition {
  readonly name: string
  readonly options: JobOptions
  readonly handler: JobHandler<JobData>
}

/** Work that outlives a request, kept in PostgreSQL: any process that shares the database may do it. */
export function createJobs({ connection, log }: { connection: DatabaseConnection; log: Log }): Jobs {
  const boss = new PgBoss({
    ...(pgOptions(connection) as Pick<ConstructorOptions, 'connectionString' | 'host' | 'port'>),
    application_name: 'ozi jobs',
    max: POOL_SIZE,
    useListenNotify: true,
    schedule: false,
  })
  const calmly = logCalmly(log)
  // Without a listener an error event would end the process; pg-boss goes on by itself once the database is back.
  boss.on('error', (error) => calmly(`jobs: ${messageOf(error)}`))
  boss.on('warning', (warning) => calmly(`jobs: ${warning.message}`))

  const definitions = new Map<string, Definition>()
  const retryTimers = new Set<NodeJS.Timeout>()
  const rounds: {
    readonly pauseSeconds: number
    readonly name: string
    readonly work: () => Promise<void>
  }[] = []
  const stopping = new AbortController()

  async function goRound({ pauseSeconds, name, work }: (typeof rounds)[number]): Promise<void> {
    const { signal } = stopping
    while (!signal.aborted) {
      await sleep(pauseSeconds * 1000, undefined, { ref: false, signal }).catch(() => {})
      if (!signal.aborted) await work().catch((error: unknown) => calmly(`${name}: ${reasonOf(error)}`))
    }
  }

  async function startWorker({ name, options, handler }: Definition): Promise<void> {
    let workerId = ''
    workerId = await boss.work(
      name,
      {
        includeMetadata: true,
        pollingIntervalSeconds: POLL_SECONDS,
        notifyPollingIntervalSeconds: BACKSTOP_POLL_SECONDS,
      },
      async (jobs: JobWithMetadata<JobData>[]): Promise<void> => {
        for (const job of jobs) {
          try {
            await handler(job.data, { sentAt: job.createdOn, failures: job.retryCount })
          } catch (error) {
            log.warn({ job: name, failures: job.retryCount + 1, reason: reasonOf(error) }, 'a job failed')
            wakeForRetry(workerId, options, job.retryCount + 1)
            throw error
          } finally {
            // Others may wait behind this one, whose own wake-up was spent while this one ran.
            boss.notifyWorker(workerId)
          }
        }
      },
    )
  }

  /** Retries are due by a time, not by an event: wakes the worker then, so that no poll need be frequent. */
  function wakeForRetry(workerId: string, { retry }: JobOptions, failures: number): void {
    const latestSeconds = Math.min(retry.longestSeconds, retry.firstSeconds * 2 ** Math.min(failures, 16))
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

  return {
    define(name, options, handler) {
      if (definitions.has(name)) throw new Error(`the job ${name} is defined twice`)
      definitions.set(name, { name, options, handler: handler as JobHandler<JobData> })
    },

    every(pauseSeconds, name, work) {
      rounds.push({ pauseSeconds, name, work })
    },

    async send(queries, name, data, when) {
      if (!definitions.has(name)) throw new Error(`nobody works on the job ${name}`)
      const executeSql = async (text: string, values: unknown[] = []) => ({
        rows: await queries.unsafe(text, values as string[], { prepare: true }),
      })
      await boss.send(name, data, { db: { executeSql }, ...(when ? { startAfter: when.afterSeconds } : {}) })
    },

    async start() {
      await boss.start()
      for (const { name, options } of definitions.values()) {
        const queue = queueOptions(options)
        await boss.createQueue(name, queue)
        // A queue that an earlier release created keeps its old options otherwise.
        await boss.updateQueue(name, queue)
      }
      for (const definition of definitions.values()) {
        for (let count = 0; count < definition.options.workers; count += 1) await startWorker(definition)
      }
      for (const round of rounds) void goRound(round)
    },

    async stop() {
      stopping.abort()
      for (const timer of retryTimers) clearTimeout(timer)
      retryTimers.clear()
      const stopped = boss
        .stop({ graceful: true, timeout: STOP_MS })
        .catch((error: unknown) => calmly(`jobs: ${reasonOf(error)}`))
      // A database that is gone never answers the farewell.
      await Promise.race([stopped, sleep(STOP_MS + 2_000, undefined, { ref: false })])
    },
  }
}

/** pg-boss emits errors of its workers as plain objects, and those of its pool as they come. */
function messageOf(error: { message: string }): string {
  return (error.message || reasonOf(error)).replace(WORKER_SUFFIX, '')
}

function queueOptions({ retry, timeoutSeconds, canWait = false }: JobOptions) {
  return {
    notify: !canWait,
    retryLimit: retry.limit,
    retryDelay: retry.firstSeconds,
    retryBackoff: true,
    retryDelayMax: retry.longestSeconds,
    expireInSeconds: timeoutSeconds,
    deleteAfterSeconds: KEEP_DONE_SECONDS,
  }
}
