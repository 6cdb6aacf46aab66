/**
 * Why Paystack did not do what it was asked: it `refused` and will refuse again, or was `away`: then nobody knows
 * whether it did it.
 */
export class PaystackFailure extends Error {
  readonly kind: 'refused' | 'away'
  /** What Paystack calls it, e.g. `duplicate_reference`. */
  readonly reason: string
  /** What Paystack says to people. */
  readonly words: string

  constructor(kind: PaystackFailure['kind'], message: string, { reason = '', words = '' } = {}) {
    super(message)
    this.name = 'PaystackFailure'
    this.kind = kind
    this.reason = reason
    this.words = words
  }

  /** Whether Paystack does not know what it was asked about. */
  get isNotFound(): boolean {
    return this.kind === 'refused' && /not.?found/i.test(`${this.reason} ${this.words}`)
  }
}
