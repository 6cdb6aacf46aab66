import { Outlet } from 'react-router'
import { useSession } from '~/session'
import { AdminsOnly } from './AdminsOnly'

/** Inside the protected pages: whoever is not an administrator sees so, and no data is asked for. */
export default function Admin() {
  const session = useSession()
  return session?.data?.role === 'admin' ? <Outlet /> : <AdminsOnly />
}
