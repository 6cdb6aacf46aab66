import { type Actor, ORDER_CLOCK, type OrderDetail } from '@ozi/contract'

type Told = Pick<OrderDetail, 'status' | 'events'>

/** Somebody's words at a step; '' where they had none. */
export interface Said {
  readonly by: Actor
  readonly words: string
}

/** A try to deliver that failed, where nobody has decided yet what becomes of it. */
export interface FailedTry {
  readonly said: Said
  /** When the clock has it brought back, in ms. */
  readonly bringBackAt: number
}

/** null where no decision is open, or its step is not known yet: news of a state come before its history. */
export function failedTry({ status, events }: Told): FailedTry | null {
  const last = events.at(-1)
  if (status !== 'delivery_failed' || last?.to !== status) return null
  return {
    said: { by: last.by, words: last.reason ?? '' },
    bringBackAt: Date.parse(last.at) + ORDER_CLOCK.failedDeliveryMinutes * 60_000,
  }
}

/** Who has a failed delivery tried again, and what they say to it; null where the rider is on no such try. */
export function furtherTry({ status, events }: Told): Said | null {
  if (status !== 'enroute_to_dropoff' && status !== 'arrived_at_dropoff') return null
  const failedAt = events.findLastIndex(({ to }) => to === 'delivery_failed')
  // An order that is on its way to the dropoff went nowhere else since its failure.
  const begun = failedAt < 0 ? undefined : events[failedAt + 1]
  return begun ? { by: begun.by, words: begun.reason ?? '' } : null
}
