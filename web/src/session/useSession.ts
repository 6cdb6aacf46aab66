import { use, useMemo, useSyncExternalStore } from 'react'
import { RenderedUserContext } from './renderedUser'
import { readSession, type Session, watchSession } from './session'

/**
 * The session. During server rendering and hydration it is the one that the server rendered the page for, whose token
 * never leaves its cookie; null where it is unknown.
 */
export function useSession(): Session | null {
  const user = use(RenderedUserContext)
  const rendered = useMemo<Session | null>(
    () => (user ? { isLoggedIn: true, data: user, token: null } : null),
    [user],
  )
  return useSyncExternalStore<Session | null>(watchSession, readSession, () => rendered)
}
