import { useInfiniteQuery } from '@tanstack/react-query'
import type { Transaction } from '@ozi/contract'
import { useState } from 'react'
import { api, refusalOf } from '~/api'

export interface ListedTransactions {
  readonly rows: readonly Transaction[]
  /** Whether the rows answer the present search; else they are those shown before it. */
  readonly isCurrent: boolean
  readonly total: number
  readonly totalIsMinimum: boolean
}

export interface Transactions {
  /** null until a first answer came. */
  readonly list: ListedTransactions | null
  /** The first answer to this search is on its way. */
  readonly isLoading: boolean
  readonly isRetrying: boolean
  /** Why the list, or its next page, could not be had. */
  readonly failure: string | null
  readonly failedAtNextPage: boolean
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly loadMore: () => void
  /** Repeats what failed. */
  readonly retry: () => void
}

/**
 * Transactions newest first, page after page. Each search is a question of its own, so a late answer to an
 * older one is never shown for it. Rows once shown stay until others have come, also when that fails.
 */
export function useTransactions(search: string): Transactions {
  const query = useInfiniteQuery(
    api.payments.listTransactions.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(search === '' ? {} : { search }),
        ...(cursor === undefined ? {} : { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      // Many pages would all be fetched again, one after the other, each time one comes back to the window.
      refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) <= 1,
    }),
  )
  const { data, fetchNextPage, refetch } = query
  const [shown, setShown] = useState(data)
  if (data !== undefined && data !== shown) setShown(data)

  const pages = (data ?? shown)?.pages
  const last = pages?.at(-1)
  const failedAtNextPage = query.isFetchNextPageError
  return {
    list:
      pages && last
        ? {
            rows: pages.flatMap(({ transactions }) => transactions),
            isCurrent: data !== undefined,
            total: last.total,
            totalIsMinimum: last.totalIsMinimum ?? false,
          }
        : null,
    isLoading: query.isFetching && data === undefined,
    isRetrying: query.isError && query.isFetching,
    failure: query.error ? refusalOf(query.error).message : null,
    failedAtNextPage,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    retry: () => void (failedAtNextPage ? fetchNextPage() : refetch()),
  }
}
