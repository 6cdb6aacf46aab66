import { getConstructionPlans } from 'pg-boss'

/** The statements that make the jobs' tables as this code knows them, for a transaction of somebody else's. */
export function jobsSchema(): { version: number; sql: string } {
  const plan = getConstructionPlans('pgboss')
  const [, sql, version] =
    /^\s*BEGIN;([\s\S]*INSERT INTO pgboss\.version\(version\) VALUES \('(\d+)'\);)\s*COMMIT;\s*$/.exec(
      plan,
    ) ?? []
  if (sql === undefined || version === undefined) {
    throw new Error('pg-boss writes down its tables in another way than it did')
  }
  return { version: Number(version), sql: withoutTimeout(sql) }
}

/** Its own transaction is short; the one around it waits for files in between. */
const withoutTimeout = (sql: string): string =>
  sql.replace(/^\s*SET LOCAL (lock_timeout|idle_in_transaction_session_timeout) = \d+;$/gm, '')
