import { isRedelivery, type Move, type MoveInput, type MoveTarget, type Quote } from '@ozi/contract'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import type { PaymentsService } from '../../payments/payments.service.ts'
import type { PricingService } from '../../pricing/pricing.service.ts'
import { readOrder } from '../orders.store.ts'
import { describeCharge } from '../charges.ts'
import { pickMove, requireMovers } from './movers.ts'
import { readChargedQuote, readOrderState, type LockedOrder } from './order-states.store.ts'

export interface RedeliveriesParts {
  readonly database: Database
  readonly pricing: PricingService
  readonly payments: PaymentsService
}

type ChargeRequest = Pick<MoveInput, 'id' | 'to' | 'quoteId'>

/** Redeliveries: quotes for them, and the charge. */
export function createRedeliveries({ database, pricing, payments }: RedeliveriesParts) {
  return {
    /**
     * The quote for a redelivery, for callers who may ask for one now.
     * @throws Refusal NOT_FOUND also for callers who have nothing to do with the order, FORBIDDEN,
     *   ILLEGAL_MOVE
     */
    async quote(caller: Caller, orderId: string): Promise<Quote> {
      const found = await readOrderState(database.sql, orderId)
      const { order, movers } = requireMovers(caller, found, 'enroute_to_dropoff')
      const { move } = pickMove(order, { to: 'enroute_to_dropoff' }, movers)
      if (!isRedelivery(move)) throw new Refusal('ILLEGAL_MOVE', { data: { allowed: [move.to] } })
      return pricing.quoteRedelivery(orderId)
    },

    /**
     * Whether a repeated move names the same quote as the move it repeats, or none if that move cost nothing.
     */
    async isSameCharge(queries: Queries, { id, to, quoteId }: ChargeRequest): Promise<boolean> {
      if (to !== 'enroute_to_dropoff') return true
      return (await readChargedQuote(queries, id)) === (quoteId ?? null)
    },

    /**
     * Charges a move that sends the rider out again, in the move's transaction, by the quote that came with
     * it. Without a quote the move costs nothing; a customer's redelivery always needs one.
     *
     * @returns the charge in kobo; null if the move costs nothing
     * @throws Refusal QUOTE_REQUIRED, QUOTE_USED, NOT_FOUND, VALIDATION; FeeDiffers, as
     *   `pricing.takeRedelivery` does
     */
    async charge(
      queries: Queries,
      order: LockedOrder,
      move: Move<MoveTarget>,
      { id, quoteId }: ChargeRequest,
    ): Promise<number | null> {
      if (quoteId === undefined) {
        if (move.needs === 'fee') throw new Refusal('QUOTE_REQUIRED')
        return null
      }
      if (!isRedelivery(move)) throw Refusal.fields({ quoteId: 'This step costs nothing.' })
      const quote = await pricing.takeRedelivery(queries, id, quoteId)
      const found = await readOrder(queries, id)
      if (!found) throw new Refusal('NOT_FOUND')
      await payments.charge(queries, {
        orderId: id,
        amountKobo: quote.totalKobo,
        payer: found.customer,
        paymentMethod: found.order.paymentMethod,
        description: describeCharge('Redelivery', order.number, found.order),
        redeliveryQuoteId: quote._id,
      })
      return quote.totalKobo
    },
  }
}

export type Redeliveries = ReturnType<typeof createRedeliveries>
