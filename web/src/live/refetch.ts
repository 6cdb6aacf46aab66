import type { InvalidateQueryFilters, Query, QueryClient } from '@tanstack/react-query'

/** Queries that are being fetched after an event, and whether a later event makes that answer stale. */
const underWay = new WeakMap<Query, { isOld: boolean }>()

/**
 * Refetches cached queries because an event concerned them. An answer in flight may be older than the event:
 * that fetch is restarted. If it is the query's first fetch, or more events arrive, a refetch follows once it
 * is done. So the last answer is always newer than the last event, and constant events never prevent an
 * answer.
 */
export function refetchAfterEvent(queries: QueryClient, filters: InvalidateQueryFilters): void {
  const { refetchType = 'active', ...which } = filters
  for (const query of queries.getQueryCache().findAll(which)) {
    const refetch = () =>
      void queries.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType })
    if (query.state.fetchStatus !== 'fetching') refetch()
    else refetchAgain(queries, query, refetch, refetchType !== 'none')
  }
}

/**
 * Refetches queries that are being fetched now: their answer may be older than an event already put into the
 * cache.
 */
export const refetchIfFetching = (queries: QueryClient, filters: InvalidateQueryFilters): void =>
  refetchAfterEvent(queries, { ...filters, fetchStatus: 'fetching' })

/**
 * Refetches cached queries, but no list of several pages, which would be refetched page by page: it is only
 * marked as stale, and refetched when it is opened next.
 */
export function refetchUnlessPaged(queries: QueryClient, filters: InvalidateQueryFilters): void {
  for (const { queryKey, state } of queries.getQueryCache().findAll(filters)) {
    refetchAfterEvent(queries, {
      queryKey,
      exact: true,
      refetchType: isPaged(state.data) ? 'none' : 'active',
    })
  }
}

const isPaged = (data: unknown): boolean =>
  ((data as { pages?: unknown[] } | undefined)?.pages?.length ?? 0) > 1

function refetchAgain(queries: QueryClient, query: Query, refetch: () => void, isRestarted: boolean): void {
  const known = underWay.get(query)
  if (known) {
    known.isOld = true
    return
  }
  // The library does not cancel a query's first fetch.
  const isReplaced = isRestarted && query.state.data !== undefined
  const fetching = { isOld: !isReplaced }
  underWay.set(query, fetching)
  if (isReplaced) refetch()
  const stop = queries.getQueryCache().subscribe((event) => {
    if (event.query !== query) return
    const isGone = event.type === 'removed'
    if (!isGone && query.state.fetchStatus === 'fetching') return
    stop()
    underWay.delete(query)
    if (!isGone && fetching.isOld && query.state.status === 'success') refetch()
  })
}
