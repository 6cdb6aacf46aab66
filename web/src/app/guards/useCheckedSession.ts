import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { api, type CallRefusal, refusalOf } from '~/api'
import { type Session, updateSession, useSession } from '~/session'

export interface CheckedSession {
  /** null while it is not known. */
  readonly session: Session | null
  /** Whether the server has confirmed this session since the page was opened. */
  readonly isConfirmed: boolean
  /** Why the server could not be asked; a session it refused is reset instead. */
  readonly failure: CallRefusal | null
  readonly retry: () => void
}

/** The session, checked with the server again on each visit of a page; what was confirmed stays meanwhile. */
export function useCheckedSession(): CheckedSession {
  const session = useSession()
  const { pathname } = useLocation()
  const check = useQuery({
    ...api.accounts.verifyToken.queryOptions(),
    // Another token is another question.
    queryKey: ['session', session?.token, pathname],
    enabled: session?.isLoggedIn === true,
    staleTime: 0,
    gcTime: 0,
    placeholderData: (confirmed) => confirmed,
  })
  const { data } = check
  useEffect(() => {
    if (data && !check.isPlaceholderData) updateSession(data.user)
  }, [data, check.isPlaceholderData])
  return {
    session,
    isConfirmed: data !== undefined && data.user._id === session?.data?._id,
    failure: check.error ? refusalOf(check.error) : null,
    retry: () => void check.refetch(),
  }
}
