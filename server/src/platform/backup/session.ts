import pg from 'pg'
import { pgOptions, type DatabaseConnection } from '../database/connection.ts'
import { isDatabaseUnavailable } from '../database/unavailable.ts'
import { reasonOf } from '../database/failure.ts'
import { BackupFailure } from './failure.ts'

/** One database connection, for a transaction of any length. */
export type Session = pg.Client

const CONNECT_TIMEOUT_MS = 5_000

/**
 * Rows are copied as text. With these settings, dates, intervals, bytes and the last digit of a float survive
 * the round trip, whatever the server's own settings are.
 */
const SETTINGS = `
  set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 0;
  set lock_timeout = '30s';
  set timezone = 'UTC';
  set datestyle = 'ISO, YMD';
  set intervalstyle = 'postgres';
  set extra_float_digits = 3;
  set bytea_output = 'hex';
  set row_security = off`

/**
 * @param options `signal` closes the connection, which ends whatever it is waiting for
 * @throws BackupFailure if the database cannot be reached
 */
export async function withSession<T>(
  connection: DatabaseConnection,
  { name, signal }: { name: string; signal: AbortSignal },
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const session = await connect(connection, name)
  const leave = () => void session.end().catch(() => {})
  signal.addEventListener('abort', leave)
  try {
    await session.query(SETTINGS)
    return await work(session)
  } finally {
    signal.removeEventListener('abort', leave)
    await session.end().catch(() => {})
  }
}

async function connect(connection: DatabaseConnection, name: string): Promise<Session> {
  const session = new pg.Client({
    ...pgOptions(connection),
    application_name: name,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  // If the connection is lost, the running query fails and reports it.
  session.on('error', () => {})
  try {
    await session.connect()
    return session
  } catch (error) {
    await session.end().catch(() => {})
    if (!isDatabaseUnavailable(error)) throw error
    const reason = error instanceof AggregateError ? reasonOf(error.errors[0]) : reasonOf(error)
    throw new BackupFailure(`The database cannot be reached: ${reason}.`)
  }
}
