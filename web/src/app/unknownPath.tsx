import { data } from 'react-router'
import { NotFound } from '~/areas/public/shared/NotFound'
import { SitePage } from '~/areas/public/shared/SitePage'
import { readVisit } from '~/areas/public/shared/visit'
import type { Route } from './+types/unknownPath'

export const handle = { hydrate: false }

export function loader({ request, context }: Route.LoaderArgs) {
  return data({ visit: readVisit(request, context) }, { status: 404 })
}

export function meta() {
  return [
    { title: 'Page not found · Ozi' },
    { name: 'description', content: 'This page does not exist on Ozi. Go to Home and start from there.' },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function NotFoundRoute({ loaderData: { visit } }: Route.ComponentProps) {
  return (
    <SitePage visit={visit}>
      <NotFound />
    </SitePage>
  )
}
