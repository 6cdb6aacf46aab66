import { RouteLoader } from '~/ui/route-line/RouteLoader'

/** The moment before it is known who is here. */
export function Waiting() {
  return (
    <main id="main" className="grid min-h-dvh place-items-center px-4" aria-busy="true">
      <RouteLoader label="One moment" />
    </main>
  )
}
