import { useMove } from '~/order/useMove'

export interface Cancelling {
  readonly cancel: (reason: string) => void
  readonly isBusy: boolean
  /** Why it was not cancelled; trying again may help. */
  readonly failure: string | null
  /** It has moved on meanwhile: it cannot be cancelled any more. */
  readonly isTooLate: boolean
  readonly forget: () => void
}

/** The customer's own move. */
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
