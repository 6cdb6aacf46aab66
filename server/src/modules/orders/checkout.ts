import type { CheckoutInput, Order } from '@ozi/contract'
import type { Caller } from '../../platform/sessions/caller.ts'
import { PricesDiffer, type PricingService } from '../pricing/pricing.service.ts'
import type { Placing } from './place-order.ts'
import type { ShopMails } from './mails/shop-mails.ts'

export interface CheckoutParts {
  readonly pricing: PricingService
  readonly placing: Placing
  readonly shopMails: ShopMails
}

/** How a cart becomes orders: one for each of its shops, all of them or none. */
export function createCheckout({ pricing, placing, shopMails }: CheckoutParts) {
  /**
   * Orders what a cart's quote says, once for each idempotency key; each shop is mailed its order.
   *
   * @throws Refusal PRICE_CHANGED with a new quote for the same cart; ITEM_UNAVAILABLE, SHOP_NOT_ORDERABLE,
   *   QUOTE_USED, NOT_FOUND; IDEMPOTENCY_MISMATCH, IDEMPOTENCY_IN_FLIGHT
   */
  return async function checkOut(
    caller: Caller,
    key: string | undefined,
    input: CheckoutInput,
  ): Promise<Order[]> {
    const { quoteId: checkoutId, ...words } = input
    const request = { accountId: caller.accountId, key, callName: 'orders.checkout', body: input }
    try {
      return await placing.once(request, async (queries) => {
        const parts = await pricing.takeCart(queries, { checkoutId, customerId: caller.accountId })
        const orders: Order[] = []
        // One after the other: after a failure nothing more is asked of the transaction.
        for (const { quote, shop } of parts) {
          const order = await placing.place(queries, {
            ...words,
            kind: 'shop',
            customer: caller,
            quote,
            pickup: quote.pickup,
            dropoff: quote.dropoff,
            pickupAddress: shop.address,
            packageDetails: '',
            shop: {
              vendor: { _id: shop.vendorId, name: shop.name, mobileNumber: shop.mobileNumber },
              items: quote.goods,
            },
          })
          await shopMails.request(queries, order._id)
          orders.push(order)
        }
        return orders
      })
    } catch (error) {
      throw error instanceof PricesDiffer ? await pricing.refusePrices(error, caller.accountId) : error
    }
  }
}
