import type { DeliveryInput, DeliveryKind, Order, OrderDetail } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Database, Queries } from '../../platform/database/database.ts'
import { once } from '../../platform/idempotency/idempotency.ts'
import { readPageQuery, type Page, type PageQuery } from '../../platform/paging.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { PaymentsService } from '../payments/payments.service.ts'
import { FeeDiffers, type FeeClaim, type PricingService } from '../pricing/pricing.service.ts'
import { newHandOverCodes } from './hand-over-codes.ts'
import { insertOrderEvent, readOrderEvents } from './order-events.store.ts'
import { newOrderNumber } from './order-number.ts'
import { insertOrder, isNumberTaken, listOrders, listOrdersOf, readOrder, toOrder } from './orders.store.ts'

/** How often a number is drawn again when it is taken; at 10 million orders one in 50 is, so never five in a row. */
const NUMBER_TRIES = 5

const KIND_NAMES: Readonly<Record<DeliveryKind, string>> = { send: 'Send', receive: 'Receive' }

export interface OrdersParts {
  readonly database: Database
  readonly pricing: PricingService
  readonly payments: PaymentsService
  /** Draws an order's number; may repeat itself. */
  readonly drawNumber?: () => string
}

/** Orders: made once, charged what their quote says, and kept with every step of their life. */
export function createOrdersService({
  database,
  pricing,
  payments,
  drawNumber = newOrderNumber,
}: OrdersParts) {
  async function place(
    queries: Queries,
    caller: Caller,
    input: DeliveryInput,
    claim: FeeClaim,
  ): Promise<Order> {
    const quote = await pricing.takeFee(queries, claim)
    const order = {
      _id: newId(),
      number: drawNumber(),
      customerId: caller.accountId,
      status: 'created' as const,
      input,
      quoteId: quote._id,
      feeKobo: quote.totalKobo,
      codes: newHandOverCodes(),
    }
    // Sent together and run in this order, since they share the transaction's one connection.
    const [createdAt] = await Promise.all([
      insertOrder(queries, order),
      insertOrderEvent(queries, {
        orderId: order._id,
        to: order.status,
        by: 'customer',
        actorId: caller.accountId,
      }),
      payments.charge(queries, {
        orderId: order._id,
        amountKobo: order.feeKobo,
        email: caller.email,
        paymentMethod: input.paymentMethod,
        description: describe(order.number, input),
      }),
    ])
    return toOrder({
      _id: order._id,
      number: order.number,
      kind: input.kind,
      status: order.status,
      pickup: input.pickupLocation,
      dropoff: input.dropLocation,
      pickup_address: input.pickupAddress,
      receiver_address: input.receiverAddress,
      receiver_name: input.receiverName,
      phone: input.phone,
      package_details: input.packageDetails,
      payment_method: input.paymentMethod,
      fee_kobo: order.feeKobo,
      distance_m: quote.distanceM,
      duration_s: quote.durationS,
      lines: quote.lines,
      created_at: createdAt,
    })
  }

  return {
    /**
     * Orders a delivery: its quote used up, the order, its transaction and its first event in one commit, once for
     * each idempotency key.
     *
     * @throws Refusal FEE_CHANGED with the fee in force and a quote for it; what a quote or a place may be refused
     *   for; IDEMPOTENCY_MISMATCH, IDEMPOTENCY_IN_FLIGHT
     */
    async createDelivery(caller: Caller, key: string | undefined, input: DeliveryInput): Promise<Order> {
      const claim: FeeClaim = {
        customerId: caller.accountId,
        kind: input.kind,
        pickup: input.pickupLocation,
        dropoff: input.dropLocation,
        quoteId: input.quoteId,
        fee: input.fee,
      }
      const request = { accountId: caller.accountId, key, callName: 'orders.createDelivery', body: input }
      for (let tries = 1; ; tries += 1) {
        try {
          return await once(database, request, (queries) => place(queries, caller, input, claim))
        } catch (error) {
          if (error instanceof FeeDiffers) throw await pricing.refuseFee(error, claim)
          if (!isNumberTaken(error) || tries === NUMBER_TRIES) throw error
        }
      }
    },

    listOwn(caller: Caller, query: PageQuery): Promise<Page<Order>> {
      return listOrdersOf(database.sql, caller.accountId, readPageQuery(query))
    },

    /** Every customer's; `search` looks in number, receiver, phone, places and status. */
    listAll(query: PageQuery): Promise<Page<Order>> {
      return listOrders(database.sql, readPageQuery(query))
    },

    /**
     * One order with its history; with the hand-over codes for the account holder alone.
     * @throws Refusal NOT_FOUND also for whoever may not know of it
     */
    async read(caller: Caller, orderId: string): Promise<OrderDetail> {
      const [found, events] = await Promise.all([
        readOrder(database.sql, orderId),
        readOrderEvents(database.sql, orderId),
      ])
      const isOwner = found?.customerId === caller.accountId
      if (!found || (!isOwner && caller.role !== 'admin')) throw new Refusal('NOT_FOUND')
      return { ...found.order, events, ...(isOwner ? found.codes : {}) }
    },
  }
}

export type OrdersService = ReturnType<typeof createOrdersService>

/** How a transaction names its order, e.g. 'Send: Ikenegbu → FUTO (#7K4-M2P)'. */
function describe(number: string, { kind, pickupLocation, dropLocation }: DeliveryInput): string {
  return `${KIND_NAMES[kind]}: ${pickupLocation.placeName} → ${dropLocation.placeName} (#${number})`
}
