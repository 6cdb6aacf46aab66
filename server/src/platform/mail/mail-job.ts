import { JobRefused, type JobAttempt, type JobData, type Jobs } from '../jobs/jobs.ts'
import type { Log } from '../log.ts'
import { LONGEST_SEND_SECONDS, MailFailure } from './mailer.ts'

/** Retries for two days. */
const RETRY = { limit: 3_000, firstSeconds: 2, longestSeconds: 60 } as const

interface MailJobOptions<T extends JobData> {
  readonly name: string
  /** How many of these mails are sent at once in this process. */
  readonly workers: number
  readonly canWait?: boolean
  /** Fields of the log for a job whose mail was refused for good: ids and names, nothing personal. */
  readonly describe: (job: T) => JobData
}

/**
 * Defines a job that writes a mail and retries until the mail server accepts it. Send the job inside the
 * transaction that the mail is about. It carries only ids, and may run twice. A mail that is refused for good
 * is logged, kept with the failed jobs and not retried by itself.
 */
export function defineMailJob<T extends JobData>(
  { jobs, log }: { readonly jobs: Jobs; readonly log: Log },
  { name, workers, canWait = false, describe }: MailJobOptions<T>,
  write: (job: T, attempt: JobAttempt) => Promise<void>,
): void {
  jobs.define<T>(
    name,
    { retry: RETRY, workers, canWait, timeoutSeconds: LONGEST_SEND_SECONDS },
    async (job, attempt) => {
      try {
        await write(job, attempt)
      } catch (error) {
        if (!(error instanceof MailFailure && error.isFinal)) throw error
        log.warn({ ...describe(job), reason: error.message }, 'a mail was refused for good')
        throw new JobRefused(error.message)
      }
    },
  )
}
