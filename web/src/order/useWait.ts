import type { OrderDetail, OrderEvent } from '@ozi/contract'
import { useMemo } from 'react'
import { createStore } from '~/browser/createStore'
import { useStore } from '~/browser/useStore'
import { waitClock } from './waitClock'

/** A rider waiting at the dropoff at least until a certain time. */
export interface Wait {
  readonly until: string
  readonly isOver: boolean
}

interface OrderWait extends Pick<OrderDetail, 'status' | 'waitsUntil'> {
  readonly events: readonly Pick<OrderEvent, 'to' | 'at'>[]
}

const NOBODY = createStore(false)

/** The wait at an order's dropoff, which ends by itself when its time comes; null if nobody is waiting. */
export function useWait({ status, waitsUntil, events }: OrderWait): Wait | null {
  // A catch-up updates the status before it refetches the order, so waitsUntil may belong to a past state.
  const until = status === 'arrived_at_dropoff' ? waitsUntil : undefined
  const arrivedAt = events.findLast(({ to }) => to === 'arrived_at_dropoff')?.at ?? until
  const clock = useMemo(() => waitClock(arrivedAt ?? '', until ?? ''), [arrivedAt, until])
  const isOver = useStore(until === undefined ? NOBODY : clock)
  return until === undefined ? null : { until, isOver }
}
