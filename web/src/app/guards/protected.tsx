import { Navigate, Outlet, useLocation } from 'react-router'
import { loginPath } from '~/session'
import { ErrorState } from '~/ui/ErrorState'
import { useCheckedSession } from './useCheckedSession'
import { Waiting } from './Waiting'

/** Pages for those who are signed in and verified; the server is asked on each visit. */
export default function Protected() {
  const { session, isConfirmed, failure, retry } = useCheckedSession()
  const { pathname, search } = useLocation()
  if (session === null) return <Waiting />
  if (!session.isLoggedIn) return <Navigate replace to={loginPath(pathname + search)} />
  if (!session.data.isOTPVerified) return <Navigate replace to="/verify" />
  if (isConfirmed) return <Outlet />
  if (failure === null) return <Waiting />
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-xl content-center px-4">
      <ErrorState title={failure.message} onRetry={retry}>
        You are still signed in.
      </ErrorState>
    </main>
  )
}
