import { pino, type DestinationStream, type Logger } from 'pino'

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

/** Structured logs, one JSON object a line. */
export function createLog(level: string, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      redact: {
        paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[hidden]',
      },
    },
    ...(destination ? [destination] : []),
  )
}
