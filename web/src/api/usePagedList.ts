import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryOptions } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { refusalOf } from './refusal'

const LONG_LIST_LASTS_MS = 10 * 60_000

type Cursor = string | undefined

/** What every list call answers, beside its rows. */
interface ListPage {
  readonly nextCursor: string | null
  readonly total: number
  readonly totalIsMinimum?: boolean | undefined
  readonly searchedNewest?: number | undefined
}

export interface PagedRows<Row> {
  readonly rows: readonly Row[]
  /** Whether the rows answer what is asked now; else they are those shown before it. */
  readonly isCurrent: boolean
  readonly total: number
  readonly totalIsMinimum: boolean
  /** Whether a short search looked at the newest rows alone; SHORT_SEARCH_HINT says so. */
  readonly isNewestOnly: boolean
}

export interface PagedList<Row> {
  /** null until a first answer came. */
  readonly list: PagedRows<Row> | null
  /** The first answer to what is asked now is on its way. */
  readonly isLoading: boolean
  readonly isRetrying: boolean
  /** Why the list, or its next page, could not be had. */
  readonly failure: string | null
  /** The same failure itself, for whoever has words of their own for it. */
  readonly error: Error | null
  readonly failedAtNextPage: boolean
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly loadMore: () => void
  /** Repeats what failed. */
  readonly retry: () => void
}

type PagedListOptions<Page> = UseInfiniteQueryOptions<
  Page,
  Error,
  InfiniteData<Page, Cursor>,
  readonly unknown[],
  Cursor
>

type Asked<Filter> = { [Name in keyof Filter]?: Exclude<Filter[Name], '' | null | undefined> }

/**
 * What a list call is asked, page after page: the options of its `infiniteOptions`.
 * @param filter what is empty of it is not asked
 * @param whose what the call must be told
 */
export function byPage<Filter extends object, Whose extends object = object>(filter: Filter, whose?: Whose) {
  const asked = Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  ) as Asked<Filter>
  return {
    input: (cursor: Cursor) => ({
      ...(whose as Whose),
      ...asked,
      ...(cursor === undefined ? {} : { cursor }),
    }),
    initialPageParam: undefined as Cursor,
    getNextPageParam: (page: ListPage): Cursor => page.nextCursor ?? undefined,
  }
}

/**
 * A list, page after page. Each question (a search, a filter) is one of its own, so a late answer to an older one is
 * never shown for it. Rows once shown stay until others have come, also when that fails.
 *
 *     usePagedList(api.riders.list.infiniteOptions(byPage({ search })), ridersOf)
 *
 * @param rowsOf which part of an answer its rows are; the same function at each call
 */
export function usePagedList<Page extends ListPage, Row extends { readonly _id: string }>(
  options: PagedListOptions<Page>,
  rowsOf: (page: Page) => readonly Row[],
): PagedList<Row> {
  const query = useInfiniteQuery({
    ...options,
    // Many pages would all be fetched again, one after the other, each time one comes back to them.
    refetchOnWindowFocus: ({ state }) => isShort(state.data),
    refetchOnMount: ({ state }) => isShort(state.data) || state.isInvalidated || isOld(state),
  })
  const { data, fetchNextPage, refetch } = query
  const [shown, setShown] = useState(data)
  if (data !== undefined && data !== shown) setShown(data)

  const pages = (data ?? shown)?.pages
  const last = pages?.at(-1)
  // The same array as long as nothing changed, so that hundreds of rows are not drawn for a key in the search box.
  const rows = useMemo(() => withoutRepeats(pages?.flatMap(rowsOf) ?? []), [pages, rowsOf])
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
    isRetrying: query.isError && query.isFetching,
    error: query.error,
    failure: query.error ? refusalOf(query.error).message : null,
    failedAtNextPage,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    retry: () => void (failedAtNextPage ? fetchNextPage() : refetch()),
  }
}

const isShort = (data: { readonly pages: readonly unknown[] } | undefined): boolean =>
  (data?.pages.length ?? 0) <= 1

const isOld = ({ dataUpdatedAt }: { readonly dataUpdatedAt: number }): boolean =>
  Date.now() - dataUpdatedAt > LONG_LIST_LASTS_MS

/** Pages that were fetched at different times may overlap. */
const withoutRepeats = <Row extends { readonly _id: string }>(rows: readonly Row[]): readonly Row[] => [
  ...new Map(rows.map((row) => [row._id, row])).values(),
]
