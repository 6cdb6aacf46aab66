import type { Order } from '@ozi/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api, refusalOf } from '~/api'

/** Few enough to come quickly over a slow network, and more than a screen holds. */
const PAGE_OF = 20

export interface OwnOrders {
  /** null until a first answer came. */
  readonly list: {
    readonly orders: readonly Order[]
    readonly total: number
    readonly totalIsMinimum: boolean
  } | null
  /** Why the list, or its next page, could not be had. */
  readonly failure: string | null
  readonly failedAtNextPage: boolean
  readonly isRetrying: boolean
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly loadMore: () => void
  readonly retry: () => void
}

/** One's own orders, newest first, page after page; those once shown stay while a repeat fails. */
export function useOwnOrders(): OwnOrders {
  const query = useInfiniteQuery(
    api.orders.listOwn.infiniteOptions({
      input: (cursor: string | undefined) => ({
        limit: PAGE_OF,
        ...(cursor === undefined ? {} : { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      // Many pages would all be fetched again, one after the other, each time one comes back to the window.
      refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) <= 1,
    }),
  )
  const pages = query.data?.pages
  const last = pages?.at(-1)
  const failedAtNextPage = query.isFetchNextPageError
  return {
    list:
      pages && last
        ? {
            orders: pages.flatMap(({ orders }) => orders),
            total: last.total,
            totalIsMinimum: last.totalIsMinimum ?? false,
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
