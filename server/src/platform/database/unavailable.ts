import { codeOf, LOCK_NOT_AVAILABLE } from './failure.ts'

/** Codes of the system for a lost or failed connection. */
const lostConnection = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'EAGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
])

/**
 * PostgreSQL's codes: shutting down, crashed, starting up, disk full, out of memory, too many connections,
 * read-only; and a serialization failure, a deadlock or too long a wait for a lock of another transaction.
 */
const refusedForNow = new Set([
  ...['57P01', '57P02', '57P03', '53100', '53200', '53300', '25006'],
  ...['40001', '40P01', LOCK_NOT_AVAILABLE],
])

/** The driver's own errors have no code. */
const messagesWithoutCode =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool|Query read timeout|timeout expired|timeout exceeded when)/i

/**
 * True if an error says that the database is unavailable for now, so that the same call may succeed later:
 * answered with 503 and Retry-After. Only for errors of database calls: a missing file has the code ENOENT,
 * too.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = codeOf(error)
  if (code !== undefined) {
    if (code === 'ENOENT' || code === 'EAGAIN') return isConnecting(error)
    if (lostConnection.has(code) || refusedForNow.has(code) || /^08...$/.test(code)) return true
  }
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable)
  if (!(error instanceof Error)) return false
  return messagesWithoutCode.test(error.message) || isDatabaseUnavailable(error.cause)
}

function isConnecting(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'syscall' in error && error.syscall === 'connect'
}
