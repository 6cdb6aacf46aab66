import { Navigate, Outlet, useSearchParams } from 'react-router'
import { landingPath, safeReturnPath, useSession } from '~/session'

/** Pages for those who are not signed in yet; the others are led on, to where they were headed. */
export default function Guest() {
  const session = useSession()
  const [search] = useSearchParams()
  if (!session?.isLoggedIn) return <Outlet />
  const { data } = session
  const headedFor = data.isOTPVerified ? safeReturnPath(search.get('next')) : null
  return <Navigate replace to={headedFor ?? landingPath(data)} />
}
