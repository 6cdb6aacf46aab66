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

/** When an order comes, as answers tell it; nothing if nobody can say. */
export function arrivesAt(
  order: OrderProgress,
  ahead: OrderRider['ahead'],
): Pick<RiderTracking, 'arrivesAt'> {
  const arrival = arrivalOf(order, ahead)
  return arrival ? { arrivesAt: arrival.toISOString() } : {}
}

/**
 * What follows an order's rider, for a view of the order; nothing while no rider has it.
 * @param urlOf the URL of a picture by its key
 */
export function riderTrackingOf(
  order: OrderProgress,
  kept: OrderRider | null,
  urlOf: (key: string) => string,
): { readonly riderTracking?: RiderTracking } {
  if (!kept || !(TRACKED_STATUSES as readonly string[]).includes(order.status)) return {}
  return {
    riderTracking: {
      ...(kept.vehicle ? { vehicle: kept.vehicle } : {}),
      ...(kept.pictureKey === null ? {} : { picture: urlOf(kept.pictureKey) }),
      ...(kept.latest ? { position: toPosition(kept.latest) } : {}),
      ...arrivesAt(
        { ...order, durationMinutes: order.durationMinutes * roadTimeFactor(kept.vehicle?.type ?? null) },
        kept.latest ? kept.ahead : null,
      ),
    },
  }
}
