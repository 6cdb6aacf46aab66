import { type Store, STORES_PAGE, TEXT_LIMIT, VENDOR_CATEGORIES, type VendorCategory } from '@ozi/contract'
import type { PublicCalls } from '~/api/pageServer'

export const STORES_A_PAGE = 24

/** The search and filters of the stores. */
export interface StoresQuery {
  readonly search: string
  readonly category: VendorCategory | null
  /** From 1. */
  readonly page: number
}

export interface StoresData {
  readonly query: StoresQuery
  /** null if the server could not answer. */
  readonly list: { readonly stores: readonly Store[]; readonly total: number } | null
}

/** The question in an address; parts that make no sense are left out. */
export function readStoresQuery(params: URLSearchParams): StoresQuery {
  const category = params.get('category')
  const page = Number(params.get('page') ?? STORES_PAGE.min)
  const isPage = Number.isInteger(page) && page >= STORES_PAGE.min && page <= STORES_PAGE.max
  return {
    search: (params.get('search') ?? '').trim().slice(0, TEXT_LIMIT.line),
    category: VENDOR_CATEGORIES.find((known) => known === category) ?? null,
    page: isPage ? page : STORES_PAGE.min,
  }
}

/** The address of the list with other filters, which begins with its first page unless told otherwise. */
export function storesPath({ search = '', category = null, page = 1 }: Partial<StoresQuery>): string {
  const params = new URLSearchParams()
  if (search !== '') params.set('search', search)
  if (category !== null) params.set('category', category)
  if (page > 1) params.set('page', String(page))
  return params.size === 0 ? '/stores' : `/stores?${params.toString()}`
}

export async function loadStores(calls: PublicCalls, params: URLSearchParams): Promise<StoresData> {
  const query = readStoresQuery(params)
  const { search, category, page } = query
  try {
    const list = await calls.catalogue.listStores({
      limit: STORES_A_PAGE,
      page,
      ...(search !== '' && { search }),
      ...(category !== null && { category }),
    })
    return { query, list }
  } catch {
    return { query, list: null }
  }
}

/** A page behind the last one does not exist, so that search engines forget it. */
export const isBehindLast = ({ query, list }: StoresData): boolean =>
  list !== null && query.page > 1 && list.stores.length === 0

export const storesStatus = (data: StoresData): number =>
  data.list === null ? 503 : isBehindLast(data) ? 404 : 200
