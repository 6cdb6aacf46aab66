import type { MoveTarget } from '@ozi/contract'
import type { CallRefusal } from '~/api'
import { createStore } from '~/browser/createStore'

/** A step whose answer the rider waits for, with the button pressed. */
interface Attempt {
  readonly clientId: string
  readonly to: MoveTarget
  /** Why it was refused while the rider waited: the step is not kept. */
  readonly refusal: CallRefusal | null
}

/** After this time without an answer the step waits for the network, and the rider goes on. */
const WAIT_MS = 8_000

/** The attempt of each job, by the order's id. At most one: the next step is possible after it. */
export const attempts = createStore<ReadonlyMap<string, Attempt>>(new Map())
/** By the attempt's clientId. */
const timers = new Map<string, ReturnType<typeof setTimeout>>()

function change(orderId: string, attempt: Attempt | null): void {
  const next = new Map(attempts.read())
  if (attempt) next.set(orderId, attempt)
  else next.delete(orderId)
  attempts.set(next)
}

export function beginAttempt(orderId: string, { clientId, to }: Omit<Attempt, 'refusal'>): void {
  change(orderId, { clientId, to, refusal: null })
  timers.set(
    clientId,
    setTimeout(() => endAttempt(orderId, clientId), WAIT_MS),
  )
}

/** @returns whether the rider was still waiting for this step */
export function endAttempt(orderId: string, clientId: string, refusal: CallRefusal | null = null): boolean {
  const attempt = attempts.read().get(orderId)
  if (attempt?.clientId !== clientId || attempt.refusal !== null) return false
  clearTimeout(timers.get(clientId))
  timers.delete(clientId)
  change(orderId, refusal && { ...attempt, refusal })
  return true
}

/** The rider has read the refusal. */
export function forgetAttempt(orderId: string): void {
  if (attempts.read().get(orderId)?.refusal) change(orderId, null)
}
