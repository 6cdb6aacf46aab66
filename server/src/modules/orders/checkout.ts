import type { CheckoutInput, Order, PaymentLink } from '@ozi/contract'
import { toKobo } from '../../platform/money.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import { PricesDiffer, type PricingService } from '../pricing/pricing.service.ts'
import { methodOfName } from '../payments/payments.service.ts'
import type { OnlinePaymentsService } from '../payments/online-payments.service.ts'
import type { OrderPlacement } from './place-order.ts'
import type { OrderNotifications } from './order-notifications.ts'
import { requirePaidFirst } from './late-cancellations.ts'

export interface CheckoutDeps {
  readonly pricing: PricingService
  readonly placement: OrderPlacement
  readonly orderNotifications: Pick<OrderNotifications, 'placedAtShop'>
  readonly online: Pick<OnlinePaymentsService, 'begin' | 'isOffered' | 'linkOf' | 'requireOffered'>
}

/** Turns a cart into orders, one for each shop: all of them or none. */
export function createCheckout({ pricing, placement, orderNotifications, online }: CheckoutDeps) {
  /**
   * Places the orders that the cart's quote describes, once for each idempotency key. Each shop is
   * told of its order. What is paid online waits for one payment of them all.
   *
   * @throws Refusal PRICE_CHANGED with a new quote for the same cart; ITEM_UNAVAILABLE, SHOP_NOT_ORDERABLE, SHOP_CLOSED,
   *   QUOTE_USED, NOT_FOUND; IDEMPOTENCY_MISMATCH, IDEMPOTENCY_IN_FLIGHT
   */
  return async function checkOut(
    caller: Caller,
    key: string | undefined,
    input: CheckoutInput,
  ): Promise<{ readonly data: Order[]; readonly payment?: PaymentLink }> {
    const { quoteId: checkoutId, ...words } = input
    const method = methodOfName(words.paymentMethod)
    const isPaidFirst = method === 'Online'
    const isAtDoor = method === 'Transfer'
    online.requireOffered(method, caller)
    const request = { accountId: caller.accountId, key, callName: 'orders.checkout', body: input }
    try {
      const data = await placement.once(request, async (queries) => {
        const paid = { customerId: caller.accountId, method }
        await requirePaidFirst(queries, paid, online)
        const parts = await pricing.takeCart(queries, {
          checkoutId,
          customerId: caller.accountId,
          receiverAddress: words.receiverAddress,
          receiverName: words.receiverName,
        })
        const orders: Order[] = []
        // One after the other: once a query has failed, the transaction accepts no more of them.
        for (const { quote, shop } of parts) {
          const order = await placement.place(queries, {
            ...words,
            paymentMethod: method,
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
          orders.push(order)
          if (isAtDoor) {
            // Each order is paid by its own transfer, because each rider comes to the door separately.
            const bill = { orderId: order._id, amountKobo: quote.totalKobo }
            await online.begin(queries, { customerId: caller.accountId, parts: [bill], isAtDoor })
          }
          if (isPaidFirst) continue
          await orderNotifications.placedAtShop(queries, { orderId: order._id, vendorId: shop.vendorId })
        }
        if (isPaidFirst) {
          const bills = orders.map(({ _id, fee }) => ({ orderId: _id, amountKobo: toKobo(fee) }))
          await online.begin(queries, { customerId: caller.accountId, parts: bills })
        }
        return orders
      })
      const [first] = data
      const payment = isPaidFirst && first ? await online.linkOf(first._id) : undefined
      return { data, ...(payment ? { payment } : {}) }
    } catch (error) {
      throw error instanceof PricesDiffer ? await pricing.refusePrices(error, caller.accountId) : error
    }
  }
}
