import { QueryClient } from '@tanstack/react-query'
import { isWorthRetrying } from './refusal'

const RETRIES = 2
const FRESH_MS = 15_000

/**
 * How calls are kept and repeated: a reading call is tried again where that may help and never
 * after a refusal; a writing call never by itself. Data that was shown stays while a repeat fails.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
        retryDelay: (failures) => 500 * 2 ** failures,
        staleTime: FRESH_MS,
        // A phone that believes it is offline is asked to try all the same, so that people see why.
        networkMode: 'always',
        refetchOnReconnect: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
