import { STORES_SHOWN } from '@ozi/contract'
import { type PublicCalls, pageServerContext } from '~/api/pageServer'
import type { Route } from './+types/sitemap'

/** The public pages, in the order of the header's links. */
const PATHS = [
  '/',
  '/about',
  '/contact',
  '/services',
  '/stores',
  '/help',
  '/terms',
  '/privacy',
  '/login',
  '/register',
]
/** More shops than that are found from the pages of the list. */
const MOST_STORES = 1_000

export async function loader({ context }: Route.LoaderArgs) {
  const { site, calls } = context.get(pageServerContext)
  const { publicUrl } = site
  const { ids, isWhole } = await storeIds(calls)
  const paths = [...PATHS, ...ids.map((id) => `/stores/${id}`)]
  const urls = paths.map((path) => `  <url><loc>${escapeXml(publicUrl + path)}</loc></url>`)
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
  return new Response(body, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': isWhole ? 'public, max-age=3600' : 'private, no-store',
    },
  })
}

/** @returns those that could be listed: a search engine's limit of calls must not cost it the other pages */
async function storeIds(calls: PublicCalls): Promise<{ ids: readonly string[]; isWhole: boolean }> {
  const ids: string[] = []
  try {
    for (let page = 1; ids.length < MOST_STORES; page += 1) {
      const { stores, total } = await calls.catalogue.listStores({ limit: STORES_SHOWN.max, page })
      ids.push(...stores.map(({ _id }) => _id))
      if (stores.length === 0 || ids.length >= total) break
    }
    return { ids, isWhole: true }
  } catch {
    return { ids, isWhole: false }
  }
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
