import type { Queries } from '../database/database.ts'
import { FAILED_JOBS } from './jobs.ts'

/** Jobs of one name that should be done by now. */
interface JobBacklog {
  readonly name: string
  readonly jobs: number
  /** How long the oldest has waited since it was due. */
  readonly oldestSeconds: number
  /** How many wait too long: nobody has begun them for minutes, or they have failed again and again. */
  readonly stuck: number
}

/** A job that failed for good; `isRefused` if trying again could not help at the time. */
interface FailedJobRow {
  readonly _id: string
  readonly name: string
  readonly sentAt: Date
  readonly failedAt: Date
  readonly attempts: number
  readonly reason: string
}

/** With the pauses between attempts doubling from two seconds, this many take some four minutes. */
const STUCK_FAILURES = 7
const STUCK_SECONDS = 300

/** By name; those sent for later are not among them. */
export async function countWaitingJobs(queries: Queries): Promise<JobBacklog[]> {
  return queries<JobBacklog[]>`
    select name, count(*) as jobs, max(waited)::float8 as "oldestSeconds",
      count(*) filter (
        where retry_count >= ${STUCK_FAILURES} or (retry_count = 0 and waited > ${STUCK_SECONDS})
      ) as stuck
    from (
      select name, retry_count,
        extract(epoch from now() - case when retry_count > 0 then created_on else start_after end) as waited
      from pgboss.job
      where state < 'active' and name <> ${FAILED_JOBS}
        and (state = 'retry' or retry_count > 0 or start_after <= now())
    ) as due
    group by name order by name`
}

/** How many jobs failed for good, by name; and those of the last day that were not refused. */
export async function countFailedJobs(
  queries: Queries,
): Promise<{ readonly name: string; readonly jobs: number; readonly lately: number }[]> {
  return queries`
    select source_name as name, count(*) as jobs,
      count(*) filter (
        where created_on > now() - interval '1 day' and not coalesce((source_output ->> 'isRefused')::boolean, false)
      ) as lately
    from pgboss.job where name = ${FAILED_JOBS} and state = 'created' and source_name is not null
    group by source_name order by source_name`
}

/** The newest first. */
export async function listFailedJobs(queries: Queries, limit: number): Promise<FailedJobRow[]> {
  return queries<FailedJobRow[]>`
    select id as _id, source_name as name, source_created_on as "sentAt", created_on as "failedAt",
      source_retry_count + 1 as attempts, coalesce(source_output ->> 'reason', source_output ->> 'message', '') as reason
    from pgboss.job where name = ${FAILED_JOBS} and state = 'created' and source_name is not null
    order by created_on desc, id limit ${limit}`
}

/** The name of a failed job; null if it is not there. */
export async function findFailedJob(queries: Queries, id: string): Promise<string | null> {
  const rows = await queries<{ name: string }[]>`
    select source_name as name from pgboss.job
    where name = ${FAILED_JOBS} and id = ${id} and state = 'created' and source_name is not null`
  return rows[0]?.name ?? null
}
