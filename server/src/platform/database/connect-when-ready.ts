import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { pgOptions, type DatabaseConnection } from './connection.ts'
import { reasonOf, StartFailure } from './failure.ts'
import type { DatabaseLog } from './log.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

const CONNECT_MS = 5_000
const PAUSE_MS = 500
const WAIT_MS = 30_000

interface WaitOptions {
  readonly log: DatabaseLog
  /** How the messages call it. */
  readonly name?: string
  readonly waitMs?: number
}

/** Connects, and waits for a database that is still starting. @throws StartFailure */
export async function connectWhenReady(
  connection: DatabaseConnection,
  { log, name = 'The database', waitMs = WAIT_MS }: WaitOptions,
): Promise<pg.Client> {
  const deadline = Date.now() + waitMs
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({
      ...pgOptions(connection),
      application_name: 'ozi migrations',
      connectionTimeoutMillis: CONNECT_MS,
    })
    // If the connection is lost later, the running query fails and reports it.
    client.on('error', () => {})
    try {
      await client.connect()
      // A pooler accepts connections before it has reached the database.
      await client.query('SELECT 1')
      return client
    } catch (error) {
      await client.end().catch(() => {})
      if (!isDatabaseUnavailable(error) || Date.now() + PAUSE_MS > deadline) {
        throw new StartFailure(`${name} cannot be reached: ${connectReason(error)}`, { cause: error })
      }
      if (attempt === 1) log.warn(`${name} is not ready (${connectReason(error)}): waiting for it.`)
      await sleep(PAUSE_MS)
    }
  }
}

/** Waits until it answers. @throws StartFailure */
export async function requireAnswer(connection: DatabaseConnection, options: WaitOptions): Promise<void> {
  const client = await connectWhenReady(connection, options)
  await client.end().catch(() => {})
}

function connectReason(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0])
  return reasonOf(error)
}
