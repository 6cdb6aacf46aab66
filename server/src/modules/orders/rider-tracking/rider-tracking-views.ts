import { TRACKED_STATUSES, type RiderTracking, type RiderPosition, roadTimeFactor } from '@ozi/contract'
import { arrivalOf } from './arrival.ts'
import type { OrderRider } from './rider-tracking.store.ts'
import type { GpsPosition } from './filter-positions.ts'

type OrderProgress = Parameters<typeof arrivalOf>[0]

export const toPosition = ({ coordinates, accuracyM, at }: GpsPosition): RiderPosition => ({
  coordinates,
  accuracy: accuracyM,
  at: at.toISOString(),
})

/** The arrival of an order as a field of answers; no field if nobody can say. */
export function arrivesAt(
  order: OrderProgress,
  ahead: OrderRider['ahead'],
): Pick<RiderTracking, 'arrivesAt'> {
  const arrival = arrivalOf(order, ahead)
  return arrival ? { arrivesAt: arrival.toISOString() } : {}
}

/**
 * The rider tracking in a view of an order; nothing while no rider has it.
 * @param urlOf the URL of a picture by its key
 */
export function riderTrackingOf(
  order: OrderProgress,
  rider: OrderRider | null,
  urlOf: (key: string) => string,
): { readonly riderTracking?: RiderTracking } {
  if (!rider || !(TRACKED_STATUSES as readonly string[]).includes(order.status)) return {}
  const durationMinutes = order.durationMinutes * roadTimeFactor(rider.vehicle.type)
  return {
    riderTracking: {
      vehicle: rider.vehicle,
      ...(rider.pictureKey === null ? {} : { picture: urlOf(rider.pictureKey) }),
      ...(rider.latest ? { position: toPosition(rider.latest) } : {}),
      ...arrivesAt({ ...order, durationMinutes }, rider.latest ? rider.ahead : null),
    },
  }
}
