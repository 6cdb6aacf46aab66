import { isStaff, type SessionUser } from '@ozi/contract'
import { Outlet, useOutletContext } from 'react-router'
import { AdminsOnly } from './AdminsOnly'

/** Inside the protected pages: whoever is not of the staff sees so, and no data is asked for. */
export default function Admin() {
  const { role } = useOutletContext<SessionUser>()
  return isStaff(role) ? <Outlet /> : <AdminsOnly />
}
