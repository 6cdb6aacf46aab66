import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/**
 * Names under which a secret, a code or a personal number could reach a log, at the top of an entry or one level in.
 * Requests' bodies and headers are never logged at all; this is the second fence.
 */
const SECRET_FIELDS = [
  'password',
  'confirmPassword',
  'currentPassword',
  'newPassword',
  'token',
  'enteredOtp',
  'code',
  'pickupCode',
  'dropoffCode',
  'NIN',
  'email',
  'mobileNumber',
  'phone',
  'authorization',
  'cookie',
]

/**
 * What an error may say of itself beside its message and stack. PostgreSQL's `detail` and `where` repeat the row
 * that failed, with the password's hash, and URL errors the address with its tokens: only these are kept.
 */
const ERROR_FIELDS = ['type', 'name', 'message', 'stack', 'statusCode', 'syscall', 'severity'] as const
const DATABASE_FIELDS = ['schema_name', 'table_name', 'column_name', 'constraint_name'] as const

function describeError(error: Error): Record<string, unknown> {
  const all: Record<string, unknown> = { ...stdSerializers.err(error) }
  const kept = [...ERROR_FIELDS, ...DATABASE_FIELDS].filter((name) => all[name] !== undefined)
  return {
    ...Object.fromEntries(kept.map((name) => [name, all[name]])),
    // Not as `code`, under which secrets are hidden: this one names the kind of failure, as 23505 or ECONNREFUSED.
    ...(all.code === undefined ? {} : { errorCode: all.code }),
  }
}

/** Structured logs, one JSON object a line. */
export function createLog(level: string, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      // Of several processes' lines, whose this is.
      base: { pid: process.pid },
      serializers: { err: describeError },
      redact: {
        paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[hidden]',
      },
    },
    ...(destination ? [destination] : []),
  )
}
