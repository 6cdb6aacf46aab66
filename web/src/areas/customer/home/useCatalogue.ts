import type { Item, VendorCategory } from '@ozi/contract'
import { api } from '~/api'
import { byPage, type PagedList, usePagedList } from '~/api/usePagedList'

/** Few enough to come quickly over a slow network, and more than a screen holds. */
const PAGE_OF = 24

/** What the items are cut down to. */
export interface Wanted {
  readonly search: string
  readonly category: VendorCategory | null
  readonly vendorId: string | null
}

export type ItemList = PagedList<Item>

const rowsOf = ({ items }: { readonly items: readonly Item[] }) => items

/** What the shops sell, page after page. */
export function useCatalogue({ search, category, vendorId }: Wanted): ItemList {
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
