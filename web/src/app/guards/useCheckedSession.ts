import type { SessionUser } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { api, type CallRefusal, isWorthRetrying, refusalOf } from '~/api'
import { type Session, updateSession, useSession } from '~/session'

/** How long the server's word is waited for before the pages are shown without it. */
const PATIENCE_MS = 3_000

export interface CheckedSession {
  /** null while it is not known. */
  readonly session: Session | null
  /** Who the server says this is, since the page was opened; what the browser kept may be out of date. */
  readonly confirmed: SessionUser | null
  /** The server cannot be asked now, or not soon: pages show what this browser kept. */
  readonly isOutOfReach: boolean
  /** Why the server would not say; a session it refused is reset instead. */
  readonly failure: CallRefusal | null
  readonly retry: () => void
}

/**
 * The session, checked with the server again on each visit of a page. What was confirmed stays confirmed
 * meanwhile, also where the server cannot be reached: what is being typed must not vanish with the network.
 */
export function useCheckedSession(): CheckedSession {
  const session = useSession()
  const { pathname } = useLocation()
  const token = session?.token ?? null
  const { data, dataUpdatedAt, error, failureReason, refetch } = useQuery({
    ...api.accounts.verifyToken.queryOptions(),
    // Another token is another question.
    queryKey: ['session', token],
    enabled: token !== null,
    staleTime: 0,
    gcTime: 0,
  })
  useEffect(() => {
    if (token !== null) void refetch({ cancelRefetch: false })
  }, [token, pathname, refetch])
  useEffect(() => {
    if (data) updateSession(data.user)
  }, [data, dataUpdatedAt])
  const isLate = useIsLate(token !== null && data === undefined)
  return {
    session,
    confirmed: data !== undefined && data.user._id === session?.data?._id ? data.user : null,
    isOutOfReach: isLate || (failureReason !== null && isWorthRetrying(failureReason)),
    failure: error ? refusalOf(error) : null,
    retry: () => void refetch(),
  }
}

function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting])
  return isLate
}
