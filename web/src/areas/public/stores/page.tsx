import { data } from 'react-router'
import storeScript from 'virtual:store-script'
import { pageServerContext } from '~/api/pageServer'
import { textsNow, useTexts } from '~/language'
import { storesTexts } from '~/languages/en/public/stores'
import { formatCount } from '~/ui/text/format'
import { CartBar } from '../shared/CartBar'
import { pageHead } from '../shared/pageHead'
import { CITY_UNKNOWN, loadCity } from '../shared/loadCity'
import { NotFound } from '../shared/NotFound'
import { SitePage } from '../shared/SitePage'
import { checkedHeaders, readVisit } from '../shared/readVisit'
import type { Route } from './+types/page'
import { isBehindLast, loadStores, storesStatus, storesPath, type StoresData } from './loadStores'
import { NoStores } from './NoStores'
import { Pages } from './Pages'
import { SearchStores } from './SearchStores'
import { StoreTile } from './StoreTile'

/** Rendered by the server; its script shows the cart. */
export const handle = { hydrate: false, script: storeScript }

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = readVisit(request, context)
  const { searchParams } = new URL(request.url)
  const [city, found] = await Promise.all([
    loadCity(context),
    loadStores(context.get(pageServerContext).calls, searchParams),
  ])
  const status = storesStatus(found)
  // A search may tell of somebody's health, and each search is another page.
  const isKept = status === 200 && found.query.search === '' && city !== CITY_UNKNOWN
  return data({ visit, city, found }, { status, headers: checkedHeaders(visit, isKept) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return []
  const texts = textsNow(storesTexts)
  const { visit, city, found } = loaderData
  const { search, category, page } = found.query
  return [
    ...pageHead({
      title: category === null ? texts.pageTitle(city) : texts.pageTitleOf(texts.kind[category], city),
      description: texts.description(city),
      path: storesPath({ category, page }),
      site: visit.site,
    }),
    // Pages of searches are as many as words.
    ...(search !== '' || storesStatus(found) !== 200 ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

/** All shops, a page of them at a time. */
export default function StoresPage({ loaderData: { visit, city, found } }: Route.ComponentProps) {
  const texts = useTexts(storesTexts)
  return (
    <SitePage visit={visit} path="/stores" headedFor="/stores">
      {isBehindLast(found) ? (
        <NotFound />
      ) : (
        <div className="mx-auto w-full max-w-6xl px-4 pt-6 pb-12 md:px-6 md:pt-10">
          <h1 className="text-3xl md:text-4xl">{texts.title(city)}</h1>
          <p className="text-quiet mt-1.5 max-w-[60ch]">{texts.lead}</p>
          <SearchStores query={found.query} />
          <Found found={found} />
        </div>
      )}
      <CartBar />
    </SitePage>
  )
}

function Found({ found }: { found: StoresData }) {
  const texts = useTexts(storesTexts)
  const { query, list } = found
  if (list === null || list.total === 0) return <NoStores found={found} />
  const count = formatCount(list.total)
  return (
    <>
      <h2 className="text-quiet mt-5 text-sm font-normal tabular-nums">
        {query.search === '' ? texts.count(count) : texts.countOf(count, query.search)}
      </h2>
      <ul className="mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
        {list.stores.map((store, at) => (
          <StoreTile key={store._id} store={store} isFirst={at < 2} />
        ))}
      </ul>
      <Pages query={query} total={list.total} />
    </>
  )
}
