import type { QuoteRow } from './quotes.store.ts'

/** The customer was shown a fee that is not in force. Rolls back the order's transaction. */
export class FeeDiffers extends Error {
  /** The quote that still holds, to be shown again; null if a new one is needed. */
  readonly inForce: QuoteRow | null

  constructor(inForce: QuoteRow | null) {
    super('the fee differs from the quote in force')
    this.name = 'FeeDiffers'
    this.inForce = inForce
  }
}
