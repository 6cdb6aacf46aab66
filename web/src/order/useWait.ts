import type { OrderDetail, OrderEvent } from '@ozi/contract'
import { useMemo, useSyncExternalStore } from 'react'
import { waitClock } from './waitClock'

/** A rider at the dropoff, who stays at least until then. */
export interface Wait {
  readonly until: string
  readonly isOver: boolean
}

interface Waiting extends Pick<OrderDetail, 'status' | 'waitsUntil'> {
  readonly events: readonly Pick<OrderEvent, 'to' | 'at'>[]
}

/** The wait at an order's dropoff, which is over by itself when its time comes; null where nobody waits there. */
export function useWait({ status, waitsUntil, events }: Waiting): Wait | null {
  // News of the next state come before the order is read again, and leave its time behind.
  const until = status === 'arrived_at_dropoff' ? waitsUntil : undefined
  const arrivedAt = events.findLast(({ to }) => to === 'arrived_at_dropoff')?.at ?? until
  const clock = useMemo(() => waitClock(arrivedAt ?? '', until ?? ''), [arrivedAt, until])
  const isOver = useSyncExternalStore(until === undefined ? nobody : clock.watch, clock.isOver, clock.isOver)
  return until === undefined ? null : { until, isOver }
}

const nobody = () => () => undefined
