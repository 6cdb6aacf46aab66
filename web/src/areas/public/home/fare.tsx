import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, redirect } from 'react-router'
import { pageServerContext } from '~/api/pageServer'
import { askFare, readFareQuery } from '../shared/askFare'
import type { Route } from './+types/fare'
import { readVisit } from '../shared/readVisit'
import { farePage } from './farePage'
import { FareAnswerView } from './FareAnswerView'
import { WayDrawing } from './WayDrawing'

/** Only the fare and its way, fetched by the home page's script, which puts each in its place. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = farePage(request)
  if (page !== null) return redirect(page)
  const { searchParams } = new URL(request.url)
  const answer = await askFare(context.get(pageServerContext).calls, readFareQuery(searchParams))
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <FareAnswerView
        answer={answer}
        retryPath={`/?${searchParams.toString()}`}
        isLoggedIn={readVisit(request, context).isLoggedIn}
      />
      <WayDrawing answer={answer} />
    </MemoryRouter>,
  )
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      // The places somebody asks for are private.
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
