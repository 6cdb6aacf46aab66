import type { Item } from '@ozi/contract'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'

interface ItemPage {
  readonly items: Item[]
  readonly nextCursor: string | null
  readonly total: number
}
type ItemPages = InfiniteData<ItemPage, string | undefined>

export const itemsOf = ({ items }: { readonly items: readonly Item[] }) => items

/** Changes cached lists of items, so that a change to an item is visible at once. */
export function itemPagesAt(queries: QueryClient, queryKey: readonly unknown[]) {
  const change = (made: (pages: readonly ItemPage[]) => ItemPage[]) =>
    queries.setQueriesData<ItemPages>({ queryKey }, (kept) =>
      kept && 'pages' in kept ? { ...kept, pages: made(kept.pages) } : kept,
    )
  return {
    /** Replaces a changed item in place, or puts a new one first. */
    put: (item: Item): void => {
      change((pages) => {
        const isKnown = pages.some((page) => page.items.some(({ _id }) => _id === item._id))
        return pages.map((page, at) => {
          if (isKnown)
            return { ...page, items: page.items.map((each) => (each._id === item._id ? item : each)) }
          return { ...page, total: page.total + 1, items: at === 0 ? [item, ...page.items] : page.items }
        })
      })
    },
    drop: (itemId: string): void => {
      change((pages) =>
        pages.map((page) => ({
          ...page,
          total: page.total - 1,
          items: page.items.filter(({ _id }) => _id !== itemId),
        })),
      )
    },
  }
}
