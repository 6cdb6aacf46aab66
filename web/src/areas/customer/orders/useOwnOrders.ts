import type { Order, OrderFilter } from '@ozi/contract'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api, refusalOf } from '~/api'

/** Few enough to come quickly over a slow network, and more than a screen holds. */
const PAGE_OF = 20
const LONG_LIST_LASTS_MS = 10 * 60_000

export interface Wanted {
  readonly filter: OrderFilter | null
  readonly search: string
}

export interface OwnOrders {
  /** null until a first answer came. */
  readonly list: {
    readonly orders: readonly Order[]
    readonly total: number
    readonly totalIsMinimum: boolean
    /** false while the answer to what was asked last is on its way and the one before is shown. */
    readonly isCurrent: boolean
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
export function useOwnOrders({ filter, search }: Wanted): OwnOrders {
  const query = useInfiniteQuery(
    api.orders.listOwn.infiniteOptions({
      input: (cursor: string | undefined) => ({
        limit: PAGE_OF,
        ...(filter === null ? {} : { filter }),
        ...(search === '' ? {} : { search }),
        ...(cursor === undefined ? {} : { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
      // Many pages would all be fetched again, one after the other, each time one comes back to the window or
      // from an order; what becomes of them meanwhile is told as it happens.
      refetchOnWindowFocus: ({ state }) => isShort(state.data),
      refetchOnMount: ({ state }) => isShort(state.data) || state.isInvalidated || isOld(state),
    }),
  )
  const pages = query.data?.pages
  const last = pages?.at(-1)
  // The same array as long as nothing changed, so that hundreds of cards are not drawn for a key in the search box.
  const orders = useMemo(() => pages?.flatMap((page) => page.orders) ?? [], [pages])
  const failedAtNextPage = query.isFetchNextPageError
  return {
    list: last
      ? {
          orders,
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

const isOld = ({ dataUpdatedAt }: { readonly dataUpdatedAt: number }): boolean =>
  Date.now() - dataUpdatedAt > LONG_LIST_LASTS_MS
