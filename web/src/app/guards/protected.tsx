import { Outlet, useLocation } from 'react-router'
import { loginPath } from '~/session'
import { ErrorState } from '~/ui/ErrorState'
import { LeadTo } from './LeadTo'
import { useCheckedSession } from './useCheckedSession'
import { useHasLeft } from './useHasLeft'
import { Waiting } from './Waiting'

/**
 * Pages for those who are signed in and verified. The server is asked on each visit, and the guard inside
 * gets its answer as the outlet's context; where it is out of reach, what the browser kept.
 */
export default function Protected() {
  const { session, confirmed, isOutOfReach, failure, retry } = useCheckedSession()
  const hasLeft = useHasLeft(session)
  const { pathname, search } = useLocation()
  if (session === null) return <Waiting />
  if (!session.isLoggedIn) return <LeadTo path={hasLeft ? '/login' : loginPath(pathname + search)} />
  if (!session.data.isOTPVerified) return <LeadTo path="/verify" />
  // Confirmed as unverified: the session is about to say so too.
  if (confirmed) return confirmed.isOTPVerified ? <Outlet context={confirmed} /> : <Waiting />
  // Being signed in does not end with the network: the pages show what they kept, and each call is checked anyway.
  if (isOutOfReach) return <Outlet context={session.data} />
  if (failure === null) return <Waiting />
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-xl content-center px-4">
      <ErrorState title={failure.message} onRetry={retry}>
        You are still logged in.
      </ErrorState>
    </main>
  )
}
