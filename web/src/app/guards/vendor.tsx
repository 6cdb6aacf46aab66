import type { SessionUser } from '@ozi/contract'
import { useEffect } from 'react'
import { Outlet, useOutletContext } from 'react-router'
import { addCalls } from '~/api'
import calls from 'virtual:contract-routes/vendor'
import { fetchArea } from '../offline/fetchArea'
import { ForOthers } from './ForOthers'

addCalls(calls)

/** Guards the shops' pages. */
export default function Vendor() {
  const { role } = useOutletContext<SessionUser>()
  useEffect(() => fetchArea('vendor'), [])
  if (role === 'vendor') return <Outlet />
  return <ForOthers whose="shops" />
}
