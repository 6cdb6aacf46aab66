import { use, useMemo } from 'react'
import { useStore } from '~/browser/useStore'
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
  return useStore<Session | null>({ watch: watchSession, read: readSession, rendered: () => rendered })
}
