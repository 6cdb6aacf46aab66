// Read when asked, by its own module: the build writes 'production' over process.env.NODE_ENV.
import { env } from 'node:process'
import { data } from 'react-router'
import { Button } from '~/ui/Button'

/** The parts in all their states, for those who build; never in production. */
export function loader() {
  if (env['NODE_ENV'] === 'production') throw data(null, { status: 404 })
  return null
}

export function meta() {
  return [{ title: 'Parts · Ozi' }]
}

export default function DevUi() {
  return (
    <main id="main" className="p-4">
      <h1 className="text-3xl">Parts</h1>
      <Button>Go</Button>
    </main>
  )
}
