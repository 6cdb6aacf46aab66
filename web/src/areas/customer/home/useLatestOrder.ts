import type { Order } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { api, refusalOf } from '~/api'

export interface LatestOrder {
  /** undefined until known, null where there is none. */
  readonly order: Order | null | undefined
  readonly failure: string | null
  readonly isRetrying: boolean
  readonly retry: () => void
}

/** The order one made last. */
export function useLatestOrder(): LatestOrder {
  const query = useQuery(api.orders.listOwn.queryOptions({ input: { limit: 1 } }))
  return {
    order: query.data && (query.data.orders[0] ?? null),
    failure: query.error ? refusalOf(query.error).message : null,
    isRetrying: query.isError && query.isFetching,
    retry: () => void query.refetch(),
  }
}
