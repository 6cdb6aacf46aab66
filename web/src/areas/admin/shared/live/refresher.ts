import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { askAgain } from '~/api/askAgain'

/** Events within this time share one refetch: on a busy day several arrive each second. */
const TOGETHER_MS = 1_000

/** At most one page; a longer list would be refetched page by page, so that waits until it is opened next. */
const isShort = (data: unknown): boolean =>
  !(typeof data === 'object' && data !== null && 'pages' in data) ||
  !Array.isArray(data.pages) ||
  data.pages.length <= 1

/** Refetches the queries with these keys, shortly after an event. */
export function createRefresher(queries: QueryClient, keys: readonly QueryKey[]) {
  let timer: ReturnType<typeof setTimeout> | undefined

  function refresh(): void {
    timer = undefined
    for (const queryKey of keys) {
      askAgain(queries, { queryKey, predicate: ({ state }) => isShort(state.data) })
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
