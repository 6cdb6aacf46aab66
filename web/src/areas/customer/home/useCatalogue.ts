import { type Item, TEXT_LIMIT } from '@ozi/contract'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { api } from '~/api'
import { isId } from '~/api/isId'
import { byPage, type PagedList, usePagedList } from '~/live/usePagedList'
import { useAddress, withChanges } from '~/ui/address/useAddress'
import { useSearchInAddress } from '~/ui/address/useSearchInAddress'
import { useCatalogueFilters } from './FilterRow'

export type CatalogueQuery = ReturnType<typeof useCatalogueQuery>

/** The filters and the search of the list, from the address. */
export const useCatalogueQuery = () => ({
  ...useSearchInAddress(TEXT_LIMIT.line),
  filter: useCatalogueFilters(),
})

/** Small enough to load quickly on a slow network, and more than fits on a screen. */
const PAGE_OF = 24

export type ItemList = PagedList<Item>

/** The shops' items, page by page. */
export function useCatalogue({ search, filter }: CatalogueQuery): ItemList {
  const { category, vendor: vendorId } = filter.filters
  return usePagedList(
    api.catalogue.listItems.infiniteOptions(byPage({ limit: PAGE_OF, search, category, vendorId })),
    'items',
  )
}

/** History state: the list is one entry back. */
const FROM_LIST = { fromList: true } as const

/** The item whose details are open (?item=), so that it can be linked and Back closes it. */
export function useItemInAddress() {
  const { params, change } = useAddress()
  const { state } = useLocation() as { state: unknown }
  const navigate = useNavigate()
  const item = params.get('item')

  /** The same function at each render, because hundreds of cards hold it. */
  const open = useCallback(
    (itemId: string) => {
      const search = withChanges(window.location.search, { item: itemId }).toString()
      void navigate({ search }, { state: FROM_LIST, preventScrollReset: true })
    },
    [navigate],
  )

  function close() {
    if (isFromList(state)) void navigate(-1)
    else change({ item: '' })
  }

  return { itemId: isId(item) ? item : null, open, close }
}

const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state && state.fromList === true
