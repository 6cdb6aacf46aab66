import { ArrowLeft, Clock, MapPin } from 'lucide-react'
import { data } from 'react-router'
import storeScript from 'virtual:store-script'
import { pageServerContext } from '~/api/pageServer'
import { textsNow, useTexts } from '~/language'
import { storePageTexts, storeTexts } from '~/languages/en/public/store'
import { EmptyBasket } from '~/ui/art/EmptyBasket'
import { Offline } from '~/ui/art/Offline'
import { LinkButton } from '~/ui/button/Button'
import { EmptyState } from '~/ui/state/EmptyState'
import { formatCount } from '~/ui/text/format'
import { isOpenNow } from '~/ui/text/formatOpening'
import { useMoments } from '~/ui/text/useMoments'
import { CartBar } from '../shared/CartBar'
import { CITY_UNKNOWN, loadCity } from '../shared/loadCity'
import { NotFound } from '../shared/NotFound'
import { SitePage } from '../shared/SitePage'
import { StoreOpening } from '../shared/StoreOpening'
import { StorePicture } from '../shared/StorePicture'
import { TextLink } from '../shared/TextLink'
import { checkedHeaders, readVisit } from '../shared/readVisit'
import type { Route } from './+types/page'
import { loadStore, storeStatus, type StoreResult } from './loadStore'
import { storeHead } from './storeHead'
import { StoreHours } from './StoreHours'
import { StoreItem } from './StoreItem'

/** Rendered by the server; its script keeps the cart. */
export const handle = { hydrate: false, script: storeScript }

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const visit = readVisit(request, context)
  const [city, found] = await Promise.all([
    loadCity(context),
    loadStore(
      context.get(pageServerContext).calls,
      params.id,
      new URL(request.url).searchParams.get('after'),
    ),
  ])
  const isKept = found.is === 'known' && city !== CITY_UNKNOWN
  return data({ visit, city, found }, { status: storeStatus(found), headers: checkedHeaders(visit, isKept) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (loaderData?.found.is !== 'known') {
    return [{ title: `${textsNow(storePageTexts).back} · Ozi` }, { name: 'robots', content: 'noindex' }]
  }
  const { visit, city, found } = loaderData
  return storeHead({ store: found.store, city, site: visit.site })
}

/** A shop as anybody may see it: when it is open, what it sells, and what that costs. */
export default function StorePage({ loaderData: { visit, found } }: Route.ComponentProps) {
  const texts = useTexts(storePageTexts)
  return (
    <SitePage visit={visit} headedFor={found.is === 'known' ? `/stores/${found.store._id}` : null}>
      {found.is === 'known' && <Store found={found} />}
      {found.is === 'unknown' && <NotFound action={<TextLink to="/stores">{texts.back}</TextLink>} />}
      {found.is === 'down' && (
        <EmptyState
          art={<Offline className="w-full" />}
          title={texts.down}
          // An empty address is the current page.
          action={<TextLink to="">{texts.retry}</TextLink>}
        >
          {texts.downHint}
        </EmptyState>
      )}
      <CartBar />
    </SitePage>
  )
}

type StoreFound = Extract<StoreResult, { is: 'known' }>

function Store({ found }: { found: StoreFound }) {
  const texts = useTexts(storePageTexts)
  const { store } = found
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-3 pb-12 md:px-6 md:pt-6">
      <a
        href="/stores"
        className="text-palm rounded-control inline-flex min-h-12 items-center gap-1.5 font-semibold underline-offset-4 hover:underline"
      >
        <ArrowLeft size={16} className="shrink-0" />
        {texts.back}
      </a>
      <StoreIntro found={found} />
      <Items found={found} shopId={store._id} />
    </div>
  )
}

function StoreIntro({ found: { store, today } }: { found: StoreFound }) {
  const texts = useTexts(storePageTexts)
  const words = useTexts(storeTexts)
  const moments = useMoments()
  const { name, category, description, duration, address } = store
  const note = !store.isOrderable ? texts.openingSoon : isOpenNow(store) ? null : texts.closed
  return (
    <header className="mt-1 grid grid-cols-1 gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] md:gap-10">
      <StorePicture
        picture={store}
        sizes="(min-width: 48rem) 24rem, 92vw"
        isLazy={false}
        className="rounded-card aspect-[2/1] w-full md:order-last md:aspect-[16/10]"
      />
      <div className="min-w-0">
        <h1 className="text-3xl wrap-anywhere md:text-4xl">{name}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <StoreOpening store={store} />
          <span className="font-medium">{words.kind[category]}</span>
          {duration !== '' && (
            <span className="inline-flex items-center gap-1.5">
              <Clock size={16} className="shrink-0" />
              {words.takes(moments.preparation(duration))}
            </span>
          )}
        </p>
        {description !== '' && (
          <p className="mt-3 max-w-[65ch] wrap-anywhere whitespace-pre-line">{description}</p>
        )}
        <p className="text-quiet mt-2 flex items-start gap-1.5 wrap-anywhere">
          <span className="pt-1">
            <MapPin size={16} className="shrink-0" />
          </span>
          <span>
            <span className="sr-only">{texts.address}: </span>
            {address}
          </span>
        </p>
        <StoreHours store={store} today={today} />
        {note !== null && (
          <p className="bg-wait-wash text-wait rounded-control mt-2 px-3 py-2 font-medium">{note}</p>
        )}
      </div>
    </header>
  )
}

function Items({
  found: { items, total, nextCursor, isFirstPage },
  shopId,
}: {
  found: StoreFound
  shopId: string
}) {
  const texts = useTexts(storePageTexts)
  if (total === 0) {
    return (
      <EmptyState
        art={<EmptyBasket className="w-full" />}
        title={texts.none}
        action={
          <LinkButton to="/stores" reloadDocument>
            {texts.back}
          </LinkButton>
        }
      >
        {texts.noneHint}
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="items" className="mt-8">
      <h2 id="items" className="text-2xl">
        {texts.items}
      </h2>
      <p className="text-quiet text-sm tabular-nums">{texts.count(formatCount(total))}</p>
      <ul className="mt-3 grid grid-cols-1 items-start gap-3 md:grid-cols-2 md:gap-4">
        {items.map((item) => (
          <StoreItem key={item._id} item={item} />
        ))}
      </ul>
      {(nextCursor !== null || !isFirstPage) && (
        <p className="mt-6 flex flex-wrap justify-center gap-4">
          {!isFirstPage && <TextLink to={`/stores/${shopId}`}>{texts.fromStart}</TextLink>}
          {nextCursor !== null && (
            <LinkButton to={`/stores/${shopId}?after=${nextCursor}`} reloadDocument look="secondary">
              {texts.more}
            </LinkButton>
          )}
        </p>
      )}
    </section>
  )
}
