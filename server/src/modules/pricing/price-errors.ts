import type { ShopQuoteInput } from '@ozi/contract'
import type { QuoteRow } from './quotes.store.ts'

/** The goods of a customer, and where they are delivered. */
export type Cart = Pick<ShopQuoteInput, 'dropoff' | 'items'>

/** The customer was shown prices that are not today's. Rolls back the transaction that places the orders. */
export class PricesDiffer extends Error {
  /** The cart that needs a new quote. */
  readonly cart: Cart

  constructor(cart: Cart) {
    super('the prices differ from those of the quote')
    this.name = 'PricesDiffer'
    this.cart = cart
  }
}

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
