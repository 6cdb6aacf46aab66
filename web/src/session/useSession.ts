import { useSyncExternalStore } from 'react'
import { readSession, type Session, watchSession } from './session'

/** The session; null during server rendering and hydration, when it is unknown. */
export function useSession(): Session | null {
  return useSyncExternalStore<Session | null>(watchSession, readSession, () => null)
}
