import { isStaff, type SessionUser } from '@ozi/contract'
import { useEffect } from 'react'
import { Outlet, useOutletContext } from 'react-router'
import { addCalls } from '~/api'
import calls from 'virtual:contract-routes/staff'
import { fetchArea } from '../offline/fetchArea'
import { ForOthers } from './ForOthers'

addCalls(calls)

/** Guards the staff's pages: other roles are told so, and no data is requested. */
export default function Admin() {
  const { role } = useOutletContext<SessionUser>()
  useEffect(() => fetchArea('admin'), [])
  if (isStaff(role)) return <Outlet />
  return <ForOthers whose="staff" />
}
