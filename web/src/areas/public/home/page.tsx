import { data } from 'react-router'
import { PublicLayout } from '~/ui/layouts/PublicLayout'
import type { Route } from './+types/page'
import { Figures } from './Figures'
import { HomeFooter, HomeHeader } from './Frame'
import { Hero } from './Hero'
import { Journey } from './Journey'
import { homeTexts as texts } from './texts'

/** Made on the server, sent without script. */
export const handle = { hydrate: false }

export const meta = () => [{ title: texts.pageTitle }, { name: 'description', content: texts.description }]

/** The cookie of a session; whether it still holds is asked on the page it leads to. */
const SESSION_COOKIE = /(?:^|;\s*)ozi_session=[^;]/

export function loader({ request }: Route.LoaderArgs) {
  const isLoggedIn = SESSION_COOKIE.test(request.headers.get('cookie') ?? '')
  return data(
    { isLoggedIn },
    { headers: { 'Cache-Control': isLoggedIn ? 'private, no-store' : 'public, max-age=60', Vary: 'Cookie' } },
  )
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function HomePage({ loaderData: { isLoggedIn } }: Route.ComponentProps) {
  return (
    <PublicLayout
      header={<HomeHeader isLoggedIn={isLoggedIn} />}
      footer={<HomeFooter isLoggedIn={isLoggedIn} />}
    >
      <Hero />
      <div className="mx-auto max-w-6xl overflow-x-clip px-4 md:px-6">
        <Figures />
        <Journey isLoggedIn={isLoggedIn} />
      </div>
    </PublicLayout>
  )
}
