import type { ShopQuoteInput } from '@ozi/contract'

/** What the customer buys, and where it is delivered. */
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
