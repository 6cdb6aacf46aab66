import type { SessionUser } from '@ozi/contract'
import { useEffect } from 'react'
import { Outlet, useOutletContext } from 'react-router'
import { addCalls, api } from '~/api'
import { prefetchSharing } from '~/areas/rider/shared/position/prefetchSharing'
import type { RouteHandle } from '~/root'
import calls from 'virtual:contract-routes/rider'
import { fetchArea } from '../offline/fetchArea'
import { ForOthers } from './ForOthers'

addCalls(calls)

export const handle: RouteHandle = {
  askEarly: (queries, { role }) => {
    if (role === 'rider') void prefetchSharing(queries, api)
  },
}

/** Guards the riders' pages. */
export default function Rider() {
  const { role } = useOutletContext<SessionUser>()
  useEffect(() => fetchArea('rider'), [])
  if (role === 'rider') return <Outlet />
  return <ForOthers whose="riders" />
}
