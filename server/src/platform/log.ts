import { hostname } from 'node:os'
import { pino, stdSerializers, stdTimeFunctions, type DestinationStream, type Logger } from 'pino'
import { listPersonalFields } from './personal-fields.ts'
import { currentRequest } from './request-trace.ts'

export type Log = Logger

/**
 * Redacted at the top of a log entry and up to two levels below. Bodies and headers of requests are never
 * logged anyway; this is a second safeguard.
 */
const SECRET_FIELDS = [...listPersonalFields(), 'authorization', 'cookie']

/**
 * The fields of an error that are logged. PostgreSQL's `detail` and `where` repeat the failed row, including
 * password hashes, and URL errors repeat the URL with its tokens, so all other fields are dropped.
 */
const ERROR_FIELDS = ['type', 'name', 'message', 'stack', 'statusCode', 'syscall', 'severity'] as const
const DATABASE_FIELDS = ['schema', 'table', 'column', 'constraint'] as const

function describeError(error: Error): Record<string, unknown> {
  const all: Record<string, unknown> = { ...stdSerializers.err(error) }
  const kept = [...ERROR_FIELDS, ...DATABASE_FIELDS].filter((name) => all[name] !== undefined)
  return {
    ...Object.fromEntries(kept.map((name) => [name, all[name]])),
    // Not logged as `code`, because that field is redacted. This one is the kind of failure, such as 23505 or
    // ECONNREFUSED.
    ...(all.code === undefined ? {} : { errorCode: all.code }),
  }
}

/**
 * A logger that writes one JSON object per line. What is logged for a request, or for a job that it sent, has the
 * request's id as `reqId`.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const log: Log = pino(
    {
      level,
      // Tells the lines of several processes and machines apart.
      base: { pid: process.pid, hostname: hostname() },
      // Readable without a tool, and by all of them.
      timestamp: stdTimeFunctions.isoTime,
      mixin(_entry, _level, logger) {
        const reqId = currentRequest()
        // The loggers of requests have it already.
        return reqId === undefined || logger !== log ? {} : { reqId }
      },
      serializers: { err: describeError },
      redact: {
        paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[hidden]',
      },
    },
    ...(destination ? [destination] : []),
  )
  return log
}
