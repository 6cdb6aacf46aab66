import type { MoveTarget } from '@ozi/contract'
import type { CallRefusal } from '~/api'

/** A step whose answer the rider waits for, with the button pressed. */
interface Attempt {
  readonly clientId: string
  readonly to: MoveTarget
  /** Why it was refused while the rider waited: the step is not kept. */
  readonly refusal: CallRefusal | null
}

/** After this time without an answer the step waits for the network, and the rider goes on. */
const WAIT_MS = 8_000

const attempts = new Map<string, Attempt>()
/** By the attempt's clientId. */
const timers = new Map<string, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((changed) => changed())

/** The attempt of each job, by the order's id. At most one: the next step is possible after it. */
export const attemptOf = (orderId: string): Attempt | undefined => attempts.get(orderId)

export function watchAttempts(changed: () => void): () => void {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

export function beginAttempt(orderId: string, { clientId, to }: Omit<Attempt, 'refusal'>): void {
  attempts.set(orderId, { clientId, to, refusal: null })
  timers.set(
    clientId,
    setTimeout(() => endAttempt(orderId, clientId), WAIT_MS),
  )
  tell()
}

/** @returns whether the rider was still waiting for this step */
export function endAttempt(orderId: string, clientId: string, refusal: CallRefusal | null = null): boolean {
  const attempt = attempts.get(orderId)
  if (attempt?.clientId !== clientId || attempt.refusal !== null) return false
  clearTimeout(timers.get(clientId))
  timers.delete(clientId)
  if (refusal) attempts.set(orderId, { ...attempt, refusal })
  else attempts.delete(orderId)
  tell()
  return true
}

/** The rider has read the refusal. */
export function forgetAttempt(orderId: string): void {
  if (attempts.get(orderId)?.refusal && attempts.delete(orderId)) tell()
}
