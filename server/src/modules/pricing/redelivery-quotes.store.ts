import type { AddressSuggestion, OrderKind } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import type { MapSource } from '../places/places.service.ts'
import type { Tariff } from './fare.ts'
import { QUOTE_COLUMNS, type QuoteClaimRow } from './quotes.store.ts'

/** The customer of an order, and the way as the order's own quote has it. */
export interface QuoteOfOrder {
  readonly customerId: string
  readonly kind: OrderKind
  readonly pickup: AddressSuggestion
  readonly dropoff: AddressSuggestion
  readonly durationS: number
  readonly maps: MapSource
  /** The tariff that the order was placed by. */
  readonly tariff: Tariff
  /** Metres of the way that is paid: to the latest place. */
  readonly paidDistanceM: number
}

/**
 * A quote to the right place has the whole way; that of any other redelivery has a distance of 0.
 * @param exceptQuoteId a quote that counts as not used yet
 */
export async function readQuoteOfOrder(
  queries: Queries,
  orderId: string,
  exceptQuoteId: string | null = null,
): Promise<QuoteOfOrder | null> {
  const [row] = await queries<QuoteOfOrder[]>`
    select orders.customer_id as "customerId", quotes.kind, quotes.pickup, quotes.dropoff,
      quotes.duration_s as "durationS", quotes.tariff, coalesce((
        select again.distance_m from quotes as again
        where again.redelivery_of = orders._id and again.used_at is not null and again.distance_m > 0
          and again._id is distinct from ${exceptQuoteId}
        order by again.used_at desc limit 1
      ), quotes.distance_m) as "paidDistanceM",
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
): Promise<QuoteClaimRow | null> {
  const [row] = await queries<QuoteClaimRow[]>`
    update quotes set used_at = now()
    where _id = ${quoteId} and redelivery_of = ${orderId} and used_at is null
    returning ${QUOTE_COLUMNS}, expires_at > now() as "isCurrent"
  `
  return row ?? null
}

/** Where a quote for a redelivery of this order leads, used or not; null if it is none. */
export async function readRedeliveryQuote(
  queries: Queries,
  orderId: string,
  quoteId: string,
): Promise<{ readonly dropoff: AddressSuggestion; readonly distanceM: number } | null> {
  const [row] = await queries<{ dropoff: AddressSuggestion; distanceM: number }[]>`
    select dropoff, distance_m as "distanceM" from quotes
    where _id = ${quoteId} and redelivery_of = ${orderId}
  `
  return row ?? null
}
