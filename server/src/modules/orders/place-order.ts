import { ORDER_LIMIT, searchBegins, USUAL_PARCEL_SIZE, type Order, type OrderKind } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Config } from '../../platform/config.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { Transaction } from '../../platform/database/pool.ts'
import type { Limits } from '../../platform/http/limits.ts'
import { once, type RepeatableRequest } from '../../platform/idempotency/idempotency.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { OrderLedger } from '../ledger/order-ledger.service.ts'
import type { PausesService } from '../pauses/pauses.service.ts'
import type { PaymentsService } from '../payments/payments.service.ts'
import type { PlacesService } from '../places/places.service.ts'
import type { QuoteGoods, QuoteRow } from '../pricing/pricing.service.ts'
import { describeCharge } from './describe-charge.ts'
import { beginSearch } from './dispatch/searches.store.ts'
import { newHandOverCodes } from './moves/hand-over-codes.ts'
import { insertOrderEvent } from './order-events.store.ts'
import type { OrderNotifications } from './order-notifications.ts'
import { insertOrder, isNumberTaken, type Errand } from './new-orders.store.ts'
import { toOrder, type OrderRow } from './order-rows.store.ts'
import { readOrder } from './orders.store.ts'

/**
 * How many numbers are tried for an order. At 10 million orders, 1 number in 50 is taken, so that five in a row
 * practically never are.
 */
const NUMBER_TRIES = 5

const KIND_NAMES: Readonly<Record<OrderKind, string>> = { send: 'Send', receive: 'Receive', shop: 'Shop' }

/** The used-up quote that an order is charged by. Each order has its own row in `quotes`. */
export type OrderQuote = Pick<
  QuoteRow,
  '_id' | 'totalKobo' | 'distanceM' | 'durationS' | 'lines' | 'pickupFrom' | 'pickupTo'
>

/** Everything an order is made from. `shop` is set for orders of kind `shop`, and only for them. */
export interface OrderToPlace extends Errand {
  readonly customer: Pick<Caller, 'accountId' | 'email'> & { readonly name?: string }
  readonly quote: OrderQuote
  /** The staff member who places the order for the customer, and why; absent if the customer places it. */
  readonly placedBy?: { readonly accountId: string; readonly reason: string }
  readonly shop?: {
    readonly vendor: { readonly _id: string; readonly name: string; readonly mobileNumber: string }
    readonly items: readonly QuoteGoods[]
  }
}

export interface OrderPlacementDeps {
  readonly database: Database
  readonly limits: Limits
  readonly pauses: Pick<PausesService, 'requireNone'>
  readonly payments: PaymentsService
  readonly orderLedger: Pick<OrderLedger, 'charge'>
  readonly places: Pick<PlacesService, 'withMapName'>
  readonly orderNotifications: Pick<OrderNotifications, 'placed' | 'emitNew'>
  readonly config: Pick<Config, 'orderClock'>
  /** Draws an order number; it may already be taken. */
  readonly drawNumber: () => string
}

/**
 * Places every order, single deliveries and checkouts alike:
 *
 * ```
 * placement.once(request, async (queries) => {
 *   const quote = await pricing.take…(queries, …)
 *   return placement.place(queries, { kind: 'shop', quote, shop: { vendor, items }, … })
 * })
 * ```
 *
 * `once` opens the transaction. `work` takes the quotes and places one order or several; its answer is stored
 * with the idempotency key.
 */
export function createOrderPlacement(deps: OrderPlacementDeps) {
  const { database, limits, pauses, payments, orderLedger, places, orderNotifications, config, drawNumber } =
    deps
  const orderLimit = limits.counter({ name: 'orders', ...ORDER_LIMIT })

  /**
   * Tells everybody of these orders again: the process that placed them may have been killed before it did. Orders that
   * have moved since are left out, because a move tells everybody, too.
   */
  async function emitAgain(placed: readonly Order[]): Promise<void> {
    for (const { _id, status } of placed) {
      const kept = await readOrder(database.sql, _id, config.orderClock)
      if (kept?.order.status === status) orderNotifications.emitNew(kept.order, kept.parties.customerId)
    }
  }

  return {
    /**
     * Writes an order, its first event (for a shop's order, one on each track), its transaction with its posting, and
     * the request for the confirmation mail, in the caller's transaction. A parcel begins as `created`, a
     * shop's order as `placed`; what is paid online first waits for the payment, which the caller begins.
     */
    async place(queries: Queries, order: OrderToPlace): Promise<Order> {
      const { customer, quote, shop, placedBy, parcelSize = USUAL_PARCEL_SIZE } = order
      const { pickupFrom, pickupTo } = quote
      const searchFrom = pickupFrom && searchBegins({ from: pickupFrom.toISOString() })
      const _id = newId()
      const number = drawNumber()
      const isPaidFirst = order.paymentMethod === 'Online'
      const status = isPaidFirst ? 'awaiting_payment' : shop ? 'placed' : 'created'
      const pickup = places.withMapName(order.pickup)
      const dropoff = places.withMapName(order.dropoff)
      const actor = placedBy
        ? ({ by: 'admin', actorId: placedBy.accountId, reason: placedBy.reason } as const)
        : ({ by: 'customer', actorId: customer.accountId } as const)
      // Sent together and executed in this order, because they share the transaction's one connection.
      const [{ createdAt, waitsSince }] = await Promise.all([
        insertOrder(queries, {
          ...order,
          pickup,
          dropoff,
          parcelSize,
          pickupFrom,
          pickupTo,
          searchFrom,
          _id,
          number,
          status,
          customerId: customer.accountId,
          shop: shop
            ? {
                status: 'placed',
                vendorId: shop.vendor._id,
                vendorName: shop.vendor.name,
                items: shop.items,
              }
            : null,
          quoteId: quote._id,
          feeKobo: quote.totalKobo,
          codes: newHandOverCodes(),
        }),
        status === 'created' && beginSearch(queries, _id),
        insertOrderEvent(queries, { orderId: _id, track: 'carrying', to: status, ...actor }),
        shop && insertOrderEvent(queries, { orderId: _id, track: 'shop', to: 'placed', ...actor }),
        payments.charge(queries, {
          orderId: _id,
          amountKobo: quote.totalKobo,
          payer: customer,
          paymentMethod: order.paymentMethod,
          description: describeCharge(KIND_NAMES[order.kind], number, {
            pickupLocation: pickup,
            dropLocation: dropoff,
            ...(shop ? { vendor: shop.vendor } : {}),
          }),
        }),
        orderLedger.charge(queries, {
          orderId: _id,
          customerId: customer.accountId,
          amountKobo: quote.totalKobo,
        }),
        // Customers who pay online see the payment in their account. A caller gets a link.
        isPaidFirst && !placedBy ? undefined : orderNotifications.placed(queries, _id, customer.accountId),
      ])
      const row: OrderRow = {
        _id,
        number,
        kind: order.kind,
        status,
        shop_status: shop ? 'placed' : null,
        is_place_wrong: false,
        on_hold_since: null,
        pickup,
        dropoff,
        pickup_address: order.pickupAddress,
        receiver_address: order.receiverAddress,
        receiver_name: order.receiverName,
        phone: order.phone,
        package_details: order.packageDetails,
        parcel_size: parcelSize,
        pickup_from: pickupFrom,
        pickup_to: pickupTo,
        search_from: searchFrom,
        items: shop?.items ?? null,
        vendor_id: shop?.vendor._id ?? null,
        vendor_name: shop?.vendor.name ?? null,
        vendor_phone: shop?.vendor.mobileNumber ?? null,
        rider_id: null,
        rider_name: null,
        rider_phone: null,
        payment_method: order.paymentMethod,
        sender_pays: order.payer === 'sender',
        fee_kobo: quote.totalKobo,
        distance_m: quote.distanceM,
        duration_s: quote.durationS,
        lines: quote.lines,
        redeliveries: null,
        created_at: createdAt,
        ended_at: null,
        waits_since: waitsSince,
        asked_at: null,
        answer_from: null,
      }
      return toOrder(row, config.orderClock)
    },

    /**
     * Runs `work`, which places orders, once for each idempotency key. If an order number is taken, it runs
     * `work` again, so `work` must have no effect except through its `queries`. After the commit, everybody
     * who may see the orders is told of them. A repeated request gets the first answer; of orders that have not
     * moved since, everybody is told again.
     *
     * @param customerOf the customer of the orders, if that is not the caller; called after `work`
     * @throws Refusal RATE_LIMITED, ORDERS_PAUSED, IDEMPOTENCY_MISMATCH, IDEMPOTENCY_IN_FLIGHT, and whatever `work` throws
     */
    async once<Answer extends Order | Order[]>(
      request: RepeatableRequest,
      work: (queries: Transaction) => Promise<Answer>,
      customerOf = () => request.accountId,
    ): Promise<Answer> {
      // Before the transaction: inside, it would wait for a second connection while holding one.
      await orderLimit.count(request.accountId)
      for (let tries = 1; ; tries += 1) {
        try {
          let isNew = false
          const answer = await once(database, request, async (queries) => {
            isNew = true
            await pauses.requireNone(queries)
            return work(queries)
          })
          const placed: readonly Order[] = Array.isArray(answer) ? answer : [answer]
          if (isNew) placed.forEach((order) => orderNotifications.emitNew(order, customerOf()))
          else await emitAgain(placed)
          return answer
        } catch (error) {
          if (!isNumberTaken(error) || tries === NUMBER_TRIES) throw error
        }
      }
    },
  }
}

export type OrderPlacement = ReturnType<typeof createOrderPlacement>
