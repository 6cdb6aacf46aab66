import { isStaff, type SessionUser } from '@ozi/contract'
import { Outlet, useOutletContext } from 'react-router'
import { ForOthers } from './ForOthers'

/** Inside the protected pages: whoever is not of the staff sees so, and no data is asked for. */
export default function Admin() {
  const { role } = useOutletContext<SessionUser>()
  if (isStaff(role)) return <Outlet />
  return <ForOthers title="Administrators only">This part of Ozi is for the people who run it.</ForOthers>
}
