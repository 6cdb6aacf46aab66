import type { KeptQuote } from './quotes.store.ts'

/** The customer was shown another fee than the one in force. Ends the order's transaction. */
export class FeeDiffers extends Error {
  /** The quote that still holds, to be shown again; null when a new one has to be made. */
  readonly inForce: KeptQuote | null

  constructor(inForce: KeptQuote | null) {
    super('the fee differs from the quote in force')
    this.name = 'FeeDiffers'
    this.inForce = inForce
  }
}
