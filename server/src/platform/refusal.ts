import { REFUSALS, type RefusalCode } from '@ozi/contract'

const UNAVAILABLE_RETRY_AFTER_SECONDS = 2

/**
 * Refuses a request for a reason that the caller may know: `throw new Refusal('CODE_EXPIRED')`. The HTTP
 * layer answers with the code's status and `{ message, code, data? }`.
 */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly data: Readonly<Record<string, unknown>> | undefined
  /** Seconds after which a retry makes sense; sent as Retry-After. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: RefusalCode,
    options: { message?: string; data?: Readonly<Record<string, unknown>>; retryAfterSeconds?: number } = {},
  ) {
    super(options.message ?? REFUSALS[code].message)
    this.name = 'Refusal'
    this.code = code
    this.data = options.data
    this.retryAfterSeconds = options.retryAfterSeconds
  }

  get status(): number {
    return REFUSALS[this.code].status
  }

  /** Something is unreachable or too busy for now; a retry soon may succeed. */
  static unavailable(data?: Readonly<Record<string, unknown>>): Refusal {
    const retryAfterSeconds = UNAVAILABLE_RETRY_AFTER_SECONDS
    return new Refusal('UNAVAILABLE', { retryAfterSeconds, ...(data ? { data } : {}) })
  }

  /** The caller asks for more than their share at once. */
  static tooManyAtOnce(): Refusal {
    return new Refusal('RATE_LIMITED', { retryAfterSeconds: UNAVAILABLE_RETRY_AFTER_SECONDS })
  }

  /** A VALIDATION refusal with one message for each field, by the field's dotted path. */
  static fields(fields: Readonly<Record<string, string>>): Refusal {
    const [first] = Object.values(fields)
    return new Refusal('VALIDATION', { data: { fields }, ...(first ? { message: first } : {}) })
  }
}
