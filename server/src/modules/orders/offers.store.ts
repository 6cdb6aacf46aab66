import { OFFERS_SHOWN, type Offer, type OrderKind, type OrderPlace, type ShopStatus } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { toNaira } from '../../platform/money.ts'
import { toKm, toMinutes } from '../places/places.service.ts'

interface OfferRow {
  readonly _id: string
  readonly number: string
  readonly kind: OrderKind
  readonly shop_status: ShopStatus | null
  readonly pickup: OrderPlace
  readonly dropoff: OrderPlace
  readonly vendor_name: string | null
  readonly fee_kobo: number
  readonly distance_m: number
  readonly duration_s: number
  readonly created_at: Date
}

/** Orders that wait for a rider, except this account's own; the longest waiting first. */
export async function listOffers(queries: Queries, accountId: string): Promise<Offer[]> {
  const rows = await queries<OfferRow[]>`
    select listed._id, listed.number, listed.kind, listed.shop_status, listed.pickup, listed.dropoff,
      listed.vendor_name, listed.fee_kobo, quotes.distance_m, quotes.duration_s, listed.created_at
    from orders as listed join quotes on quotes._id = listed.quote_id
    where listed.status = 'created' and listed.customer_id <> ${accountId}
    order by listed.created_at, listed._id limit ${OFFERS_SHOWN.max}
  `
  return rows.map(toOffer)
}

const toOffer = (row: OfferRow): Offer => ({
  _id: row._id,
  number: row.number,
  kind: row.kind,
  ...(row.shop_status === null ? {} : { shopStatus: row.shop_status }),
  ...(row.vendor_name === null ? {} : { vendorName: row.vendor_name }),
  pickup: row.pickup.placeName,
  pickupCoordinates: row.pickup.coordinates,
  dropoff: row.dropoff.placeName,
  ...(row.pickup.mapName === undefined ? {} : { pickupMapName: row.pickup.mapName }),
  ...(row.dropoff.mapName === undefined ? {} : { dropoffMapName: row.dropoff.mapName }),
  distanceKm: toKm(row.distance_m),
  durationMinutes: toMinutes(row.duration_s),
  cash: toNaira(row.fee_kobo),
  createdAt: row.created_at.toISOString(),
})
