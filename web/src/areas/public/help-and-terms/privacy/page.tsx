import { data } from 'react-router'
import { pageHead } from '../../shared/pageHead'
import { keepHeaders, readVisit } from '../../shared/readVisit'
import { TextPage } from '../TextPage'
import type { Route } from './+types/page'
import { privacyTexts as texts } from './texts'

export const handle = { hydrate: false }

const PATH = '/privacy'

export function loader({ request, context }: Route.LoaderArgs) {
  const visit = readVisit(request, context)
  return data({ visit }, { headers: keepHeaders(visit) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead({
        title: texts.pageTitle,
        description: texts.description,
        path: PATH,
        site: loaderData.visit.site,
      })
    : []

export default function PrivacyPage({ loaderData: { visit } }: Route.ComponentProps) {
  return <TextPage visit={visit} path={PATH} reading={texts} isEnglishAlone />
}
