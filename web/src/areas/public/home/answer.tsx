import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { pageServerContext } from '~/api/pageServer'
import { askFare, readFareQuery } from '../shared/fare'
import type { Route } from './+types/answer'
import { readVisit } from '../shared/visit'
import { FareAnswerView } from './FareAnswerView'

/** Only the fare, fetched by the home page's script and shown below the two fields. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const answer = await askFare(context.get(pageServerContext).calls, readFareQuery(searchParams))
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <FareAnswerView
        answer={answer}
        retryPath={`/?${searchParams.toString()}`}
        isLoggedIn={readVisit(request, context).isLoggedIn}
      />
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
