import { data } from 'react-router'
import { textsNow, useTexts } from '~/language'
import { aboutTexts } from '~/languages/en/public/about'
import { Roundabout } from '~/ui/art/Roundabout'
import { LinkButton } from '~/ui/button/Button'
import { pageHead } from '../shared/pageHead'
import { CITY_UNKNOWN, loadServed } from '../shared/loadCity'
import { SitePage } from '../shared/SitePage'
import { keepHeaders, readVisit } from '../shared/readVisit'
import type { Route } from './+types/page'
import { TwoPeople } from './TwoPeople'

export const handle = { hydrate: false }

const PATH = '/about'

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = readVisit(request, context)
  const { city, credits } = await loadServed(context)
  return data({ visit, city, credits }, { headers: keepHeaders(visit, city !== CITY_UNKNOWN) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead({
        title: textsNow(aboutTexts).pageTitle,
        description: textsNow(aboutTexts).description(loaderData.city),
        path: PATH,
        site: loaderData.visit.site,
      })
    : []

export default function AboutPage({ loaderData: { visit, city, credits } }: Route.ComponentProps) {
  const texts = useTexts(aboutTexts)
  return (
    <SitePage visit={visit} path={PATH}>
      <div className="mx-auto max-w-6xl px-4 pt-10 pb-20 md:px-6 md:pt-16">
        <div className="max-w-3xl">
          <h1 className="text-4xl font-extrabold md:text-5xl">
            {texts.title.map((line) => (
              <span key={line} className="block">
                {line}{' '}
              </span>
            ))}
          </h1>
          <p className="text-quiet mt-4 max-w-[56ch] text-lg">{texts.lead(city)}</p>
        </div>
        <TwoPeople className="mt-8 w-full md:mt-10" />
        <section aria-labelledby="way" className="mt-14 md:mt-20">
          <h2 id="way" className="text-3xl">
            {texts.wayTitle}
          </h2>
          <ul className="mt-6 grid grid-cols-1 gap-x-14 gap-y-8 md:grid-cols-2">
            {texts.ways.map(({ title, text }) => (
              <li key={title} className="flex gap-5">
                <Spiral />
                <div className="min-w-0">
                  <h3 className="text-xl">{title}</h3>
                  <p className="text-quiet mt-1 max-w-[46ch]">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <section
          aria-labelledby="closing"
          className="rounded-card bg-palm-wash mt-16 grid grid-cols-1 items-center gap-6 p-6 md:mt-24 md:grid-cols-[minmax(0,1fr)_16rem] md:p-12"
        >
          <div>
            <h2 id="closing" className="text-3xl">
              {texts.closing(city)}
            </h2>
            <div className="mt-5 flex flex-wrap gap-3">
              <LinkButton to="/" reloadDocument size="lg">
                {texts.seeFare}
              </LinkButton>
              <LinkButton to="/contact" reloadDocument size="lg" look="secondary">
                {texts.contact}
              </LinkButton>
            </div>
          </div>
          <Roundabout className="w-44 max-w-full md:w-full" />
        </section>
        {credits.length > 0 && (
          <section aria-labelledby="map" className="mt-16 md:mt-20">
            <h2 id="map" className="text-xl">
              {texts.mapTitle}
            </h2>
            <p className="text-quiet mt-2 max-w-[60ch]">{texts.mapText(city)}</p>
            <ul className="text-quiet mt-2 max-w-[60ch] list-disc pl-5">
              {credits.map((credit) => (
                <li key={credit}>{credit}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </SitePage>
  )
}

/** A small uli sign before each promise. */
function Spiral() {
  return (
    <svg viewBox="0 0 40 40" fill="none" strokeLinecap="round" aria-hidden className="size-10 shrink-0">
      <path
        d="M20 20a2.5 2.5 0 0 1 5 2c0 6-9 6-10-1-1-8 9-12 15-6 8 8 1 21-10 20C8 34 2 22 7 13 12 5 24 3 32 8"
        stroke="var(--color-laterite)"
        strokeWidth="2.5"
      />
      <circle
        cx="33.5"
        cy="9"
        r="3.5"
        fill="var(--color-marigold)"
        stroke="var(--color-ink)"
        strokeWidth="1.5"
      />
    </svg>
  )
}
