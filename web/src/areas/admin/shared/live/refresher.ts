import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { askAgain } from '~/live/askAgain'

/** Events within this time share one refetch: on a busy day several arrive each second. */
const TOGETHER_MS = 1_000

const isLong = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'pages' in data &&
  Array.isArray(data.pages) &&
  data.pages.length > 1

/**
 * Refetches the queries with these keys, shortly after an event. A list of more than one page would be
 * refetched page by page, so it is only marked, and refetched when it is opened next.
 */
export function createRefresher(queries: QueryClient, keys: readonly QueryKey[]) {
  let timer: ReturnType<typeof setTimeout> | undefined

  function refresh(): void {
    timer = undefined
    for (const queryKey of keys) {
      askAgain(queries, { queryKey, predicate: ({ state }) => !isLong(state.data) })
      const predicate = ({ state }: Query) => isLong(state.data)
      void queries.invalidateQueries({ queryKey, predicate, refetchType: 'none' })
    }
  }

  return {
    soon(): void {
      timer ??= setTimeout(refresh, TOGETHER_MS)
    },
    stop(): void {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
