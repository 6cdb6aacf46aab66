import type { AddressSuggestion, LngLat, OrderPlace } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import type { HandOverPoint } from './agree-on-point.ts'

/** Enough to see what agrees, however often a place is ordered to. */
const POINTS_READ = 50

/** An order that is handed over now, and where. */
export interface HandOver {
  readonly dropoff: OrderPlace
  readonly coordinates: LngLat
}

/**
 * An order with the position of its rider. Null if the phone has sent none that is new and accurate enough, or without
 * consent.
 */
export async function readHandOver(
  queries: Queries,
  { orderId, riderId }: { readonly orderId: string; readonly riderId: string },
  { ageMaxSeconds, accuracyMaxM }: { readonly ageMaxSeconds: number; readonly accuracyMaxM: number },
): Promise<HandOver | null> {
  const [handOver] = await queries<HandOver[]>`
    select orders.dropoff, json_build_array(latest.longitude, latest.latitude) as coordinates
    from orders
    join order_positions as latest on latest.order_id = orders._id and latest.rider_id = ${riderId}
    join rider_consents on rider_consents.rider_id = latest.rider_id and rider_consents.is_given
    where orders._id = ${orderId} and latest.at >= rider_consents.decided_at
      and latest.at >= now() - make_interval(secs => ${ageMaxSeconds}) and latest.accuracy_m <= ${accuracyMaxM}`
  return handOver ?? null
}

/** @param place the map's own place that the order went to */
export async function insertHandOverPoint(
  queries: Queries,
  { orderId, riderId }: { readonly orderId: string; readonly riderId: string },
  [longitude, latitude]: LngLat,
  place: AddressSuggestion | undefined,
): Promise<void> {
  const [placeLongitude = null, placeLatitude = null] = place?.coordinates ?? []
  await queries`
    insert into hand_over_points (
      order_id, rider_id, longitude, latitude, place_name, place_longitude, place_latitude
    ) values (
      ${orderId}, ${riderId}, ${longitude}, ${latitude}, ${place?.placeName ?? null}, ${placeLongitude}, ${placeLatitude}
    ) on conflict do nothing`
}

/** The latest hand-overs at a place of the map, newest first; of each customer the newest alone. */
export async function listHandOversAt(
  queries: Queries,
  { placeName, coordinates: [longitude, latitude] }: AddressSuggestion,
): Promise<HandOverPoint[]> {
  return queries<HandOverPoint[]>`
    select "customerId", "riderId", coordinates from (
      select distinct on (orders.customer_id) orders.customer_id as "customerId", points.rider_id as "riderId",
        json_build_array(points.longitude, points.latitude) as coordinates, points.handed_over_at
      from hand_over_points as points join orders on orders._id = points.order_id
      where points.place_name = ${placeName} and points.place_longitude = ${longitude}
        and points.place_latitude = ${latitude}
      order by orders.customer_id, points.handed_over_at desc
    ) as latest
    order by handed_over_at desc limit ${POINTS_READ}`
}
