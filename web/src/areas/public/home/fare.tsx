import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, redirect } from 'react-router'
import { pageServerContext } from '~/api/pageServer'
import { askFare, readFareQuery } from '../shared/askFare'
import type { Route } from './+types/fare'
import { readVisit } from '../shared/readVisit'
import { FareAnswerView } from './FareAnswerView'
import { WayDrawing } from './WayDrawing'

/**
 * Only the fare and its way, fetched by the home page's script, which puts each in its place. Opened as a page, it is the
 * home page, which shows the same with its form.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url)
  // Browsers ask for a page like this, and for what a script fetches with `*/*`.
  if (request.headers.get('Accept')?.includes('text/html') === true) {
    return redirect(search === '' ? '/#ask' : `/${search}#fare`)
  }
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
