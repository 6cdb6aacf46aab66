import { data } from 'react-router'
import { textsNow, useTexts } from '~/language'
import { helpTexts } from '~/languages/en/public/help'
import { pageHead } from '../../shared/pageHead'
import { keepHeaders, readVisit } from '../../shared/readVisit'
import { TextPage } from '../TextPage'
import type { Route } from './+types/page'

export const handle = { hydrate: false }

const PATH = '/help'

export function loader({ request, context }: Route.LoaderArgs) {
  const visit = readVisit(request, context)
  return data({ visit }, { headers: keepHeaders(visit) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead({
        title: textsNow(helpTexts).pageTitle,
        description: textsNow(helpTexts).description,
        path: PATH,
        site: loaderData.visit.site,
      })
    : []

export default function HelpPage({ loaderData: { visit } }: Route.ComponentProps) {
  const texts = useTexts(helpTexts)
  const parts = Object.entries(texts.parts).map(([id, part]) => ({ id, ...part }))
  return <TextPage visit={visit} path={PATH} reading={{ ...texts, parts }} search={texts.search} />
}
