import type { AddressSuggestion, OrderKind } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import type { MappedWay } from '../places/places.service.ts'
import { quoteColumns, type TakenQuote } from './quotes.store.ts'

/** The customer of an order, and the way as the order's own quote has it. */
export interface QuoteOfOrder {
  readonly customerId: string
  readonly kind: OrderKind
  readonly pickup: AddressSuggestion
  readonly dropoff: AddressSuggestion
  readonly durationS: number
  readonly maps: MappedWay['maps']
}

/** Null if there is no such order. */
export async function readQuoteOfOrder(queries: Queries, orderId: string): Promise<QuoteOfOrder | null> {
  const [row] = await queries<QuoteOfOrder[]>`
    select orders.customer_id as "customerId", quotes.kind, quotes.pickup, quotes.dropoff,
      quotes.duration_s as "durationS",
      json_build_object(
        'provider', maps_provider, 'quality', maps_quality, 'dataVersion', maps_data_version
      ) as maps
    from orders join quotes on quotes._id = orders.quote_id where orders._id = ${orderId}
  `
  return row ?? null
}

/**
 * Marks a quote for a redelivery of this order as used; null if there is no such quote or it is used already.
 */
export async function takeRedeliveryQuote(
  queries: Queries,
  orderId: string,
  quoteId: string,
): Promise<TakenQuote | null> {
  const [row] = await queries<TakenQuote[]>`
    update quotes set used_at = now()
    where _id = ${quoteId} and redelivery_of = ${orderId} and used_at is null
    returning ${quoteColumns(queries)}, expires_at > now() as "isCurrent"
  `
  return row ?? null
}

/** Whether a quote is for a redelivery of this order, used or not. */
export async function isForRedelivery(queries: Queries, orderId: string, quoteId: string): Promise<boolean> {
  const rows = await queries`select from quotes where _id = ${quoteId} and redelivery_of = ${orderId}`
  return rows.length > 0
}
