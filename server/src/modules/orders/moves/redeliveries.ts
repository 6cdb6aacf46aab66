import {
  isRedelivery,
  placeMessages,
  TEXT_LIMIT,
  type AddressSuggestion,
  type Move,
  type MoveInput,
  type MoveTarget,
  type Quote,
} from '@ozi/contract'
import type { Config } from '../../../platform/config.ts'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import type { OrderLedger } from '../../ledger/order-ledger.service.ts'
import type { PaymentsService } from '../../payments/payments.service.ts'
import type { PlacesService } from '../../places/places.service.ts'
import type { PricingService } from '../../pricing/pricing.service.ts'
import { readOrder } from '../orders.store.ts'
import { describeCharge } from '../describe-charge.ts'
import { pickMove, requireMovers } from './movers.ts'
import { readChargedQuote, readOrderState, setDropoff, type OrderToMove } from './order-states.store.ts'

export interface RedeliveriesDeps {
  readonly config: Pick<Config, 'orderClock'>
  readonly database: Database
  readonly places: Pick<PlacesService, 'requireOwnNames' | 'withMapName'>
  readonly pricing: PricingService
  readonly payments: PaymentsService
  readonly orderLedger: Pick<OrderLedger, 'charge'>
}

type ChargeRequest = Pick<MoveInput, 'id' | 'to' | 'quoteId' | 'receiverAddress' | 'reason'>

/** The charge of a redelivery, and the reason of its event. */
export interface RedeliveryCharge {
  readonly feeKobo: number
  readonly reason: string
  /** The name of the right place, if the one before was wrong. */
  readonly dropoff?: string
}

/** Redeliveries: quotes for them, and the charge. */
export function createRedeliveries(deps: RedeliveriesDeps) {
  const { config, database, places, pricing, payments, orderLedger } = deps
  return {
    /**
     * The quote for a redelivery, for callers who may ask for one now.
     * @param dropoff the right place, if the one before was wrong
     * @throws Refusal NOT_FOUND also for callers who have nothing to do with the order, FORBIDDEN,
     *   ILLEGAL_MOVE; VALIDATION without a right place, or with one for an order whose place is not wrong; the
     *   refusals of places
     */
    async quote(caller: Caller, orderId: string, dropoff?: AddressSuggestion): Promise<Quote> {
      const found = await readOrderState(database.sql, orderId)
      const { order, movers } = requireMovers(caller, found, 'enroute_to_dropoff')
      const { move } = pickMove(order, { to: 'enroute_to_dropoff' }, movers)
      if (!isRedelivery(move)) throw new Refusal('ILLEGAL_MOVE', { data: { allowed: [move.to] } })
      if (!order.isPlaceWrong) {
        if (dropoff) throw Refusal.fields({ dropoff: 'The place of this order is not wrong.' })
        return pricing.quoteRedelivery(orderId)
      }
      if (!dropoff) throw Refusal.fields({ dropoff: placeMessages.rightPlaceMissing })
      return pricing.quoteRightPlace(orderId, dropoff)
    },

    /** True if a repeated move names the same quote as the move it repeats, or none if that move cost nothing. */
    async isSameCharge(queries: Queries, { id, to, quoteId }: ChargeRequest): Promise<boolean> {
      if (to !== 'enroute_to_dropoff') return true
      return (await readChargedQuote(queries, id)) === (quoteId ?? null)
    },

    /**
     * Charges a move that sends the rider out again, in the move's transaction, by the quote that came with
     * it. Without a quote the move costs nothing; a customer's redelivery always needs one. A quote to the right
     * place also gives the order that place.
     *
     * @returns null if the move costs nothing
     * @throws Refusal QUOTE_REQUIRED, QUOTE_USED, NOT_FOUND, VALIDATION; FeeDiffers, as
     *   `pricing.takeRedelivery` does
     */
    async charge(
      queries: Queries,
      order: OrderToMove,
      move: Move<MoveTarget>,
      { id, quoteId, receiverAddress = '', reason }: ChargeRequest,
    ): Promise<RedeliveryCharge | null> {
      if (quoteId === undefined) {
        if (move.needs === 'fee') throw new Refusal('QUOTE_REQUIRED')
        return null
      }
      if (!isRedelivery(move)) throw Refusal.fields({ quoteId: 'This step costs nothing.' })
      const quote = await pricing.takeRedelivery(queries, id, quoteId)
      if (quote.isToRightPlace !== order.isPlaceWrong) throw new Refusal('QUOTE_REQUIRED')
      if (order.isPlaceWrong) {
        places.requireOwnNames({}, { receiverAddress: { words: receiverAddress, of: quote.dropoff } })
        await setDropoff(queries, id, places.withMapName(quote.dropoff), receiverAddress)
      }
      const found = await readOrder(queries, id, config.orderClock)
      if (!found) throw new Refusal('NOT_FOUND')
      const redeliveryId = await payments.charge(queries, {
        orderId: id,
        amountKobo: quote.totalKobo,
        payer: found.customer,
        // A redelivery is paid in cash at the door, even if the order itself was paid online.
        paymentMethod: 'Cash',
        description: describeCharge(
          order.isPlaceWrong ? 'Right place' : 'Redelivery',
          order.number,
          found.order,
        ),
        redeliveryQuoteId: quote._id,
      })
      const feeKobo = quote.totalKobo
      const { customerId } = found.parties
      await orderLedger.charge(queries, { orderId: id, customerId, amountKobo: feeKobo, redeliveryId })
      if (!order.isPlaceWrong) return { feeKobo, reason }
      const dropoff = quote.dropoff.placeName
      const words = [`The right place: ${dropoff}.`, reason].join(' ').trim()
      return { feeKobo, dropoff, reason: words.slice(0, 2 * TEXT_LIMIT.line) }
    },
  }
}

export type Redeliveries = ReturnType<typeof createRedeliveries>
