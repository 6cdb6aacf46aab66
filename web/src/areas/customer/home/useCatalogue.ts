import { type Item, TEXT_LIMIT, type VendorCategory } from '@ozi/contract'
import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { api } from '~/api'
import { isId } from '~/api/ids'
import { byPage, type PagedList, usePagedList } from '~/live/usePagedList'
import { useSearchInAddress } from '~/ui/address/useSearchInAddress'
import { useCatalogueFilters } from './FilterRow'

/** The address parameters that cut the list. */
const FILTERS = ['search', 'category', 'vendor'] as const

export type CatalogueQuery = ReturnType<typeof useCatalogueQuery>

/** The filters and the search of the list, from the address. */
export function useCatalogueQuery() {
  const { search, text, setText } = useSearchInAddress(TEXT_LIMIT.line)
  const filters = useCatalogueFilters()
  const [params] = useSearchParams()
  const filter: CatalogueFilter = { search, category: filters.category, vendorId: filters.vendorId }

  /** The address of the whole list. */
  function addressOfAll() {
    const next = new URLSearchParams(params)
    for (const name of FILTERS) next.delete(name)
    return { search: next.toString() }
  }

  return { filter, filters, text, setText, addressOfAll }
}

/** Small enough to load quickly on a slow network, and more than fits on a screen. */
const PAGE_OF = 24

/** The filters of the catalogue. */
interface CatalogueFilter {
  readonly search: string
  readonly category: VendorCategory | null
  readonly vendorId: string | null
}

export type ItemList = PagedList<Item>

const rowsOf = ({ items }: { readonly items: readonly Item[] }) => items

/** The shops' items, page by page. */
export function useCatalogue({ search, category, vendorId }: CatalogueFilter): ItemList {
  return usePagedList(
    api.catalogue.listItems.infiniteOptions(
      byPage({
        limit: PAGE_OF,
        search,
        category,
        vendorId,
      }),
    ),
    rowsOf,
  )
}

/** History state: the list is one entry back. */
const FROM_LIST = { fromList: true } as const

/** The item whose details are open (?item=), so that it can be linked and Back closes it. */
export function useItemInAddress() {
  const [params] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const navigate = useNavigate()
  const item = params.get('item')

  /** The same function at each render, because hundreds of cards hold it. */
  const open = useCallback(
    (itemId: string) => {
      const next = new URLSearchParams(window.location.search)
      next.set('item', itemId)
      void navigate({ search: next.toString() }, { state: FROM_LIST, preventScrollReset: true })
    },
    [navigate],
  )

  function close() {
    if (isFromList(state)) {
      void navigate(-1)
      return
    }
    const next = new URLSearchParams(params)
    next.delete('item')
    void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true })
  }

  return { itemId: isId(item) ? item : null, open, close }
}

const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state && state.fromList === true
