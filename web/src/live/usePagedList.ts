import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryOptions } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

const LONG_LIST_LASTS_MS = 10 * 60_000

type Cursor = string | undefined

/** Every list call answers this beside its rows. */
export interface AnswerPage {
  readonly nextCursor: string | null
  readonly total: number
  readonly totalIsMinimum?: boolean | undefined
  readonly searchedNewest?: number | undefined
}

interface PagedRows<Row> {
  readonly rows: readonly Row[]
  /** Whether the rows answer the current query; otherwise they are those of the previous one. */
  readonly isCurrent: boolean
  readonly total: number
  readonly totalIsMinimum: boolean
  /** Whether a short search looked only at the newest rows, as SHORT_SEARCH_HINT explains. */
  readonly isNewestOnly: boolean
}

export interface PagedList<Row> {
  /** null until the first answer. */
  readonly list: PagedRows<Row> | null
  /** The first page of the current query is loading. */
  readonly isLoading: boolean
  readonly isFetching: boolean
  /** Why the list, or its next page, failed to load. */
  readonly error: Error | null
  readonly failedAtNextPage: boolean
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly loadMore: () => void
  /** Repeats the request that failed. */
  readonly refetch: () => void
}

export type PagedListOptions<Page> = UseInfiniteQueryOptions<
  Page,
  Error,
  InfiniteData<Page, Cursor>,
  readonly unknown[],
  Cursor
>

type NonEmpty<Filter> = { [Name in keyof Filter]?: Exclude<Filter[Name], '' | null | undefined> }

/**
 * The input of a paged list call, for its `infiniteOptions`.
 * @param filter empty values are omitted
 * @param whose further required input of the call
 */
export function byPage<Filter extends object, Whose extends object = object>(filter: Filter, whose?: Whose) {
  const asked = Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  ) as NonEmpty<Filter>
  return {
    input: (cursor: Cursor) => ({
      ...(whose as Whose),
      ...asked,
      ...(cursor === undefined ? {} : { cursor }),
    }),
    initialPageParam: undefined as Cursor,
    getNextPageParam: (page: AnswerPage): Cursor => page.nextCursor ?? undefined,
  }
}

/**
 * A list loaded page by page. Each query (a search, a filter) has its own cache entry, so a late answer to an
 * earlier query is never shown for the current one. Rows stay on screen until new ones have arrived, even if
 * loading those fails.
 *
 *     usePagedList(api.riders.list.infiniteOptions(byPage({ search })), 'riders')
 *
 * @param name the property of an answer that holds the rows
 */
export function usePagedList<
  Name extends string,
  Page extends AnswerPage & Readonly<Record<Name, readonly object[]>>,
>(options: PagedListOptions<Page>, name: Name): PagedList<Page[Name][number]> {
  const query = useInfiniteQuery({
    ...options,
    // Refetching a long list would fetch all its pages, one after the other, on every focus.
    refetchOnWindowFocus: ({ state }) => isShort(state.data),
    refetchOnMount: ({ state }) => isShort(state.data) || state.isInvalidated || isOld(state),
  })
  const { data, fetchNextPage, refetch } = query
  const [shown, setShown] = useState(data)
  if (data !== undefined && data !== shown) setShown(data)

  const pages = (data ?? shown)?.pages
  const last = pages?.at(-1)
  // The same array until the data changes, so that typing in the search box does not re-render hundreds of
  // rows.
  const rows = useMemo(
    () => withoutRepeats<Page[Name][number]>(pages?.flatMap((page) => page[name]) ?? []),
    [pages, name],
  )
  const failedAtNextPage = query.isFetchNextPageError
  return {
    list: last
      ? {
          rows,
          isCurrent: data !== undefined,
          total: last.total,
          totalIsMinimum: last.totalIsMinimum ?? false,
          isNewestOnly: last.searchedNewest !== undefined,
        }
      : null,
    isLoading: query.isFetching && data === undefined,
    isFetching: query.isFetching,
    error: query.error,
    failedAtNextPage,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    refetch: () => void (failedAtNextPage ? fetchNextPage() : refetch()),
  }
}

const isShort = (data: { readonly pages: readonly unknown[] } | undefined): boolean =>
  (data?.pages.length ?? 0) <= 1

const isOld = ({ dataUpdatedAt }: { readonly dataUpdatedAt: number }): boolean =>
  Date.now() - dataUpdatedAt > LONG_LIST_LASTS_MS

/** Pages fetched at different times may overlap. */
const withoutRepeats = <Row extends object>(rows: readonly Row[]): readonly Row[] => [
  ...new Map(rows.map((row) => ['_id' in row ? row._id : row, row])).values(),
]
