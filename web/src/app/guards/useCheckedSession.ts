import type { SessionUser } from '@ozi/contract'
import { skipToken, useQuery } from '@tanstack/react-query'
import { use, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { type CallRefusal, client, isWorthRetrying, refusalOf } from '~/api'
import { reportFailedCheck } from '~/api/sessionRefusals'
import { readSession, RenderedUserContext, type Session, updateSession, useSession } from '~/session'
import { isSessionUser } from '~/session/sessionUser'

/** How long to wait for the server before showing pages without its answer. */
const LATE_AFTER_MS = 3_000

interface SessionCheck {
  /** null while unknown. */
  readonly session: Session | null
  /** The user as the server confirmed it since the page was opened; the stored user may be out of date. */
  readonly confirmed: SessionUser | null
  /** The server is unreachable or slow: pages show what this browser has cached. */
  readonly isOutOfReach: boolean
  /** Why the server did not answer the check; a refused session is reset instead. */
  readonly refusal: CallRefusal | null
  readonly retry: () => void
}

/**
 * The session, checked with the server on each visit of a page. A confirmation stays valid during the next
 * check, even if the server is unreachable: typed input must not vanish with the network.
 */
export function useCheckedSession(): SessionCheck {
  const session = useSession()
  const { pathname } = useLocation()
  const token = session?.token ?? null
  const rendered = use(RenderedUserContext)
  // Only that session: a later one, even of the same account, is of somebody else since.
  const [firstToken] = useState(() => readSession().token)
  const isOfFirst = token === null || token === firstToken
  const {
    data: user,
    dataUpdatedAt,
    error,
    failureReason,
    refetch,
  } = useQuery({
    // Each token has its own cache entry.
    queryKey: ['session', token],
    queryFn: token === null ? skipToken : ({ signal }) => checkSession(token, signal),
    // The server knew who it rendered the page for.
    initialData: rendered && isOfFirst && rendered._id === session?.data?._id ? rendered : undefined,
    staleTime: 0,
    gcTime: 0,
  })
  useEffect(() => {
    if (token !== null) void refetch({ cancelRefetch: false })
  }, [token, pathname, refetch])
  useEffect(() => {
    // Another may have signed in before this page was taken over.
    if (user && user._id === readSession().data?._id) updateSession(user)
  }, [user, dataUpdatedAt])
  const isLate = useIsLate(token !== null && user === undefined)
  return {
    session,
    confirmed: user && user._id === session?.data?._id ? user : null,
    isOutOfReach: isLate || (failureReason !== null && isWorthRetrying(failureReason)),
    refusal: error ? refusalOf(error) : null,
    retry: () => void refetch(),
  }
}

/** @throws also for an answer that names nobody, which neither confirms a session nor ends it */
async function checkSession(token: string, signal: AbortSignal): Promise<SessionUser> {
  try {
    const { user } = await client.accounts.verifyToken(undefined, { signal })
    if (isSessionUser(user)) return user
  } catch (error) {
    reportFailedCheck(error, token)
    throw error
  }
  throw new Error('the check of the session names nobody')
}

function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting])
  return isLate
}
