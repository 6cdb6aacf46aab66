import { localTime, type OrderDetail, type OrderStatus, type WaitRefusalData } from '@ozi/contract'
import type { Config } from '../../../platform/config.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { readArrival } from '../order-events.store.ts'

export type DropoffWait = Pick<Config, 'dropoffWaitSeconds'>

interface OrderProgress {
  readonly status: OrderStatus
  readonly events: readonly Pick<OrderDetail['events'][number], 'to' | 'at'>[]
}

const MINUTE_MS = 60_000

/** A clock time of the city, e.g. '14:32'. */
export const clockTime = (moment: Date): string => localTime(moment).slice(-5)

/**
 * The end of a wait of a minute or more is rounded up to a full minute: people are told '14:32', so a
 * customer who comes to the door by then must be in time.
 */
export function waitEnd(arrivedAt: Date, { dropoffWaitSeconds }: DropoffWait): Date {
  const endMs = arrivedAt.getTime() + dropoffWaitSeconds * 1000
  return new Date(dropoffWaitSeconds * 1000 < MINUTE_MS ? endMs : Math.ceil(endMs / MINUTE_MS) * MINUTE_MS)
}

/** The rider's wait at the dropoff ends then, counted from their latest arrival there. */
export function waitOf(
  { status, events }: OrderProgress,
  wait: DropoffWait,
): Pick<OrderDetail, 'waitsUntil'> {
  const arrival = events.findLast(({ to }) => to === 'arrived_at_dropoff')
  if (status !== 'arrived_at_dropoff' || wait.dropoffWaitSeconds === 0 || !arrival) return {}
  return { waitsUntil: waitEnd(new Date(arrival.at), wait).toISOString() }
}

/** @throws Refusal WAIT_LONGER if the rider gives up too early */
export async function checkWaited(queries: Queries, orderId: string, wait: DropoffWait): Promise<void> {
  const arrival = await readArrival(queries, orderId)
  if (!arrival || wait.dropoffWaitSeconds === 0) return
  const end = waitEnd(arrival.at, wait)
  if (arrival.now >= end) return
  throw new Refusal('WAIT_LONGER', {
    message: `Please wait until ${clockTime(end)} before you give up. If they refuse it, tell the office.`,
    data: { until: end.toISOString() } satisfies WaitRefusalData,
  })
}
