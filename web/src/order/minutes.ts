import type { Order, OrderEvent } from '@ozi/contract'

/** The remaining time of an order, as precisely as it is known. */
export type RemainingTime =
  { readonly say: 'afterPickup' | 'left'; readonly minutes: number } | { readonly say: 'soon' | 'late' }

const MINUTE_MS = 60_000
/** Above this many minutes, times are rounded up to steps of five: nobody knows better. */
const EXACT_UP_TO = 10
const STEP = 5

interface OrderTimes extends Pick<Order, 'status' | 'durationMinutes'> {
  readonly events: readonly Pick<OrderEvent, 'to' | 'at'>[]
}

/** @returns null if there is nothing to estimate */
export function wayLeft({ status, durationMinutes, events }: OrderTimes, now: Date): RemainingTime | null {
  switch (status) {
    case 'created':
    case 'placed':
    case 'assigned':
    case 'enroute_to_pickup':
    case 'arrived_at_pickup':
      return { say: 'afterPickup', minutes: roughly(durationMinutes) }
    case 'picked_up':
    case 'enroute_to_dropoff': {
      const since = events.findLast(({ to }) => to === 'picked_up')?.at
      if (since === undefined) return null
      const gone = (now.getTime() - Date.parse(since)) / MINUTE_MS
      const left = durationMinutes - gone
      if (left >= 1) return { say: 'left', minutes: roughly(left) }
      // Up to half of the estimated duration over time, and at least one step, still counts as soon; after
      // that it is late.
      return { say: gone > durationMinutes + Math.max(STEP, durationMinutes / 2) ? 'late' : 'soon' }
    }
    default:
      return null
  }
}

const roughly = (minutes: number): number =>
  minutes <= EXACT_UP_TO ? Math.max(1, Math.ceil(minutes)) : Math.ceil(minutes / STEP) * STEP
