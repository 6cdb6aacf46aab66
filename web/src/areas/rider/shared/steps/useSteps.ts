import type { Order } from '@ozi/contract'
import { useMemo } from 'react'
import { useStore } from '~/browser/useStore'
import type { Moving } from '~/order/useMove'
import { readSession, useSession } from '~/session'
import { attempts, beginAttempt, forgetAttempt } from './stepAttempts'
import { isRepeatable, type StepEntry, waitingSteps } from './waitingSteps'

const NONE: readonly StepEntry[] = []

/** All of the rider's steps that the server has not confirmed, in the order they were taken. */
export function useAllSteps(): readonly StepEntry[] {
  const accountId = useSession()?.data?._id
  return useStore({
    watch: waitingSteps.watch,
    read: () => (accountId === undefined ? NONE : waitingSteps.read(accountId)),
    rendered: () => NONE,
  })
}

/** The steps of a job that wait for the network or were refused; without the one whose answer the rider waits for. */
export function useStepsOf(orderId: string): readonly StepEntry[] {
  const all = useAllSteps()
  const tried = useStore(attempts).get(orderId)?.clientId
  return useMemo(
    () => all.filter((step) => step.orderId === orderId && step.clientId !== tried),
    [all, orderId, tried],
  )
}

/** Forgets all steps of a job: they were made for a state that the job is not in. */
export function forgetStepsOf(orderId: string): void {
  const accountId = readSession().data?._id
  if (accountId === undefined) return
  for (const step of waitingSteps.read(accountId)) {
    if (step.orderId === orderId) waitingSteps.forget(accountId, step.clientId)
  }
}

/**
 * Takes steps of a job. A step is kept on the phone before it is sent; if nothing answers, it waits there, and the rider
 * goes on. A refused step is replaced by taking it again; by taking another one, with all that came after it.
 */
export function useSteps({ _id: orderId, number }: Pick<Order, '_id' | 'number'>): Moving {
  const attempt = useStore(attempts).get(orderId)
  const refusal = attempt?.refusal ?? null
  const isOvertaken = refusal?.code === 'ILLEGAL_MOVE'

  function take({ to, code, photo, reason, isPlaceWrong }: Parameters<Moving['move']>[0]) {
    const accountId = readSession().data?._id
    if (accountId === undefined) return
    forgetAttempt(orderId)
    const [first, ...after] = waitingSteps.read(accountId).filter((step) => step.orderId === orderId)
    const isRepeated = first !== undefined && isRepeatable(first) && first.to === to
    const step = waitingSteps.add(
      accountId,
      {
        orderId,
        number,
        to,
        ...(code !== undefined && { code }),
        ...(photo !== undefined && { photo }),
        ...(reason !== undefined && { reason }),
        ...(isPlaceWrong !== undefined && { isPlaceWrong }),
      },
      isRepeated ? first.at : undefined,
    )
    if (first === undefined || first.refusal !== null) {
      if (navigator.onLine) beginAttempt(orderId, step)
      // The refused one last: while it is there, none of the others is sent.
      const replaced = first === undefined ? [] : isRepeated ? [first] : [...after, first]
      for (const { clientId } of replaced) waitingSteps.forget(accountId, clientId)
    }
  }
  return {
    move: take,
    movingTo: attempt && refusal === null ? attempt.to : null,
    refusal: isOvertaken ? null : refusal,
    refusedTo: attempt && refusal && !isOvertaken ? attempt.to : null,
    isOvertaken,
    forget: () => forgetAttempt(orderId),
  }
}
