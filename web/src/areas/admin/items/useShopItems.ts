import { AVAILABILITIES, type Item, VENDOR_CATEGORIES } from '@ozi/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '~/api'
import { byPage, type PagedList, usePagedList } from '~/live/usePagedList'
import { itemsOf, liveItems } from '~/catalogue/liveItems'
import { useParamChanges } from '~/ui/address/useParamChanges'

export interface Shop {
  readonly _id: string
  readonly name: string
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The filters beside the search: ?shop=, ?kind=, ?availability=; invalid values are ignored. */
export function useItemFilter() {
  const [params] = useSearchParams()
  const change = useParamChanges()
  const shop = params.get('shop') ?? ''
  return {
    vendorId: UUID.test(shop) ? shop : undefined,
    category: VENDOR_CATEGORIES.find((kind) => kind === params.get('kind')),
    availability: AVAILABILITIES.find((availability) => availability === params.get('availability')),
    setFilter: (name: 'shop' | 'kind' | 'availability', value: string) => change([[name, value]]),
  }
}
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
export function useShopItems(search: string, filter: ItemFilter): ShopItems {
  const queries = useQueryClient()
  const { vendorId, category, availability } = filter
  const items = usePagedList(
    api.staffCatalogue.listItems.infiniteOptions(
      byPage({
        search,
        vendorId,
        category,
        availability,
      }),
    ),
    itemsOf,
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
