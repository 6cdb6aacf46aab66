import { getConstructionPlans } from 'pg-boss'

/**
 * The statements that create the jobs' tables for this code, without their own transaction: the caller's is
 * used.
 */
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

/**
 * Removes the script's timeouts: they fit its own short transaction, but the caller's also copies files in
 * between.
 */
const withoutTimeout = (sql: string): string =>
  sql.replace(/^\s*SET LOCAL (lock_timeout|idle_in_transaction_session_timeout) = \d+;$/gm, '')
