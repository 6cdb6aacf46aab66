import { ORPCError } from '@orpc/client'
import { readToken } from './token'

/** What a call found out about the session: it is over, or its e-mail code is still due. */
export type SessionRefusal = 'ended' | 'unverified'

type Listener = (refusal: SessionRefusal) => void
const listeners = new Set<Listener>()

/** @returns stops listening */
export function onSessionRefused(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells the listeners when this error is about the session that is signed in now. */
export function reportSessionRefusal(error: unknown, tokenOfCall: string | null): void {
  // An answer to an earlier session's call says nothing about the present one.
  if (!(error instanceof ORPCError) || tokenOfCall === null || tokenOfCall !== readToken()) return
  if (error.code === 'UNAUTHENTICATED') listeners.forEach((tell) => tell('ended'))
  if (error.code === 'OTP_REQUIRED') listeners.forEach((tell) => tell('unverified'))
}
