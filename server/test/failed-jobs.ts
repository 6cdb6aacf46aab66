import type { Sql } from '../src/platform/database/pool.ts'
import { FAILED_JOBS } from '../src/platform/jobs/jobs.ts'

const HEALTH_MAIL = { to: 'SUPPORT_EMAIL', wrong: '', right: 'disk' }

interface FailedJobInput {
  readonly name?: string
  readonly data?: Readonly<Record<string, string>>
  readonly isRefused?: boolean
  readonly hoursAgo?: number
}

/** Puts a job among those that failed for good. @returns its id there */
export async function failJob(sql: Sql, given: FailedJobInput = {}): Promise<string> {
  const { name = 'health-mail', data = HEALTH_MAIL, isRefused = false, hoursAgo = 0 } = given
  const output = { reason: 'the mail server did not take it (EAUTH)', isRefused }
  const [row] = await sql<{ id: string }[]>`
    insert into pgboss.job (
      name, data, source_name, source_id, source_created_on, source_retry_count, source_output, created_on, keep_until
    )
    values (
      ${FAILED_JOBS}, ${JSON.stringify(data)}::text::jsonb, ${name}, gen_random_uuid(), now() - interval '2 days', 3000,
      ${JSON.stringify(output)}::text::jsonb, now() - make_interval(hours => ${hoursAgo}), now() + interval '30 days'
    )
    returning id`
  return row?.id ?? ''
}
