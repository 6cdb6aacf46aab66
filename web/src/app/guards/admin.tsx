import { isStaff, type SessionUser } from '@ozi/contract'
import { Outlet, useOutletContext } from 'react-router'
import { ForOthers } from './ForOthers'

/** Guards the staff's pages: other roles are told so, and no data is requested. */
export default function Admin() {
  const { role } = useOutletContext<SessionUser>()
  if (isStaff(role)) return <Outlet />
  return <ForOthers title="Administrators only">This part of Ozi is for the people who run it.</ForOthers>
}
