import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { pgOptions, type DatabaseConnection } from './connection.ts'
import type { DatabaseLog } from './log.ts'
import { createTag, type Hook, type Query, type Tag } from './tag.ts'

export type { Fragment, Hook, Execution } from './tag.ts'

/** The one connection of an open transaction, from `sql.begin`. */
export interface Transaction extends Tag {
  readonly isTransaction: true
}

/** One connection outside the pool, until it is released. */
export interface SqlConnection extends Tag {
  release(): void
}

/** How much of a pool is in use. */
export interface PoolUse {
  /** The most connections. */
  readonly size: number
  readonly used: number
  /** Statements and transactions for which no connection was free. */
  readonly waiting: number
}

/** A connection pool. Queries are `sql` templates: every value in one is sent as a parameter. */
export interface Sql extends Tag {
  /** Commits when `work` resolves and none of its statements failed; otherwise rolls back and rejects. */
  begin<T>(work: (queries: Transaction) => T | Promise<T>): Promise<T>
  begin<T>(options: string, work: (queries: Transaction) => T | Promise<T>): Promise<T>
  /** A connection for a long read. Its statements may take as long as an export. */
  reserve(): Promise<SqlConnection>
  /** Each hook is called with each statement of the pool. */
  readonly hooks: Set<Hook>
  use(): PoolUse
  /** Resolves when nobody uses a connection. */
  end(): Promise<void>
}

export interface PoolOptions {
  /**
   * The connection leads to a pooler such as PgBouncer that changes the session with each transaction. Statements
   * are not prepared, and the pooler sets the timeouts.
   */
  isPooler?: boolean
  /** The most connections. */
  max?: number
  /** A statement that runs longer is cancelled (57014), so that one bad query cannot block the pool. 0: none is. */
  statementTimeoutMs?: number
  log?: DatabaseLog
}

const connectMs = 3_000
/** An answer that comes so much later than the server's own limit will not come: the database is silent. */
const silenceMs = 500
/** An export may wait 120 s for its first row. */
const reservedMs = 130_000
const idleMs = 300_000
/** A pool follows a pooler or a proxy whose servers have changed. */
const lifetimeSeconds = 1_800
/** Ends a transaction that a bug left open, so that its locks are released. */
const idleInTransactionMs = 30_000

class ClientWithTimeout extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectMs })
  }
}

const arrayOf = (oid: number) => [oid, pg.types.getTypeParser(oid)] as const
const toNumber = (text: string) => Number(text)
const toDate = (text: string) => new Date(text)
const parsers = new Map<number, (text: string) => unknown>([
  ...[20, 21, 23, 26, 700, 701, 1700].map((oid) => [oid, toNumber] as const),
  ...[1114, 1184].map((oid) => [oid, toDate] as const),
  ...[114, 3802].map((oid) => [oid, (text: string) => JSON.parse(text) as unknown] as const),
  [16, (text) => text === 't'],
  [17, pg.types.getTypeParser(17)],
  ...[1007, 1009, 2951].map(arrayOf),
])
const asText = (text: string) => text

/**
 * Opens a connection pool. Connections are opened when first needed, and reopened after a loss.
 *
 * bigint and numeric are read as numbers: exact to 2^53, which is 90 million million naira in kobo.
 * timestamptz is read as Date, date as `YYYY-MM-DD`, null as null; undefined is written as null. Arrays are
 * read of integer, text and uuid; another kind needs its line in `parsers`.
 */
export function openDatabase(connection: DatabaseConnection, options: PoolOptions = {}): Sql {
  const { max = 15, statementTimeoutMs = 6_000, isPooler = false, log } = options
  const pool = new pg.Pool({
    ...pgOptions(connection),
    application_name: 'ozi',
    max,
    Client: ClientWithTimeout,
    ...(statementTimeoutMs > 0 && {
      query_timeout: statementTimeoutMs + silenceMs,
      // With the wait until a connection is free.
      connectionTimeoutMillis: statementTimeoutMs + silenceMs,
    }),
    idleTimeoutMillis: idleMs,
    maxLifetimeSeconds: lifetimeSeconds,
    // A pooler refuses connections that ask for these.
    ...(!isPooler && {
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: idleInTransactionMs,
    }),
    // The statements of a transaction that nobody waits for one by one are sent together.
    pipeline: true,
    types: { getTypeParser: (oid: number) => parsers.get(oid) ?? asText },
    // As a statement, because a pooler refuses some settings at the start of a session.
    onConnect: async (client) => void (await client.query("set timezone to 'UTC'")),
  } as pg.PoolConfig)
  const openedAt = new WeakMap<pg.PoolClient, number>()
  let silentAt = 0
  pool.on('connect', (client) => {
    openedAt.set(client, performance.now())
    // Each statement that waits for an answer rejects by itself.
    client.on('error', () => {})
    client.on('notice', ({ message }) => log?.info(`PostgreSQL: ${message}`))
  })
  // The next statement opens another connection.
  pool.on('error', () => {})

  let ended: Promise<void> | undefined
  const hooks = new Set<Hook>()
  const tagOptions = { hooks, isPrepared: !isPooler }

  /**
   * Once the database was silent on one connection, closes the ones that were opened before, because they are silent
   * too.
   */
  async function connect(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await pool.connect()
      if ((openedAt.get(client) ?? 0) >= silentAt) return client
      client.release(true)
    }
  }

  const sendOn = (client: pg.PoolClient, query: Query | string): Promise<pg.QueryResult> =>
    client.query(query).catch((error: unknown) => {
      if (error instanceof Error && error.message === SILENCE) silentAt = performance.now()
      throw error
    })

  async function sendAlone(query: Query): Promise<pg.QueryResult> {
    const client = await connect()
    try {
      const result = await sendOn(client, query)
      client.release()
      return result
    } catch (error) {
      client.release(isLost(error))
      throw error
    }
  }

  async function begin<T>(
    ...given: [...options: string[], work: (queries: Transaction) => T | Promise<T>]
  ): Promise<T> {
    const work = given.pop() as (queries: Transaction) => T | Promise<T>
    const client = await connect()
    const failures: unknown[] = []
    let isOver = false
    const send = (query: Query): Promise<pg.QueryResult> =>
      isOver
        ? Promise.reject(new Error('the transaction is over'))
        : sendOn(client, query).catch((error: unknown) => {
            failures.push(error)
            throw error
          })
    try {
      await sendOn(client, `begin ${(given as string[]).join(' ')}`)
      const result = await work(Object.assign(createTag(send, tagOptions), { isTransaction: true as const }))
      // Also a failure that `work` has caught: PostgreSQL would answer this commit with a rollback.
      if (failures.length > 0) throw failures[0]
      isOver = true
      await sendOn(client, 'commit')
      client.release()
      return result
    } catch (error) {
      isOver = true
      await client.query('rollback').then(
        () => client.release(),
        () => client.release(true),
      )
      throw error
    }
  }

  return Object.assign(createTag(sendAlone, tagOptions), {
    begin,
    async reserve() {
      const client = await connect()
      const send = (query: Query) => client.query({ ...query, query_timeout: reservedMs } as pg.QueryConfig)
      return Object.assign(createTag(send, tagOptions), { release: () => client.release() })
    },
    hooks,
    use: () => ({ size: max, used: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    end: () => (ended ??= pool.end()),
  })
}

/** The driver's word for an answer that did not come in time. */
const SILENCE = 'Query read timeout'

/** True if a connection cannot be used after this error. */
const isLost = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || error.severity === 'FATAL' || error.severity === 'PANIC'

/** Closes a pool. Running queries get `timeoutSeconds`, even if the database is already gone. */
export async function closeDatabase(sql: Sql, timeoutSeconds = 2): Promise<void> {
  await Promise.race([sql.end(), sleep(timeoutSeconds * 1000, undefined, { ref: false })])
}

/** True if a database answers a query within `timeoutMs`. */
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
