import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { askAgain } from '~/api/askAgain'

/** News that come together are asked about together: on a busy day several come each second. */
const TOGETHER_MS = 1_000

/** A list of one page, or none; a longer one would be asked for page by page, and is when it is opened next. */
const isShort = (data: unknown): boolean =>
  !(typeof data === 'object' && data !== null && 'pages' in data) ||
  !Array.isArray(data.pages) ||
  data.pages.length <= 1

/** Asks again, a moment after there were news, for what pages show of these calls. */
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
