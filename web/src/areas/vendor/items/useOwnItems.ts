import type { Item } from '@ozi/contract'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { api } from '~/api'
import { byCursor, type PagedList, usePagedList } from '~/api/usePagedList'

const PAGE_OF = 50

interface ItemPage {
  readonly items: Item[]
  readonly nextCursor: string | null
  readonly total: number
}
type Kept = InfiniteData<ItemPage, string | undefined>

const itemsOf = ({ items }: { readonly items: readonly Item[] }) => items

export interface OwnItems {
  readonly items: PagedList<Item>
  /** Puts a changed item in its place, or a new one first. */
  readonly put: (item: Item) => void
  readonly drop: (itemId: string) => void
}

/** What the shop sells, newest first; what is changed here is changed on the screen at once. */
export function useOwnItems(search: string): OwnItems {
  const queries = useQueryClient()
  const items = usePagedList(
    api.catalogue.listOwnItems.infiniteOptions({
      input: (cursor: string | undefined) => ({
        limit: PAGE_OF,
        ...(search === '' ? {} : { search }),
        ...(cursor === undefined ? {} : { cursor }),
      }),
      ...byCursor,
    }),
    itemsOf,
  )
  const change = (made: (pages: readonly ItemPage[]) => ItemPage[]) =>
    queries.setQueriesData<Kept>({ queryKey: api.catalogue.listOwnItems.key() }, (kept) =>
      kept ? { ...kept, pages: made(kept.pages) } : kept,
    )
  return {
    items,
    put: (item) =>
      change((pages) => {
        const isKnown = pages.some((page) => page.items.some(({ _id }) => _id === item._id))
        return pages.map((page, at) => {
          if (isKnown)
            return { ...page, items: page.items.map((each) => (each._id === item._id ? item : each)) }
          return { ...page, total: page.total + 1, items: at === 0 ? [item, ...page.items] : page.items }
        })
      }),
    drop: (itemId) =>
      change((pages) =>
        pages.map((page) => ({
          ...page,
          total: page.total - 1,
          items: page.items.filter(({ _id }) => _id !== itemId),
        })),
      ),
  }
}
