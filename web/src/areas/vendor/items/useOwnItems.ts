import type { Item } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '~/api'
import { byPage, type PagedList, usePagedList } from '~/api/usePagedList'
import { itemPagesAt, itemsOf } from '~/catalogue/itemPages'

const PAGE_OF = 50

export interface OwnItems {
  readonly items: PagedList<Item>
  /** Puts a changed item in its place, or a new one first. */
  readonly put: (item: Item) => void
  readonly drop: (itemId: string) => void
  /** Asks for all of them anew. */
  readonly reload: () => void
}

/** What the shop sells, newest first; what is changed here is changed on the screen at once. */
export function useOwnItems(search: string): OwnItems {
  const queries = useQueryClient()
  const queryKey = api.catalogue.listOwnItems.key()
  const items = usePagedList(
    api.catalogue.listOwnItems.infiniteOptions(
      byPage({
        limit: PAGE_OF,
        search,
      }),
    ),
    itemsOf,
  )
  return {
    items,
    ...itemPagesAt(queries, queryKey),
    reload: () => void queries.invalidateQueries({ queryKey }),
  }
}
