import type { AddressSuggestion, OrderKind, PickupWindow, Quote } from '@ozi/contract'
import { expiringRows } from '../../platform/cleanup/cleanup.ts'
import type { Queries } from '../../platform/database/database.ts'
import { fragment } from '../../platform/database/fragment.ts'
import { toNaira } from '../../platform/money.ts'
import { SAME_POINT_DEGREES, toKm, toMinutes, type Way } from '../places/places.service.ts'
import { toFareLines, type Fare, type FareLineKobo, type Tariff } from './fare.ts'

/** A stored quote. */
export interface QuoteRow {
  readonly _id: string
  readonly pickup: AddressSuggestion
  readonly dropoff: AddressSuggestion
  readonly distanceM: number
  readonly durationS: number
  readonly lines: readonly FareLineKobo[]
  readonly totalKobo: number
  readonly expiresAt: Date
  /** The time it is for; null: now. */
  readonly pickupFrom: Date | null
  readonly pickupTo: Date | null
}

/** Everything a new quote is made from and contains. */
export interface QuoteDraft {
  readonly kind: OrderKind
  readonly pickup: AddressSuggestion
  readonly dropoff: AddressSuggestion
  readonly pickupWindow?: PickupWindow | undefined
  readonly way: Omit<Way, 'geometry'>
  readonly tariff: Tariff
  readonly fare: Fare
}

/** A chosen option, with its name and what it added to the price. */
export interface QuoteOption {
  readonly _id: string
  readonly name: string
  readonly priceKobo: number
}

/** Goods in a shop's quote, at their prices when it was made. */
export interface QuoteGoods {
  readonly itemId: string
  readonly name: string
  /** The price of one, with its options. */
  readonly priceKobo: number
  readonly quantity: number
  /** Absent if nothing was chosen. */
  readonly options?: readonly QuoteOption[]
}

/** How long a quote that nobody ordered by is kept after it expires. */
const UNUSED_KEPT_DAYS = 7

export const QUOTE_COLUMNS = fragment`
  quotes._id, quotes.pickup, quotes.dropoff, quotes.distance_m as "distanceM", quotes.duration_s as "durationS",
  quotes.lines, quotes.total_kobo as "totalKobo", quotes.expires_at as "expiresAt",
  quotes.pickup_from as "pickupFrom", quotes.pickup_to as "pickupTo"
`

const EXPIRED_UNUSED = `used_at is null and expires_at < now() - interval '${UNUSED_KEPT_DAYS} days'`

/** The quotes of a checkout are deleted with it. */
export const expiringQuotes = [
  expiringRows('quotes', '_id', `${EXPIRED_UNUSED} and checkout_id is null`),
  expiringRows('checkouts', '_id', EXPIRED_UNUSED),
]

/** A delivery is ordered by a quote that is neither part of a cart's quote nor for a redelivery. */
const IS_FOR_DELIVERY = fragment`checkout_id is null and redelivery_of is null`

/** Stores a new quote. `isUsed`: the same transaction places the order. */
export async function insertQuote(
  queries: Queries,
  quote: QuoteDraft & {
    readonly _id: string
    readonly customerId: string | null
    readonly lifetimeMinutes: number
    readonly isUsed: boolean
    /** The order that this quote offers to redeliver. */
    readonly redeliveryOf?: string
    /** In a cart's quote: the shop and its goods. */
    readonly shop?: {
      readonly checkoutId: string
      readonly vendorId: string
      readonly goods: readonly QuoteGoods[]
    }
  },
): Promise<QuoteRow> {
  const { _id, kind, pickup, dropoff, pickupWindow, way, tariff, fare, shop } = quote
  const [row] = await queries<QuoteRow[]>`
    insert into quotes (
      _id, customer_id, kind, pickup, dropoff, pickup_lng, pickup_lat, dropoff_lng, dropoff_lat, distance_m,
      duration_s, tariff_version, tariff, lines, total_kobo, maps_provider, maps_quality, maps_data_version,
      expires_at, used_at, redelivery_of, checkout_id, vendor_id, goods,
      pickup_from, pickup_to
    ) values (
      ${_id}, ${quote.customerId}, ${kind}, ${JSON.stringify(pickup)}::text::json,
      ${JSON.stringify(dropoff)}::text::json, ${pickup.coordinates[0]}, ${pickup.coordinates[1]},
      ${dropoff.coordinates[0]}, ${dropoff.coordinates[1]}, ${way.distanceM}, ${way.durationS},
      ${tariff.version}, ${JSON.stringify(tariff)}::text::json, ${JSON.stringify(fare.lines)}::text::json,
      ${fare.totalKobo}, ${way.maps.provider}, ${way.maps.quality}, ${way.maps.dataVersion},
      now() + make_interval(mins => ${quote.lifetimeMinutes}),
      case when ${quote.isUsed} then now() end, ${quote.redeliveryOf ?? null},
      ${shop?.checkoutId ?? null}, ${shop?.vendorId ?? null}, ${shop ? JSON.stringify(shop.goods) : null}::text::json,
      ${pickupWindow?.from ?? null}::timestamptz, ${pickupWindow?.to ?? null}::timestamptz
    )
    returning ${QUOTE_COLUMNS}
  `
  if (!row) throw new Error('the quote was not stored')
  return row
}

/**
 * An unused quote for a parcel, of this customer or made before signing in; null if there is none. It can be read for
 * as long as unused quotes are kept.
 */
export async function readUnusedQuote(
  queries: Queries,
  quoteId: string,
  customerId: string | null,
): Promise<QuoteRow | null> {
  const [row] = await queries<QuoteRow[]>`
    select ${QUOTE_COLUMNS} from quotes
    where _id = ${quoteId} and ${IS_FOR_DELIVERY} and used_at is null
      and (customer_id is null or customer_id = ${customerId})
      and expires_at > now() - make_interval(days => ${UNUSED_KEPT_DAYS})
  `
  return row ?? null
}

/** A quote that was just marked as used, and whether it was still valid. */
export type QuoteClaimRow = QuoteRow & { readonly isCurrent: boolean }

/**
 * Marks a quote as used and binds it to the customer. Null if it belongs to somebody else, is used, or does
 * not exist. Of two transactions that take one quote, one gets it.
 */
export async function takeQuote(
  queries: Queries,
  quoteId: string,
  customerId: string,
): Promise<QuoteClaimRow | null> {
  const [row] = await queries<QuoteClaimRow[]>`
    update quotes set used_at = now(), customer_id = ${customerId}
    where _id = ${quoteId} and ${IS_FOR_DELIVERY} and used_at is null
      and (customer_id is null or customer_id = ${customerId})
    returning ${QUOTE_COLUMNS}, expires_at > now() as "isCurrent"
  `
  return row ?? null
}

/**
 * Takes a valid quote of this customer for these places and this time: one with this total if there is any, else the
 * newest.
 * @param totalKobo the fee that the customer was shown; null if it is no whole number of kobo
 */
export async function takeQuoteForPlaces(
  queries: Queries,
  search: {
    readonly customerId: string
    readonly pickup: AddressSuggestion
    readonly dropoff: AddressSuggestion
    readonly pickupWindow?: PickupWindow | undefined
    readonly totalKobo: number | null
  },
): Promise<QuoteClaimRow | null> {
  const [pickupLng, pickupLat] = search.pickup.coordinates
  const [dropoffLng, dropoffLat] = search.dropoff.coordinates
  const [row] = await queries<QuoteClaimRow[]>`
    update quotes set used_at = now()
    where used_at is null and _id = (
      select _id from quotes
      where customer_id = ${search.customerId} and ${IS_FOR_DELIVERY} and used_at is null and expires_at > now()
        and created_at > now() - interval '1 day'
        and abs(pickup_lng - ${pickupLng}) <= ${SAME_POINT_DEGREES} and abs(pickup_lat - ${pickupLat}) <= ${SAME_POINT_DEGREES}
        and abs(dropoff_lng - ${dropoffLng}) <= ${SAME_POINT_DEGREES} and abs(dropoff_lat - ${dropoffLat}) <= ${SAME_POINT_DEGREES}
        and pickup_from is not distinct from ${search.pickupWindow?.from ?? null}::timestamptz
      order by (total_kobo = ${search.totalKobo ?? -1}) desc, created_at desc
      limit 1
    )
    returning ${QUOTE_COLUMNS}, true as "isCurrent"
  `
  return row ?? null
}

/**
 * True if a quote that could not be taken belongs to the customer and is used. If not, the customer has no
 * such quote.
 */
export async function isOwnUsedQuote(
  queries: Queries,
  quoteId: string,
  customerId: string,
): Promise<boolean> {
  const rows = await queries`
    select 1 from quotes
    where _id = ${quoteId} and ${IS_FOR_DELIVERY} and customer_id = ${customerId} and used_at is not null
  `
  return rows.length > 0
}

export const toPickupWindow = (
  from: Date | null,
  to: Date | null,
): { readonly pickupWindow?: PickupWindow } =>
  from && to ? { pickupWindow: { from: from.toISOString(), to: to.toISOString() } } : {}

export function toQuote(row: QuoteRow): Quote {
  return {
    _id: row._id,
    distanceKm: toKm(row.distanceM),
    durationMinutes: toMinutes(row.durationS),
    lines: toFareLines(row.lines),
    total: toNaira(row.totalKobo),
    expiresAt: row.expiresAt.toISOString(),
    ...toPickupWindow(row.pickupFrom, row.pickupTo),
  }
}
