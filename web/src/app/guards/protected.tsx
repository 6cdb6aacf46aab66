import { Outlet, useLocation } from 'react-router'
import { loginPath } from '~/session'
import { ErrorState } from '~/ui/ErrorState'
import { LeadTo } from './LeadTo'
import { useCheckedSession } from './useCheckedSession'
import { useHasLeft } from './useHasLeft'
import { Waiting } from './Waiting'

/**
 * Guards pages for signed-in, verified users. Each visit checks the session with the server, and the nested
 * guard gets the answer as the outlet's context. If the server is unreachable, it gets the user stored in the
 * browser.
 */
export default function Protected() {
  const { session, confirmed, isOutOfReach, failure, retry } = useCheckedSession()
  const hasLeft = useHasLeft(session)
  const { pathname, search } = useLocation()
  if (session === null) return <Waiting />
  if (!session.isLoggedIn) return <LeadTo path={hasLeft ? '/login' : loginPath(pathname + search)} />
  if (!session.data.isOTPVerified) return <LeadTo path="/verify" />
  // Not verified, says the server; the stored session is about to be updated to match.
  if (confirmed) return confirmed.isOTPVerified ? <Outlet context={confirmed} /> : <Waiting />
  // Losing the network does not sign anybody out: pages show cached data, and the server checks each call
  // anyway.
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
