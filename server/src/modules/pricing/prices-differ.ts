import type { ShopQuoteInput } from '@ozi/contract'

/** What is to be bought, and where it is to be brought. */
export type Cart = Pick<ShopQuoteInput, 'dropoff' | 'items'>

/** The customer was shown other prices than today's. Ends the orders' transaction. */
export class PricesDiffer extends Error {
  /** What a new quote has to be made for. */
  readonly cart: Cart

  constructor(cart: Cart) {
    super('the prices differ from those of the quote')
    this.name = 'PricesDiffer'
    this.cart = cart
  }
}
