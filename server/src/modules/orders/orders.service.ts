import type { DeliveryInput, Order, OrderDetail, OrderFilter } from '@ozi/contract'
import type { Database } from '../../platform/database/database.ts'
import { readPageQuery, type Page, type PageQuery } from '../../platform/paging.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { PaymentsService } from '../payments/payments.service.ts'
import { FeeDiffers, type FeeClaim, type PricingService } from '../pricing/pricing.service.ts'
import { createCheckout } from './checkout.ts'
import { readOrderEvents } from './order-events.store.ts'
import { newOrderNumber } from './order-number.ts'
import { listOrders, listOrdersOf, readOrder, type OrderParties } from './orders.store.ts'
import { createPlacing } from './place-order.ts'
import type { ShopLetters } from './shop-letters.ts'

export interface OrdersParts {
  readonly database: Database
  readonly pricing: PricingService
  readonly payments: PaymentsService
  readonly shopLetters: ShopLetters
  /** Draws an order's number; may repeat itself. */
  readonly drawNumber?: () => string
}

/** Orders: made once, charged what their quote says, and kept with every step of their life. */
export function createOrdersService({
  database,
  pricing,
  payments,
  shopLetters,
  drawNumber = newOrderNumber,
}: OrdersParts) {
  const placing = createPlacing({ database, payments, drawNumber })

  return {
    checkOut: createCheckout({ pricing, placing, shopLetters }),

    /**
     * Orders a delivery: its quote used up, the order, its transaction and its first event in one commit, once for
     * each idempotency key.
     *
     * @throws Refusal FEE_CHANGED with the fee in force and a quote for it; what a quote or a place may be refused
     *   for; IDEMPOTENCY_MISMATCH, IDEMPOTENCY_IN_FLIGHT
     */
    async createDelivery(caller: Caller, key: string | undefined, input: DeliveryInput): Promise<Order> {
      const { kind, pickupLocation: pickup, dropLocation: dropoff, quoteId, fee, ...words } = input
      const claim: FeeClaim = { customerId: caller.accountId, kind, pickup, dropoff, quoteId, fee }
      const request = { accountId: caller.accountId, key, callName: 'orders.createDelivery', body: input }
      try {
        return await placing.once(request, async (queries) => {
          const quote = await pricing.takeFee(queries, claim)
          return placing.place(queries, { ...words, kind, customer: caller, quote, pickup, dropoff })
        })
      } catch (error) {
        throw error instanceof FeeDiffers ? await pricing.refuseFee(error, claim) : error
      }
    },

    /** The caller's own, newest first; `search` looks in number, receiver, phone, places, shop and goods. */
    listOwn(
      caller: Caller,
      { filter, ...query }: PageQuery & { readonly filter?: OrderFilter | undefined },
    ): Promise<Page<Order>> {
      return listOrdersOf(database.sql, 'customer', caller.accountId, { ...readPageQuery(query), filter })
    },

    /** Every customer's; `search` looks in the status too. */
    listAll(query: PageQuery): Promise<Page<Order>> {
      return listOrders(database.sql, readPageQuery(query))
    },

    /**
     * One order with its history, for whoever has to do with it; with the hand-over codes for the account holder
     * alone.
     * @throws Refusal NOT_FOUND also for whoever may not know of it
     */
    async read(caller: Caller, orderId: string): Promise<OrderDetail> {
      const [found, events] = await Promise.all([
        readOrder(database.sql, orderId),
        readOrderEvents(database.sql, orderId),
      ])
      if (!found || !maySee(caller, found.parties)) throw new Refusal('NOT_FOUND')
      const isOwner = found.parties.customerId === caller.accountId
      return { ...found.order, events, ...(isOwner ? found.codes : {}) }
    },
  }
}

export type OrdersService = ReturnType<typeof createOrdersService>

function maySee({ accountId, role }: Caller, { customerId, vendorId, riderId }: OrderParties): boolean {
  return role === 'admin' || [customerId, vendorId, riderId].includes(accountId)
}
