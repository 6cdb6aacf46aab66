import { REFUSALS, type RefusalCode } from '@ozi/contract'

const UNAVAILABLE_RETRY_AFTER_SECONDS = 2

/**
 * A request that is refused for a reason the caller may know: `throw new Refusal('CODE_EXPIRED')`.
 * The HTTP layer answers every one the same way: `{ message, code, data? }` with the code's status.
 */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly data: Readonly<Record<string, unknown>> | undefined
  /** Seconds after which a retry makes sense; answered as Retry-After. */
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

  /** What is out of reach or too busy just now is worth another try soon. */
  static unavailable(): Refusal {
    return new Refusal('UNAVAILABLE', { retryAfterSeconds: UNAVAILABLE_RETRY_AFTER_SECONDS })
  }

  /** Somebody asks for more at once than their share. */
  static tooManyAtOnce(): Refusal {
    return new Refusal('RATE_LIMITED', { retryAfterSeconds: UNAVAILABLE_RETRY_AFTER_SECONDS })
  }

  /** A VALIDATION refusal with one message for each field, by its dotted path. */
  static fields(fields: Readonly<Record<string, string>>): Refusal {
    const [first] = Object.values(fields)
    return new Refusal('VALIDATION', { data: { fields }, ...(first ? { message: first } : {}) })
  }
}
