import { QUOTE, type AddressSuggestion, type Quote } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Database, Queries } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { PlacesService } from '../places/places.service.ts'
import { fareForRedelivery, fareToRightPlace, firstTariff } from './fare.ts'
import { FeeDiffers } from './price-errors.ts'
import { insertQuote, toQuote, type QuoteRow, type QuoteDraft } from './quotes.store.ts'
import { readQuoteOfOrder, readRedeliveryQuote, takeRedeliveryQuote } from './redelivery-quotes.store.ts'
import { readNewestTariff } from './tariffs.store.ts'

type Draft = QuoteDraft & { readonly customerId: string }

export interface RedeliveryQuotesDeps {
  readonly database: Database
  readonly places: Pick<PlacesService, 'findWay' | 'requireOwnNames'>
}

/** A quote for a redelivery that was used up. */
export type RedeliveryQuote = QuoteRow & { readonly isToRightPlace: boolean }

/** Quotes for redeliveries: to the same place, or to the right one. */
export function createRedeliveryQuotes({ database, places }: RedeliveryQuotesDeps) {
  async function draft(queries: Queries, orderId: string): Promise<Draft> {
    const first = await readQuoteOfOrder(queries, orderId)
    if (!first) throw new Refusal('NOT_FOUND')
    const { customerId, kind, pickup, dropoff, durationS, maps } = first
    const tariff = (await readNewestTariff(queries)) ?? firstTariff
    const way = { distanceM: 0, durationS, maps }
    return { customerId, kind, pickup, dropoff, way, tariff, fare: fareForRedelivery(tariff) }
  }

  /**
   * Uses the tariff of the order, so that in the end the customer pays what an order to the right place would have
   * cost.
   */
  async function draftRightPlace(
    queries: Queries,
    orderId: string,
    dropoff: AddressSuggestion,
    exceptQuoteId: string | null = null,
  ): Promise<Draft> {
    const first = await readQuoteOfOrder(queries, orderId, exceptQuoteId)
    if (!first) throw new Refusal('NOT_FOUND')
    const { customerId, kind, pickup, tariff, paidDistanceM } = first
    const way = await places.findWay(pickup.coordinates, dropoff.coordinates)
    const fare = fareToRightPlace(tariff, way.distanceM, paidDistanceM)
    return { customerId, kind, pickup, dropoff, way, tariff, fare }
  }

  async function keep(orderId: string, offered: Draft): Promise<Quote> {
    const kept = await insertQuote(database.sql, {
      ...offered,
      _id: newId(),
      lifetimeMinutes: QUOTE.lifetimeMinutes,
      isUsed: false,
      redeliveryOf: orderId,
    })
    return toQuote(kept)
  }

  const offer = async (orderId: string): Promise<Quote> => keep(orderId, await draft(database.sql, orderId))
  const offerRightPlace = async (orderId: string, dropoff: AddressSuggestion): Promise<Quote> =>
    keep(orderId, await draftRightPlace(database.sql, orderId, dropoff))

  return {
    /**
     * Valid for QUOTE.lifetimeMinutes, and only for this order. @throws Refusal NOT_FOUND if there is no such
     * order
     */
    quoteRedelivery: offer,

    /**
     * A redelivery to the right place: what the way from the pickup costs more. As valid as `quoteRedelivery`.
     * @throws Refusal VALIDATION if the place's name leads elsewhere; OUTSIDE_AREA, NO_ROAD_NEARBY, NO_ROUTE, SAME_PLACE
     */
    async quoteRightPlace(orderId: string, dropoff: AddressSuggestion): Promise<Quote> {
      places.requireOwnNames({ dropoff })
      return offerRightPlace(orderId, dropoff)
    },

    /**
     * Uses up a redelivery's quote, inside the transaction that sends the rider out again. An expired quote
     * still holds if a redelivery costs the same today. One to the right place holds as long as the same way is
     * paid as when it was made.
     *
     * @throws FeeDiffers if it costs something else today: roll back, then answer with `refuseRedeliveryFee`
     * @throws Refusal NOT_FOUND if the quote is not for this order, QUOTE_USED
     */
    async takeRedelivery(queries: Queries, orderId: string, quoteId: string): Promise<RedeliveryQuote> {
      const taken = await takeRedeliveryQuote(queries, orderId, quoteId)
      if (!taken) {
        const isItsOwn = (await readRedeliveryQuote(queries, orderId, quoteId)) !== null
        throw new Refusal(isItsOwn ? 'QUOTE_USED' : 'NOT_FOUND')
      }
      const isToRightPlace = taken.distanceM > 0
      if (taken.isCurrent && !isToRightPlace) return { ...taken, isToRightPlace }
      const today = isToRightPlace
        ? await draftRightPlace(queries, orderId, taken.dropoff, quoteId)
        : await draft(queries, orderId)
      if (today.fare.totalKobo !== taken.totalKobo) throw new FeeDiffers(null)
      return { ...taken, isToRightPlace }
    },

    /** FEE_CHANGED with the fee in force of such a redelivery and a quote for it. */
    async refuseRedeliveryFee(orderId: string, quoteId?: string): Promise<Refusal> {
      const shown = quoteId === undefined ? null : await readRedeliveryQuote(database.sql, orderId, quoteId)
      const quote =
        shown && shown.distanceM > 0 ? await offerRightPlace(orderId, shown.dropoff) : await offer(orderId)
      return new Refusal('FEE_CHANGED', { data: { fee: quote.total, quote } })
    },
  }
}
