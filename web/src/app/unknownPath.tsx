import { data } from 'react-router'
import { textsNow } from '~/language'
import { unknownPathTexts } from '~/languages/en/public/site'
import { NotFound } from '~/areas/public/shared/NotFound'
import { SitePage } from '~/areas/public/shared/SitePage'
import { readVisit } from '~/areas/public/shared/readVisit'
import type { Route } from './+types/unknownPath'

export const handle = { hydrate: false }

export function loader({ request, context }: Route.LoaderArgs) {
  return data({ visit: readVisit(request, context) }, { status: 404 })
}

export function meta() {
  const texts = textsNow(unknownPathTexts)
  return [
    { title: texts.pageTitle },
    { name: 'description', content: texts.description },
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
