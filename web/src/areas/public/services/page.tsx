import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { type ComponentType } from 'react'
import { data } from 'react-router'
import { textsNow, useTexts } from '~/language'
import { servicesTexts } from '~/languages/en/public/services'
import type { ArtProps } from '~/ui/art/Art'
import { MarketStall } from '~/ui/art/MarketStall'
import { ParcelTwine } from '~/ui/art/ParcelTwine'
import { RiderOkada } from '~/ui/art/RiderOkada'
import { LinkButton } from '~/ui/button/Button'
import { pageHead } from '../shared/pageHead'
import { CITY_UNKNOWN, loadCity } from '../shared/loadCity'
import { SitePage } from '../shared/SitePage'
import { keepHeaders, readVisit } from '../shared/readVisit'
import { orRegister } from '../shared/withNext'
import type { Route } from './+types/page'

export const handle = { hydrate: false }

const PATH = '/services'
/** The services, in the order of the page: the drawing of each, and its first step. */
const SERVICES = [
  { id: 'send', Drawing: ParcelTwine, to: '/dashboard/send' },
  { id: 'receive', Drawing: RiderOkada, to: '/dashboard/receive' },
  { id: 'shops', Drawing: MarketStall, to: '/dashboard' },
] as const satisfies readonly { Drawing: ComponentType<ArtProps>; [name: string]: unknown }[]

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = readVisit(request, context)
  const city = await loadCity(context)
  return data({ visit, city }, { headers: keepHeaders(visit, city !== CITY_UNKNOWN) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead({
        title: textsNow(servicesTexts).pageTitle,
        description: textsNow(servicesTexts).description(loaderData.city),
        path: PATH,
        site: loaderData.visit.site,
      })
    : []

export default function ServicesPage({ loaderData: { visit, city } }: Route.ComponentProps) {
  const texts = useTexts(servicesTexts)
  return (
    <SitePage visit={visit} path={PATH}>
      <div className="mx-auto max-w-6xl px-4 pt-10 pb-20 md:px-6 md:pt-16">
        <h1 className="text-4xl font-extrabold md:text-5xl">{texts.title}</h1>
        <p className="text-quiet mt-3 max-w-[52ch] text-lg">{texts.lead(city)}</p>
        <ol className="mt-10 md:mt-14">
          {SERVICES.map((service, place) => (
            <Service key={service.id} service={service} place={place} isLoggedIn={visit.isLoggedIn} />
          ))}
        </ol>
        <dl className="border-line mt-4 grid grid-cols-1 gap-x-12 gap-y-8 border-t pt-10 md:grid-cols-3">
          {(
            [
              [texts.priceTitle, texts.price],
              [texts.payTitle, texts.pay],
              [texts.notTitle, texts.not],
            ] as const
          ).map(([title, text]) => (
            <div key={title}>
              <dt className="font-head text-xl font-bold">{title}</dt>
              <dd className="text-quiet mt-1.5 max-w-[44ch]">{text}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-10">
          <LinkButton to="/" reloadDocument size="lg">
            {texts.seeFare}
          </LinkButton>
        </div>
      </div>
    </SitePage>
  )
}

interface ServiceProps {
  service: (typeof SERVICES)[number]
  place: number
  isLoggedIn: boolean
}

/** Text and drawing on alternating sides of the line. */
function Service({ service, place, isLoggedIn }: ServiceProps) {
  const { id, Drawing, to } = service
  const { title, text, points, action } = useTexts(servicesTexts)[id]
  const isEven = place % 2 === 0
  const isLast = place === SERVICES.length - 1
  return (
    <li className="relative grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-4 md:grid-cols-[minmax(0,1fr)_6rem_minmax(0,1fr)]">
      <div className="relative row-span-2 md:col-start-2 md:row-span-1 md:row-start-1">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          fill="none"
          aria-hidden
          className="absolute inset-0 size-full"
        >
          <path
            d={`M50 0C50 24 ${isEven ? '95 24 95 50S50 76' : '5 24 5 50S50 76'} 50 100`}
            vectorEffect="non-scaling-stroke"
            stroke="var(--color-palm)"
            strokeWidth="2.75"
          />
        </svg>
        <svg
          viewBox="0 0 28 28"
          fill="none"
          aria-hidden
          className="absolute -top-1 left-1/2 size-7 -translate-x-1/2 overflow-visible"
        >
          <circle
            cx="14"
            cy="14"
            r="9"
            fill="var(--color-ground)"
            stroke="var(--color-laterite)"
            strokeWidth="5"
          />
        </svg>
        {isLast && (
          <svg
            viewBox="0 0 28 28"
            fill="none"
            aria-hidden
            className="absolute -bottom-1 left-1/2 size-10 -translate-x-1/2 overflow-visible"
          >
            <path
              d="M14 27c-3-6-9-9-9-16a9 9 0 0 1 18 0c0 7-6 10-9 16Z"
              fill="var(--color-marigold)"
              stroke="var(--color-ink)"
              strokeWidth="1.5"
              strokeLinejoin="round"
            />
            <circle cx="14" cy="11" r="2.75" fill="var(--color-on-marigold)" />
          </svg>
        )}
      </div>
      <div
        className={clsx(
          'col-start-2 min-w-0 pb-6 md:row-start-1 md:pb-20',
          isEven ? 'md:col-start-1' : 'md:col-start-3',
        )}
      >
        <h2 className="text-2xl md:text-3xl">{title}</h2>
        <p className="mt-2 max-w-[46ch]">{text}</p>
        <ul className="text-quiet mt-4 grid gap-2">
          {points.map((point) => (
            <li key={point} className="flex gap-2.5">
              <Check size={20} className="text-palm mt-0.5 shrink-0" />
              {point}
            </li>
          ))}
        </ul>
        <LinkButton
          to={orRegister(to, isLoggedIn)}
          reloadDocument
          look="secondary"
          className="mt-5 max-w-full"
        >
          {action}
        </LinkButton>
      </div>
      <Drawing
        className={clsx(
          'col-start-2 mb-12 w-52 max-w-full md:row-start-1 md:mb-20 md:w-80',
          isEven ? 'md:col-start-3 md:justify-self-start' : 'md:col-start-1 md:justify-self-end',
        )}
      />
    </li>
  )
}
