import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import postgres from 'postgres'
import { loginOf } from './address.ts'
import { serverOf, type DatabaseConnection } from './connection.ts'
import type { DatabaseLog } from './log.ts'
import { DatabaseStream } from './stream.ts'

/** A connection pool. Queries are `sql` templates: every value in one is sent as a parameter. */
export type Sql = postgres.Sql
/** The one connection of an open transaction, from `sql.begin`. */
export type Transaction = postgres.TransactionSql
/** A part of a statement. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>

export interface PoolOptions {
  /**
   * The connection leads to a pooler such as PgBouncer that changes the session with each transaction. Statements
   * are not prepared, and the pooler sets the timeouts.
   */
  isPooler?: boolean
  /** The most connections. */
  max?: number
  /** A statement that runs longer is cancelled (57014), so that one bad query cannot block the pool. */
  statementTimeoutMs?: number
  log?: DatabaseLog
}

const connectTimeoutSeconds = 5
const idleTimeoutSeconds = 300
/** Ends a transaction that a bug left open, so that its locks are released. */
const idleInTransactionTimeoutMs = 30_000
/** Short, so that a database that is back is found within a second. */
const reconnectPauseSeconds = 0.05

const types: Record<string, postgres.PostgresType> = {
  bigint: { to: 20, from: [20], serialize: String, parse: Number },
  numeric: { to: 1700, from: [1700], serialize: String, parse: Number },
  date: { to: 1082, from: [1082], serialize: String, parse: String },
  'integer[]': arrayType(1007),
  'text[]': arrayType(1009),
  'uuid[]': arrayType(2951),
}

function arrayType(oid: number): postgres.PostgresType {
  return { to: oid, from: [oid], serialize: toArrayText, parse: pg.types.getTypeParser(oid) }
}

function toArrayText(values: readonly (string | number | null)[]): string {
  const quoted = (value: string | number | null) =>
    value === null ? 'null' : `"${String(value).replaceAll(/["\\]/g, '\\$&')}"`
  return `{${values.map(quoted).join(',')}}`
}

/**
 * Opens a connection pool. Connections are opened when first needed, and reopened after a loss.
 *
 * bigint and numeric are read as numbers: exact to 2^53, which is 90 million million naira in kobo.
 * timestamptz is read as Date, date as `YYYY-MM-DD`, null as null; undefined is written as null. Arrays are
 * known of integer, text and uuid; another kind needs its line in `types`.
 */
export function openDatabase(connection: DatabaseConnection, options: PoolOptions = {}): Sql {
  const { max = 15, statementTimeoutMs = 10_000, isPooler = false, log } = options
  const server = serverOf(connection)
  const settings = {
    ...loginOf(server.address),
    ssl: false,
    // Each query that waits for a connection to a server that is away fails at once.
    backoff: () => (server.isAway ? 0 : reconnectPauseSeconds),
    // The embedded database is on this machine: it cannot be silent without this process being so.
    ...(connection.kind === 'url'
      ? { socket: () => new DatabaseStream(server, { isWatched: true }).connect() }
      : {}),
    max,
    connect_timeout: connectTimeoutSeconds,
    idle_timeout: idleTimeoutSeconds,
    prepare: !isPooler,
    connection: {
      application_name: 'ozi',
      TimeZone: 'UTC',
      // A pooler refuses connections that ask for these.
      ...(isPooler
        ? {}
        : {
            statement_timeout: statementTimeoutMs,
            idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
          }),
    },
    onnotice: (notice: postgres.Notice) => log?.info(`PostgreSQL: ${notice['message']}`),
    transform: { undefined: null },
    types,
    // Otherwise the driver asks for all array types on each new connection. Nobody catches an error of that query,
    // so that a database that stops at this moment would end the process.
    fetch_types: false,
  }
  // A pooler that gives the session to somebody else after the first of several statements loses the others.
  return postgres({ ...settings, ...(isPooler ? { max_pipeline: 0 } : {}) })
}

/** Closes a pool. Running queries get `timeoutSeconds`, even if the database is already gone. */
export async function closeDatabase(sql: Sql, timeoutSeconds = 2): Promise<void> {
  // The pool's own timeout also waits for sockets that may never answer; this one does not.
  await Promise.race([
    sql.end({ timeout: timeoutSeconds }),
    sleep(timeoutSeconds * 1000 + 500, undefined, { ref: false }),
  ])
}

/** Whether a database answers a query within `timeoutMs`. */
export async function answers(connection: DatabaseConnection, timeoutMs = 3_000): Promise<boolean> {
  const sql = openDatabase(connection, { max: 1 })
  try {
    const query = sql`SELECT 1`.then(
      () => true,
      () => false,
    )
    return await Promise.race([query, sleep(timeoutMs, false, { ref: false })])
  } finally {
    await closeDatabase(sql, 0)
  }
}
