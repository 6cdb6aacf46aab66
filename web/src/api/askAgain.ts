import type { InvalidateQueryFilters, Query, QueryClient } from '@tanstack/react-query'

/** Queries whose answer is on its way since there were news, and whether further news make it an old one. */
const underWay = new WeakMap<Query, { isOld: boolean }>()

/**
 * Asks again for what is kept of these calls, because there were news of it. An answer on its way may be older than
 * they are: it is asked for anew in its place, or, where it is the first one or news keep coming, once it is there.
 * So the last word is always newer than the last news, and news that never pause keep nobody from an answer.
 */
export function askAgain(queries: QueryClient, filters: InvalidateQueryFilters): void {
  const { refetchType = 'active', ...which } = filters
  for (const query of queries.getQueryCache().findAll(which)) {
    const ask = () => void queries.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType })
    if (query.state.fetchStatus !== 'fetching') ask()
    else askAnew(queries, query, ask)
  }
}

/** Where an answer to these calls is on its way, it may be older than news that were put into what is kept. */
export const askAgainIfAsked = (queries: QueryClient, filters: InvalidateQueryFilters): void =>
  askAgain(queries, { ...filters, fetchStatus: 'fetching' })

function askAnew(queries: QueryClient, query: Query, ask: () => void): void {
  const known = underWay.get(query)
  if (known) {
    known.isOld = true
    return
  }
  // The library gives up no first answer for another.
  const isFirst = query.state.data === undefined
  const fetching = { isOld: isFirst }
  underWay.set(query, fetching)
  if (!isFirst) ask()
  const stop = queries.getQueryCache().subscribe((event) => {
    if (event.query !== query) return
    const isGone = event.type === 'removed'
    if (!isGone && query.state.fetchStatus === 'fetching') return
    stop()
    underWay.delete(query)
    if (!isGone && fetching.isOld && query.state.status === 'success') ask()
  })
}
