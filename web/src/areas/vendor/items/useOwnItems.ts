import type { Item } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '~/api'
import { byPage, type PagedList, usePagedList } from '~/live/usePagedList'
import { liveItems } from '~/catalogue/liveItems'

const PAGE_OF = 50

interface OwnItems {
  readonly items: PagedList<Item>
  /** Replaces a changed item in place, or puts a new one first. */
  readonly put: (item: Item) => void
  readonly drop: (itemId: string) => void
  /** Refetches all items. */
  readonly reload: () => void
}

/** The shop's items, newest first; changes made here are visible at once. */
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
    'items',
  )
  const { put, drop } = liveItems(queryKey, queries)
  return {
    items,
    put,
    drop,
    reload: () => void queries.invalidateQueries({ queryKey }),
  }
}
