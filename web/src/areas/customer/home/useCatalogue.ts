import type { Item, VendorCategory } from '@ozi/contract'
import { api } from '~/api'
import { byPage, type PagedList, usePagedList } from '~/live/usePagedList'

/** Small enough to load quickly on a slow network, and more than fits on a screen. */
const PAGE_OF = 24

/** The filters of the catalogue. */
export interface CatalogueFilter {
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
