import { useMove } from '~/order/useMove'

export interface Cancelling {
  readonly cancel: (reason: string) => void
  readonly isBusy: boolean
  /** Why it was not cancelled; a retry may help. */
  readonly failure: string | null
  /** The order changed state and can no longer be cancelled. */
  readonly isTooLate: boolean
  readonly forget: () => void
}

/** Cancels an order as its customer. */
export function useCancelOrder(orderId: string, done: () => void): Cancelling {
  const { move, movingTo, refusal, isOvertaken, forget } = useMove(orderId, done)
  return {
    cancel: (reason) => move({ to: 'cancelled', reason }),
    isBusy: movingTo !== null,
    failure: refusal?.message ?? null,
    isTooLate: isOvertaken,
    forget,
  }
}
