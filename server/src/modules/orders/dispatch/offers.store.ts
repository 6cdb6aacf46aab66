import { OFFERS_SHOWN, type LngLat, type Offer, type ParcelSize } from '@ozi/contract'
import { haversineM } from '@ozi/geo'
import type { Queries } from '../../../platform/database/database.ts'
import { fragment } from '../../../platform/database/fragment.ts'
import { toNaira } from '../../../platform/money.ts'
import { toKm, toMinutes } from '../../places/places.service.ts'
import {
  jsonCharges,
  jsonTermsOf,
  riderEarnsKobo,
  type ChargeLines,
  type Terms,
} from '../../earnings/earnings.service.ts'
import { toPickupWindow } from '../../pricing/pricing.service.ts'
import type { OrderRow } from '../order-rows.store.ts'
import { cashOf } from './cash-of-order.store.ts'
import { IS_OPEN_TO_ALL } from './searches.store.ts'

/** The fee is the cash that the rider takes. */
interface OfferRow extends Pick<
  OrderRow,
  | '_id'
  | 'number'
  | 'kind'
  | 'shop_status'
  | 'pickup'
  | 'dropoff'
  | 'vendor_name'
  | 'parcel_size'
  | 'pickup_from'
  | 'pickup_to'
  | 'fee_kobo'
  | 'sender_pays'
  | 'distance_m'
  | 'duration_s'
  | 'created_at'
> {
  readonly charges: readonly ChargeLines[]
  readonly terms: Terms | null
}

/** An offer as it was made to a rider. */
interface OfferToRiderRow extends OfferRow {
  readonly rider_id: string
  readonly ends_at: Date
  readonly seconds_left: number
  readonly pickup_s: number | null
  readonly others: string[] | null
}

const COLUMNS = fragment`
  listed._id, listed.number, listed.kind, listed.shop_status, listed.pickup, listed.dropoff, listed.vendor_name,
  listed.parcel_size, listed.pickup_from, listed.pickup_to,
  ${cashOf('listed')} as fee_kobo, listed.sender_pays, quotes.distance_m, quotes.duration_s, listed.created_at,
  ${jsonCharges('listed')} as charges, ${jsonTermsOf('listed')} as terms`

export interface OpenOffersQuery {
  readonly riderId: string
  /** Null if nobody knows. */
  readonly position: LngLat | null
  /** The rider may be offered so much more cash; null: any amount. */
  readonly roomKobo: number | null
  /** The sizes of parcels that the rider's vehicle carries. */
  readonly sizes: readonly ParcelSize[]
}

/** Orders open to all that this rider may take and has not declined; the longest waiting first. */
export async function listOpenOffers(
  queries: Queries,
  { riderId, position, roomKobo, sizes }: OpenOffersQuery,
): Promise<Offer[]> {
  const rows = await queries<OfferRow[]>`
    select ${COLUMNS}
    from orders as listed
    join quotes on quotes._id = listed.quote_id
    left join order_searches as search on search.order_id = listed._id
    where listed.status = 'created' and listed.on_hold_since is null and listed.customer_id <> ${riderId}
      and listed.parcel_size = any(${[...sizes]}::text[])
      and ${IS_OPEN_TO_ALL}
      and not exists (
        select from rider_offers as own
        where own.search_id = search._id and own.rider_id = ${riderId} and (own.answer is null or own.answer = 'declined')
      )
      ${roomKobo === null ? queries`` : queries`and ${cashOf('listed')} <= ${roomKobo}`}
    order by listed.created_at, listed._id limit ${OFFERS_SHOWN.max}
  `
  return rows.map((row) => ({ ...toOffer(row), ...pickupFrom(position, row) }))
}

/** An offer to a rider, as it is shown to them. */
export interface OfferToRider {
  readonly riderId: string
  readonly offer: Offer
}

/** The offers that a rider has not answered, or those made to any rider for these orders; what ends first comes first. */
export async function listOffersToRiders(
  queries: Queries,
  of: { readonly riderId: string } | { readonly searchIds: readonly number[] },
  positionOf: (riderId: string) => LngLat | null,
): Promise<OfferToRider[]> {
  const rows = await queries<OfferToRiderRow[]>`
    select ${COLUMNS}, made.rider_id, made.ends_at, made.pickup_s,
      extract(epoch from made.ends_at - now())::float8 as seconds_left,
      (
        select array_agg(beside.order_id) from rider_offers as beside
        where beside.together = made.together and beside.rider_id = made.rider_id
          and beside.answer is null and beside._id <> made._id
      ) as others
    from rider_offers as made
    join orders as listed on listed._id = made.order_id and listed.status = 'created' and listed.on_hold_since is null
    join quotes on quotes._id = listed.quote_id
    where made.answer is null and made.ends_at > now()
      and ${'riderId' in of ? queries`made.rider_id = ${of.riderId}` : queries`made.search_id = any(${of.searchIds.map(String)}::text[]::bigint[])`}
    order by made.ends_at, made._id
  `
  return rows.map((row) => ({
    riderId: row.rider_id,
    offer: {
      ...toOffer(row),
      until: row.ends_at.toISOString(),
      secondsLeft: Math.max(0, row.seconds_left),
      ...pickupFrom(positionOf(row.rider_id), row),
      ...(row.pickup_s === null ? {} : { pickupMinutes: toMinutes(row.pickup_s) }),
      ...(row.others === null ? {} : { together: row.others }),
    },
  }))
}

const toOffer = (row: OfferRow): Offer => ({
  _id: row._id,
  number: row.number,
  kind: row.kind,
  ...(row.shop_status === null ? {} : { shopStatus: row.shop_status }),
  ...(row.kind === 'shop' ? {} : { parcelSize: row.parcel_size }),
  ...toPickupWindow(row.pickup_from, row.pickup_to),
  ...(row.vendor_name === null ? {} : { vendorName: row.vendor_name }),
  pickup: row.pickup.placeName,
  pickupCoordinates: row.pickup.coordinates,
  dropoff: row.dropoff.placeName,
  dropoffCoordinates: row.dropoff.coordinates,
  ...(row.pickup.mapName === undefined ? {} : { pickupMapName: row.pickup.mapName }),
  ...(row.dropoff.mapName === undefined ? {} : { dropoffMapName: row.dropoff.mapName }),
  distanceKm: toKm(row.distance_m),
  durationMinutes: toMinutes(row.duration_s),
  cash: toNaira(row.fee_kobo),
  ...(row.sender_pays && row.fee_kobo > 0 ? { isPaidAtPickup: true as const } : {}),
  ...earnsOf(row),
  createdAt: row.created_at.toISOString(),
})

function earnsOf({ charges, terms }: OfferRow): Pick<Offer, 'earns'> {
  const kobo = riderEarnsKobo(charges, terms)
  return kobo === null ? {} : { earns: toNaira(kobo) }
}

/** Rounded to a tenth of a kilometre, because positions are not more exact. */
const pickupFrom = (position: LngLat | null, { pickup }: OfferRow): Pick<Offer, 'pickupKm'> =>
  position === null ? {} : { pickupKm: Math.round(haversineM(...position, ...pickup.coordinates) / 100) / 10 }
