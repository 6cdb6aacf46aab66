import { Navigate } from 'react-router'

/** The way in leads on to the first page. */
export default function AdminIndex() {
  return <Navigate replace to="/admin/orders" />
}
