import { RouteLoader } from '~/ui/route-line/RouteLoader'

/** Shown until it is known who is signed in. */
export function Waiting() {
  return (
    <main id="main" className="grid min-h-dvh place-items-center px-4" aria-busy="true">
      <RouteLoader label="One moment" />
    </main>
  )
}
