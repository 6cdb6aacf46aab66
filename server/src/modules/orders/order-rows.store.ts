import {
  ENDED_STATUSES,
  type Order,
  type OrderClock,
  type OrderKind,
  type OrderPlace,
  type OrderStatus,
  type ParcelSize,
  type ShopStatus,
} from '@ozi/contract'
import { fragment } from '../../platform/database/fragment.ts'
import { sqlList } from '../../platform/database/sql-list.ts'
import { toNaira } from '../../platform/money.ts'
import { nameOfMethod, type Method } from '../payments/payments.service.ts'
import { toKm, toMinutes } from '../places/places.service.ts'
import { deadlineOf } from './moves/order-deadline.ts'
import { waitsSince } from './moves/order-waits.store.ts'
import {
  toFareLines,
  toOrderItem,
  toPickupWindow,
  type FareLineKobo,
  type QuoteGoods,
} from '../pricing/pricing.service.ts'

/** A redelivery as it was quoted. */
export interface Redelivery {
  readonly totalKobo: number
  readonly lines: readonly FareLineKobo[]
  /** 0, or the whole way if it went to another place. */
  readonly distanceM: number
  readonly durationS: number
}

/** An order's row, joined with its quote, its shop and its rider. */
export interface OrderRow {
  readonly _id: string
  readonly number: string
  readonly kind: OrderKind
  readonly status: OrderStatus
  readonly shop_status: ShopStatus | null
  readonly is_place_wrong: boolean
  readonly on_hold_since: Date | null
  readonly pickup: OrderPlace
  readonly dropoff: OrderPlace
  readonly pickup_address: string
  readonly receiver_address: string
  readonly receiver_name: string
  readonly phone: string
  readonly package_details: string
  readonly parcel_size: ParcelSize
  readonly pickup_from: Date | null
  readonly pickup_to: Date | null
  readonly search_from: Date | null
  readonly items: readonly QuoteGoods[] | null
  readonly vendor_id: string | null
  readonly vendor_name: string | null
  readonly vendor_phone: string | null
  readonly rider_id: string | null
  readonly rider_name: string | null
  readonly rider_phone: string | null
  readonly payment_method: Method
  readonly sender_pays: boolean
  readonly fee_kobo: number
  readonly distance_m: number
  readonly duration_s: number
  readonly lines: readonly FareLineKobo[]
  /** Null if the order has no redelivery. */
  readonly redeliveries: readonly Redelivery[] | null
  readonly created_at: Date
  readonly ended_at: Date | null
  readonly waits_since: Date | null
  readonly asked_at: Date | null
  readonly answer_from: Date | null
}

/** Selected from `orders as listed` with `ORDER_JOINS`. */
export const ORDER_COLUMNS = fragment`
  listed._id, listed.number, listed.kind, listed.status, listed.shop_status,
  listed.is_place_wrong, listed.on_hold_since, listed.pickup, listed.dropoff,
  listed.pickup_address, listed.receiver_address, listed.receiver_name, listed.phone, listed.package_details,
  listed.parcel_size, listed.pickup_from, listed.pickup_to, listed.search_from,
  listed.items, listed.vendor_id, listed.vendor_name, vendor.mobile_number as vendor_phone, listed.rider_id,
  rider.name as rider_name, rider.mobile_number as rider_phone, listed.payment_method, listed.sender_pays, listed.fee_kobo,
  quotes.distance_m, quotes.duration_s, quotes.lines, (
    select json_agg(json_build_object(
      'totalKobo', again.total_kobo, 'lines', again.lines, 'distanceM', again.distance_m, 'durationS', again.duration_s
    ) order by again.used_at)
    from quotes as again where again.redelivery_of = listed._id and again.used_at is not null
  ) as redeliveries, listed.created_at,
  case when listed.status in (${sqlList(ENDED_STATUSES)}) then (
    select max(at) from order_events where order_id = listed._id and to_status = listed.status
  ) end as ended_at,
  ${waitsSince('listed')} as waits_since,
  case when listed.status = 'created' then (
    select customer_asked_at from order_searches where order_id = listed._id
  ) end as asked_at,
  case when listed.status = 'created' then (
    select deadline_from(customer_asked_at) from order_searches where order_id = listed._id
  ) end as answer_from`
export const ORDER_JOINS = fragment`
  join quotes on quotes._id = listed.quote_id
  left join accounts as vendor on vendor._id = listed.vendor_id
  left join accounts as rider on rider._id = listed.rider_id`

export function toOrder(row: OrderRow, clock: OrderClock): Order {
  const redeliveries = row.redeliveries ?? []
  const isPaidAtPickup = row.sender_pays && row.payment_method === 'Cash'
  const way = redeliveries.findLast(({ distanceM }) => distanceM > 0)
  return {
    _id: row._id,
    number: row.number,
    kind: row.kind,
    status: row.status,
    ...(row.shop_status === null ? {} : { shopStatus: row.shop_status }),
    ...(row.is_place_wrong ? { isPlaceWrong: true } : {}),
    ...(row.on_hold_since === null ? {} : { isOnHold: true }),
    pickupLocation: row.pickup,
    dropLocation: row.dropoff,
    pickupAddress: row.pickup_address,
    receiverAddress: row.receiver_address,
    receiverName: row.receiver_name,
    phone: row.phone,
    packageDetails: row.package_details,
    ...(row.kind === 'shop' ? {} : { parcelSize: row.parcel_size }),
    ...toPickupWindow(row.pickup_from, row.pickup_to),
    ...(row.items === null ? {} : { items: row.items.map(toOrderItem) }),
    ...(row.vendor_id === null
      ? {}
      : {
          vendor: {
            _id: row.vendor_id,
            name: row.vendor_name ?? '',
            mobileNumber: row.vendor_phone ?? '',
          },
        }),
    ...(row.rider_id === null
      ? {}
      : { rider: { _id: row.rider_id, name: row.rider_name ?? '', mobileNumber: row.rider_phone ?? '' } }),
    fee: toNaira(redeliveries.reduce((sum, { totalKobo }) => sum + totalKobo, row.fee_kobo)),
    lines: toFareLines([row, ...redeliveries].flatMap(({ lines }) => lines)),
    ...(redeliveries.length === 0 ? {} : { redeliveries: redeliveries.length }),
    distanceKm: toKm(way?.distanceM ?? row.distance_m),
    durationMinutes: toMinutes(way?.durationS ?? row.duration_s),
    paymentMethod: nameOfMethod(row.payment_method),
    ...(isPaidAtPickup ? { cashAtPickup: toNaira(row.fee_kobo) } : {}),
    // The fees of redeliveries are paid at the door, whoever paid the order before.
    ...(row.payment_method === 'Cash' && !isPaidAtPickup
      ? {}
      : { cashToCollect: toNaira(redeliveries.reduce((sum, { totalKobo }) => sum + totalKobo, 0)) }),
    createdAt: row.created_at.toISOString(),
    ...(row.status === 'delivered' && row.ended_at ? { deliveredAt: row.ended_at.toISOString() } : {}),
    ...deadlineOf(row, clock),
    ...(row.asked_at === null ? {} : { askedAt: row.asked_at.toISOString() }),
  }
}
