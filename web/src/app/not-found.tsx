import { data } from 'react-router'
import { NotFound } from './NotFound'

export const handle = { hydrate: false }

export function loader() {
  return data(null, { status: 404 })
}

export function meta() {
  return [{ title: 'Page not found · Ozi' }]
}

export default function NotFoundRoute() {
  return <NotFound />
}
