import { createAdapter } from '@socket.io/postgres-adapter'
import pg from 'pg'
import type { ServerOptions } from 'socket.io'
import { pgOptions, type DatabaseConnection } from '../database/connection.ts'
import { reasonOf } from '../database/failure.ts'
import { createNotifyPool } from './notify-pool.ts'

/** One connection listens, the other one sends. */
const POOL_SIZE = 2
const CONNECT_TIMEOUT_MS = 5_000
/** A database that is silent for so long is connected to anew. */
const ANSWER_TIMEOUT_MS = 10_000
const IDLE_TIMEOUT_MS = 60_000
/** After this long, every other process has sent its heartbeat: twice the adapter's interval. */
const HEARTBEAT_MS = 10_000

/** Sends what one process emits to the sockets of all processes. */
export interface FanOut {
  readonly adapter: ServerOptions['adapter']
  /** True if an event costs so much that we ask first if there is another process. */
  readonly isCostly: boolean
  /** Calls the listener when events of other processes may have been missed. */
  readonly onLoss: (listener: () => void) => void
  close(): Promise<void>
}

/** By PostgreSQL's NOTIFY: to all processes on the same database. */
export function createDatabaseFanOut(
  connection: DatabaseConnection,
  onTrouble: (message: string) => void,
): FanOut {
  const pool = new pg.Pool({
    ...pgOptions(connection),
    application_name: 'ozi sockets',
    // PostgreSQL serialises commits that notify, so none of them may wait for the disk. Nothing is lost by
    // that: notifications are not stored.
    options: '-c synchronous_commit=off',
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
  })
  const report = (error: unknown) => onTrouble(`sockets: ${reasonOf(error)}`)
  pool.on('error', report)
  pool.on('connect', (client) => {
    // Without a listener, losing a connection while it is in use would end the process.
    client.on('error', report)
    // When the adapter's connection is lost, it takes a new one but never releases the old one's slot in the
    // pool.
    client.once('end', () => giveBack(client))
  })

  const listeners = new Set<() => void>()
  let hasListened = false
  let surelyCountedAt = 0
  const notifyPool = createNotifyPool({
    pool,
    report,
    onListening() {
      // A connection is replaced only after a loss.
      if (hasListened) {
        surelyCountedAt = performance.now() + HEARTBEAT_MS
        for (const listener of listeners) listener()
      }
      hasListened = true
    },
  })
  return {
    adapter: createAdapter(notifyPool.pool, { tableName: 'socket_attachments', errorHandler: report }),
    // A commit. The other processes are counted by their heartbeats, which were missed, too.
    get isCostly() {
      return performance.now() >= surelyCountedAt
    },
    onLoss: (listener) => void listeners.add(listener),
    async close() {
      await notifyPool.done()
      await pool.end()
    },
  }
}

function giveBack(client: pg.PoolClient): void {
  try {
    client.release(true)
  } catch {
    // It was released already.
  }
}
