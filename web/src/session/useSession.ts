import { useSyncExternalStore } from 'react'
import { readSession, type Session, watchSession } from './session'

/** Who is signed in; null while the page is still the server's, which does not know. */
export function useSession(): Session | null {
  return useSyncExternalStore<Session | null>(watchSession, readSession, () => null)
}
