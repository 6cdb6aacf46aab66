import type { Item, VendorCategory } from '@ozi/contract'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api, refusalOf } from '~/api'

/** Few enough to come quickly over a slow network, and more than a screen holds. */
const PAGE_OF = 24

/** What the items are cut down to. */
export interface Wanted {
  readonly search: string
  readonly category: VendorCategory | null
  readonly vendorId: string | null
}

export interface ItemList {
  readonly items: readonly Item[]
  readonly total: number
  readonly totalIsMinimum: boolean
  /** false while the answer to what was asked last is on its way and the one before is shown. */
  readonly isCurrent: boolean
}

export interface CatalogueState {
  /** null until a first answer came. */
  readonly list: ItemList | null
  /** Why the items, or the next page of them, could not be had. */
  readonly failure: string | null
  readonly failedAtNextPage: boolean
  readonly isRetrying: boolean
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly loadMore: () => void
  readonly retry: () => void
}

/** What the shops sell, page after page; what was once shown stays while a repeat fails. */
export function useCatalogue({ search, category, vendorId }: Wanted): CatalogueState {
  const query = useInfiniteQuery(
    api.catalogue.listItems.infiniteOptions({
      input: (cursor: string | undefined) => ({
        limit: PAGE_OF,
        ...(search === '' ? {} : { search }),
        ...(category === null ? {} : { category }),
        ...(vendorId === null ? {} : { vendorId }),
        ...(cursor === undefined ? {} : { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
      // Many pages would all be fetched again, one after the other, each time one comes back.
      refetchOnWindowFocus: ({ state }) => isShort(state.data),
      refetchOnMount: ({ state }) => isShort(state.data),
    }),
  )
  const pages = query.data?.pages
  const last = pages?.at(-1)
  // The same array as long as nothing changed, so that hundreds of cards are not drawn for a key in the search box.
  const items = useMemo(() => withoutRepeats(pages?.flatMap((page) => page.items) ?? []), [pages])
  const failedAtNextPage = query.isFetchNextPageError
  return {
    list: last
      ? {
          items,
          total: last.total,
          totalIsMinimum: last.totalIsMinimum ?? false,
          isCurrent: !query.isPlaceholderData,
        }
      : null,
    failure: query.error ? refusalOf(query.error).message : null,
    failedAtNextPage,
    isRetrying: query.isError && query.isFetching,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void (failedAtNextPage ? query.fetchNextPage() : query.refetch()),
  }
}

const isShort = (data: { readonly pages: readonly unknown[] } | undefined): boolean =>
  (data?.pages.length ?? 0) <= 1

/** Pages that were fetched at different times may overlap. */
const withoutRepeats = (items: readonly Item[]): readonly Item[] => [
  ...new Map(items.map((item) => [item._id, item])).values(),
]
