import { ARRIVAL, isCarried, isComing, type Order, type OrderEvent } from '@ozi/contract'

/** The end of an order's way that its rider goes to. */
export type WayEnd = 'pickup' | 'dropoff'

/** The way that was ahead of a rider at a moment. */
export interface WayAhead {
  readonly to: WayEnd
  /** Null if there is none by road. */
  readonly seconds: number | null
  /** When the rider was at its beginning. */
  readonly at: Date
}

interface OrderProgress extends Pick<Order, 'status' | 'durationMinutes'> {
  readonly events: readonly Pick<OrderEvent, 'to' | 'at'>[]
}

const MINUTE_MS = 60_000
const STEP_MS = ARRIVAL.stepMinutes * MINUTE_MS

/** The end to which the rider of an order goes next; null while they stand at the dropoff or bring it back. */
export function nextEnd({ status }: Pick<Order, 'status'>): WayEnd | null {
  if (isComing(status)) return 'pickup'
  return isCarried(status) && status !== 'arrived_at_dropoff' ? 'dropoff' : null
}

/**
 * About when an order comes to its dropoff, rounded up to full steps; null if it cannot be known. Computed from the way
 * ahead of the rider, or, once the rider is at the pickup, from the order's own way.
 */
export function arrivalOf(order: OrderProgress, ahead: WayAhead | null): Date | null {
  const end = nextEnd(order)
  if (end === null) return null
  const there = reachedAt(end, ahead)
  const atDropoff = end === 'dropoff' ? (there ?? fromPickup(order)) : viaPickup(order, there, ahead)
  if (atDropoff === null) return null
  return new Date(Math.ceil((atDropoff + ARRIVAL.dropoffMinutes * MINUTE_MS) / STEP_MS) * STEP_MS)
}

function reachedAt(end: WayEnd, ahead: WayAhead | null): number | null {
  return ahead?.to === end && ahead.seconds !== null ? ahead.at.getTime() + ahead.seconds * 1000 : null
}

/** Counted from the latest time the rider set out with the order. */
function fromPickup({ durationMinutes, events }: OrderProgress): number | null {
  const begun = events.findLast(({ to }) => to === 'picked_up' || to === 'enroute_to_dropoff')
  return begun ? Date.parse(begun.at) + durationMinutes * MINUTE_MS : null
}

function viaPickup(
  { status, durationMinutes, events }: OrderProgress,
  there: number | null,
  ahead: WayAhead | null,
): number | null {
  const isThere = status === 'arrived_at_pickup'
  const arrived = isThere ? events.findLast(({ to }) => to === 'arrived_at_pickup')?.at : undefined
  const handOver = ARRIVAL.pickupMinutes * MINUTE_MS
  // A rider who waits at the pickup leaves it after their latest position there.
  const leaves =
    arrived === undefined
      ? there === null
        ? null
        : there + handOver
      : Math.max(Date.parse(arrived) + handOver, ahead?.at.getTime() ?? 0)
  return leaves === null ? null : leaves + durationMinutes * MINUTE_MS
}
