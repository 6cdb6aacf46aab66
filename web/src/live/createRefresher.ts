import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { refetchUnlessPaged } from './refetch'
import { type Batcher, createBatcher } from './batcher'

/** Events within this time share one refetch: on a busy day several arrive each second. */
const BATCH_MS = 1_000

/** Refetches the queries with these keys, shortly after an event. */
export const createRefresher = (queries: QueryClient, keys: readonly QueryKey[]): Batcher =>
  createBatcher(BATCH_MS, () => {
    for (const queryKey of keys) refetchUnlessPaged(queries, { queryKey })
  })
