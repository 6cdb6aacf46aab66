import { ORPCError } from '@orpc/client'
import { Unsuccessful } from './refusal'
import { readToken } from './token'

/**
 * The meaning of a refusal for the session: it ended, its e-mail address is not verified yet, or its account needs a
 * second factor first.
 */
type SessionRefusal = 'ended' | 'unverified' | 'withoutSecondFactor'

type Listener = (refusal: SessionRefusal) => void
const listeners = new Set<Listener>()

/** @returns stops listening */
export function onSessionRefused(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The check of a session refuses it by its status, or by its flag alone. */
export function reportFailedCheck(error: unknown, tokenOfCall: string): void {
  if (error instanceof Unsuccessful && tokenOfCall === readToken()) listeners.forEach((tell) => tell('ended'))
}

/** Notifies the listeners if this error concerns the current session. */
export function reportSessionRefusal(error: unknown, tokenOfCall: string | null): void {
  // An answer to a call of an earlier session says nothing about the current one.
  if (!(error instanceof ORPCError) || tokenOfCall === null || tokenOfCall !== readToken()) return
  if (error.code === 'UNAUTHENTICATED') listeners.forEach((tell) => tell('ended'))
  if (error.code === 'SECOND_FACTOR_REQUIRED') listeners.forEach((tell) => tell('withoutSecondFactor'))
  if (error.code === 'OTP_REQUIRED') listeners.forEach((tell) => tell('unverified'))
}
