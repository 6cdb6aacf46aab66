import {
  ARRIVAL,
  type RiderTracking,
  isCarried,
  isComing,
  type LngLat,
  type Order,
  POSITION,
} from '@ozi/contract'

/** When an order arrives, as precisely as it is known. */
type ArrivalSaying =
  | { readonly say: 'about'; readonly at: string }
  /** The minutes that the fare was shown with. */
  | { readonly say: 'afterPickup'; readonly minutes: number }
  | { readonly say: 'soon' | 'late' }

interface OrderOnItsWay extends Pick<Order, 'status' | 'durationMinutes'> {
  readonly riderTracking?: Pick<RiderTracking, 'position' | 'arrivesAt'> | undefined
}

const MINUTE_MS = 60_000

/** @returns null if there is nothing to say */
export function arrivalOf(
  { status, durationMinutes, riderTracking }: OrderOnItsWay,
  now: Date,
): ArrivalSaying | null {
  const at = riderTracking?.arrivesAt
  if (at !== undefined) {
    const lateMs = now.getTime() - Date.parse(at)
    if (lateMs <= 0) return { say: 'about', at }
    return { say: lateMs <= ARRIVAL.stepMinutes * MINUTE_MS ? 'soon' : 'late' }
  }
  return status === 'created' || status === 'placed' || isComing(status)
    ? { say: 'afterPickup', minutes: durationMinutes }
    : null
}

/** How many minutes ago the rider was where the page shows them; null if that is new enough, or unknown. */
export function positionAge(riderTracking: OrderOnItsWay['riderTracking'], now: Date): number | null {
  const at = riderTracking?.position?.at
  if (at === undefined) return null
  const ageMs = now.getTime() - Date.parse(at)
  return ageMs <= POSITION.freshSeconds * 1000 ? null : Math.floor(ageMs / MINUTE_MS)
}

/** The two ends of an order's way. */
interface Ends {
  readonly pickup: LngLat
  readonly dropoff: LngLat
}

/** How far the rider is from where they go next, as the crow flies; null if that is unknown, or they are there. */
export function metresAway(
  { status, riderTracking }: Pick<OrderOnItsWay, 'status' | 'riderTracking'>,
  { pickup, dropoff }: Ends,
): number | null {
  const at = riderTracking?.position?.coordinates
  const isThere = status === 'arrived_at_pickup' || status === 'arrived_at_dropoff'
  if (at === undefined || isThere || !(isComing(status) || isCarried(status))) return null
  return metresBetween(at, isComing(status) ? pickup : dropoff)
}

/** '350 m', '2.4 km': as people say it. */
export const spokenDistance = (metres: number): string =>
  metres < 975
    ? `${String(Math.max(50, Math.round(metres / 50) * 50))} m`
    : `${(metres / 1000).toFixed(1)} km`

const METRES_PER_DEGREE = 111_195

/** Exact enough within a city. */
function metresBetween([lng, lat]: LngLat, [toLng, toLat]: LngLat): number {
  const east = (toLng - lng) * Math.cos((lat * Math.PI) / 180)
  return Math.hypot(east, toLat - lat) * METRES_PER_DEGREE
}
