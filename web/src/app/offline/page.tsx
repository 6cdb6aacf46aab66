import { Offline } from '~/ui/art/Offline'
import { buttonClass, LinkButton } from '~/ui/Button'

export const handle = { hydrate: false }

export function meta() {
  return [{ title: 'You are offline · Ozi' }, { name: 'robots', content: 'noindex' }]
}

/** What the service worker shows without a network for a page it has not cached. Needs no script. */
export default function OfflinePage() {
  return (
    <main
      id="main"
      className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-6 px-4 py-12 text-center"
    >
      <Offline className="w-full max-w-64" />
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl">You are offline</h1>
        <p className="text-quiet">
          This page is not saved on your phone, so it needs a network. Your last orders are saved: you can
          read them now.
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        {/* An empty address is the current one, so this link tries again. */}
        <a href="" className={buttonClass({})}>
          Try again
        </a>
        <LinkButton to="/dashboard/orders" look="secondary" reloadDocument>
          Your last orders
        </LinkButton>
      </div>
    </main>
  )
}
