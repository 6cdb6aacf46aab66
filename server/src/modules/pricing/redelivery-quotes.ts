import { QUOTE, type Quote } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Database, Queries } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { fareForAnotherTry, firstTariff } from './fare.ts'
import { FeeDiffers } from './fee-differs.ts'
import { insertQuote, toQuote, type KeptQuote, type QuoteDraft } from './quotes.store.ts'
import { isForRedelivery, readQuoteOfOrder, takeRedeliveryQuote } from './redelivery-quotes.store.ts'
import { readNewestTariff } from './tariffs.store.ts'

/** Quotes for redeliveries. */
export function createRedeliveryQuotes({ database }: { readonly database: Database }) {
  async function draft(
    queries: Queries,
    orderId: string,
  ): Promise<QuoteDraft & { readonly customerId: string }> {
    const first = await readQuoteOfOrder(queries, orderId)
    if (!first) throw new Refusal('NOT_FOUND')
    const { customerId, kind, pickup, dropoff, durationS, maps } = first
    const tariff = (await readNewestTariff(queries)) ?? firstTariff
    const way = { distanceM: 0, durationS, maps }
    return { customerId, kind, pickup, dropoff, way, tariff, fare: fareForAnotherTry(tariff) }
  }

  async function offer(orderId: string): Promise<Quote> {
    const offered = await draft(database.sql, orderId)
    const kept = await insertQuote(database.sql, {
      ...offered,
      _id: newId(),
      lifetimeMinutes: QUOTE.lifetimeMinutes,
      isUsed: false,
      redeliveryOf: orderId,
    })
    return toQuote(kept)
  }

  return {
    /**
     * Valid for QUOTE.lifetimeMinutes, and only for this order. @throws Refusal NOT_FOUND if there is no such
     * order
     */
    quoteRedelivery: offer,

    /**
     * Uses up a redelivery's quote, inside the transaction that sends the rider out again. An expired quote
     * still holds if a redelivery costs the same today.
     *
     * @throws FeeDiffers if it costs something else today: roll back, then answer with `refuseRedeliveryFee`
     * @throws Refusal NOT_FOUND if the quote is not for this order, QUOTE_USED
     */
    async takeRedelivery(queries: Queries, orderId: string, quoteId: string): Promise<KeptQuote> {
      const taken = await takeRedeliveryQuote(queries, orderId, quoteId)
      if (!taken) {
        const isItsOwn = await isForRedelivery(queries, orderId, quoteId)
        throw new Refusal(isItsOwn ? 'QUOTE_USED' : 'NOT_FOUND')
      }
      if (taken.isCurrent) return taken
      const today = await draft(queries, orderId)
      if (today.fare.totalKobo !== taken.totalKobo) throw new FeeDiffers(null)
      return taken
    },

    /** FEE_CHANGED with today's redelivery fee and a quote for it. */
    async refuseRedeliveryFee(orderId: string): Promise<Refusal> {
      const quote = await offer(orderId)
      return new Refusal('FEE_CHANGED', { data: { fee: quote.total, quote } })
    },
  }
}
