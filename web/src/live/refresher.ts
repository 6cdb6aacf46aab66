import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { askAgainUnlessLong } from './askAgain'
import { type Together, together } from './together'

/** Events within this time share one refetch: on a busy day several arrive each second. */
const TOGETHER_MS = 1_000

/** Refetches the queries with these keys, shortly after an event. */
export const createRefresher = (queries: QueryClient, keys: readonly QueryKey[]): Together =>
  together(TOGETHER_MS, () => {
    for (const queryKey of keys) askAgainUnlessLong(queries, { queryKey })
  })
