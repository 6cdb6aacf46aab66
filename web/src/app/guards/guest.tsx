import { Navigate, Outlet, useSearchParams } from 'react-router'
import { onwardPath, safeReturnPath, useSession } from '~/session'

/** Pages for those who are not signed in yet; the others are led on, to where they were headed. */
export default function Guest() {
  const session = useSession()
  const [search] = useSearchParams()
  if (!session?.isLoggedIn) return <Outlet />
  return <Navigate replace to={onwardPath(session.data, safeReturnPath(search.get('next')))} />
}
