import type { SessionUser } from '@ozi/contract'
import { Outlet, useOutletContext } from 'react-router'
import { AdminsOnly } from './AdminsOnly'

/** Inside the protected pages: whoever is not an administrator sees so, and no data is asked for. */
export default function Admin() {
  const { role } = useOutletContext<SessionUser>()
  return role === 'admin' ? <Outlet /> : <AdminsOnly />
}
