import { AVAILABILITIES, type Item, VENDOR_CATEGORIES } from '@ozi/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '~/api'
import { isId } from '~/api/isId'
import { byPage, type PagedList, usePagedList } from '~/live/usePagedList'
import { liveItems } from '~/catalogue/liveItems'
import { oneOf, useFilters } from '~/ui/address/useFilters'

export interface Shop {
  readonly _id: string
  readonly name: string
}

const FILTERS = { shop: isId, kind: oneOf(VENDOR_CATEGORIES), availability: oneOf(AVAILABILITIES) }

/** The filters beside the search. */
export const useItemFilter = () => useFilters(FILTERS)
export type ItemFilter = ReturnType<typeof useItemFilter>

export interface ShopItems {
  readonly items: PagedList<Item>
  /** The shop in the filter; null if there is none or it is not loaded yet. */
  readonly shop: Shop | null
  readonly put: (item: Item) => void
  readonly drop: (itemId: string) => void
  readonly reload: () => void
}

/** Items of all shops, newest first; changes made here are visible at once. */
export function useShopItems(search: string, { filters }: ItemFilter): ShopItems {
  const queries = useQueryClient()
  const { shop: vendorId, kind: category, availability } = filters
  const items = usePagedList(
    api.staffCatalogue.listItems.infiniteOptions(
      byPage({
        search,
        vendorId,
        category,
        availability,
      }),
    ),
    'items',
  )
  const named = useQuery(
    api.staffCatalogue.listItems.queryOptions({
      input: { limit: 1, ...(vendorId === undefined ? {} : { vendorId }) },
      enabled: vendorId !== undefined,
    }),
  )
  // The same functions at each render, because the list's columns use them.
  const changes = useMemo(() => {
    const queryKey = api.staffCatalogue.listItems.key()
    const reload = () => void queries.invalidateQueries({ queryKey })
    const { put, drop } = liveItems(queryKey, queries)
    return { put, drop, reload }
  }, [queries])
  return {
    items,
    shop: vendorId === undefined ? null : (named.data?.shop ?? null),
    ...changes,
  }
}
