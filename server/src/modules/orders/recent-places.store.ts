import type { AddressSuggestion, LngLat, OrderKind } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'

/** Enough to find RECENT_PLACES.max different places, unless a customer always sends to the same ones. */
const ORDERS_READ = 30

/** The two ends of an order of a customer. */
export interface OrderEnds {
  readonly kind: OrderKind
  readonly pickup: AddressSuggestion
  readonly dropoff: AddressSuggestion
  readonly pickupAddress: string
  readonly receiverAddress: string
  /** The point of the hand-over; null if it is not known. */
  readonly handOver: { readonly coordinates: LngLat; readonly riderId: string } | null
}

interface EndsRow {
  readonly kind: OrderKind
  readonly pickup: AddressSuggestion
  readonly dropoff: AddressSuggestion
  readonly pickup_address: string
  readonly receiver_address: string
  readonly longitude: number | null
  readonly latitude: number | null
  readonly rider_id: string | null
}

/** The ends of a customer's latest orders, the latest first. */
export async function listOrderEnds(queries: Queries, customerId: string): Promise<OrderEnds[]> {
  const rows = await queries<EndsRow[]>`
    select orders.kind, orders.pickup, orders.dropoff, orders.pickup_address, orders.receiver_address,
      points.longitude, points.latitude, points.rider_id
    from orders left join hand_over_points as points on points.order_id = orders._id
    where orders.customer_id = ${customerId} order by orders.created_at desc, orders._id desc limit ${ORDERS_READ}
  `
  return rows.map(({ pickup_address, receiver_address, longitude, latitude, rider_id, ...ends }) => ({
    kind: ends.kind,
    pickup: ends.pickup,
    dropoff: ends.dropoff,
    pickupAddress: pickup_address,
    receiverAddress: receiver_address,
    handOver:
      longitude === null || latitude === null || rider_id === null
        ? null
        : { coordinates: [longitude, latitude], riderId: rider_id },
  }))
}
