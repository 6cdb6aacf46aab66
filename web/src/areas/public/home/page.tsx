import { SUPPORT_TIMES } from '@ozi/contract'
import { data } from 'react-router'
import { pageServerContext } from '~/api/pageServer'
import { textsNow } from '~/language'
import { publicHomeTexts } from '~/languages/en/public/home'
import { pageHead } from '../shared/pageHead'
import { CITY_UNKNOWN } from '../shared/loadCity'
import { SitePage } from '../shared/SitePage'
import { keepHeaders, readVisit } from '../shared/readVisit'
import { readFareQuery } from '../shared/askFare'
import type { Route } from './+types/page'
import { Anything } from './Anything'
import { Cities } from './Cities'
import { loadHome } from './loadHome'
import { Download } from './Download'
import { Figures } from './Figures'
import { Hero } from './Hero'
import { Stores } from './Stores'

/** Rendered by the server and sent without the framework's script. */
export const handle = { hydrate: false }

/** When the office answers, as machines read it. */
const { weekday, weekend } = SUPPORT_TIMES
const OPENING_HOURS = [`Mo-Fr ${weekday.opens}-${weekday.closes}`, `Sa-Su ${weekend.opens}-${weekend.closes}`]

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = readVisit(request, context)
  const url = new URL(request.url)
  const asked = readFareQuery(url.searchParams)
  const home = await loadHome(context.get(pageServerContext).calls, asked, url)
  // The places somebody asks for are private.
  const isPersonal = asked.from !== '' || asked.to !== ''
  return data({ visit, home }, { headers: keepHeaders(visit, home.isWhole && !isPersonal) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return []
  const texts = textsNow(publicHomeTexts)
  const { site } = loaderData.visit
  const city = loaderData.home.city?.name ?? CITY_UNKNOWN
  return [
    ...pageHead({ title: texts.pageTitle(city), description: texts.description(city), path: '/', site }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: 'Ozi',
        url: site.publicUrl,
        logo: `${site.publicUrl}/icon-512.png`,
        areaServed: city,
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer support',
          email: site.supportEmail,
          hoursAvailable: OPENING_HOURS,
        },
      },
    },
  ]
}

export default function HomePage({ loaderData: { visit, home } }: Route.ComponentProps) {
  const { city, areas, stores } = home
  const { isLoggedIn } = visit
  return (
    <SitePage visit={visit} path="/">
      <Hero home={home} cityName={city?.name ?? CITY_UNKNOWN} isLoggedIn={isLoggedIn} />
      <div className="overflow-x-clip">
        <div className="mx-auto max-w-6xl px-4 md:px-6">
          <Figures />
          <Stores stores={stores} />
          <Anything isLoggedIn={isLoggedIn} />
          {city && areas.length > 0 && <Cities city={city} areas={areas} />}
          <Download />
        </div>
      </div>
    </SitePage>
  )
}
