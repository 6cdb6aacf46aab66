import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { refusalOf } from '~/api'

export interface OneOrder<Order> {
  readonly order: Order | null
  readonly isNotFound: boolean
  readonly failure: string | null
  readonly isRetrying: boolean
  readonly retry: () => void
}

/** One order with its loading states. `useLiveOrders`, in each area's frame, writes order events into it. */
export function useOneOrder<Order>(
  options: UseQueryOptions<{ data: Order }, Error, { data: Order }, readonly unknown[]>,
): OneOrder<Order> {
  const query = useQuery(options)
  const refusal = query.error ? refusalOf(query.error) : null
  // An invalid id answers VALIDATION; for a user who followed a link that means the same.
  const isNotFound = refusal?.code === 'NOT_FOUND' || refusal?.code === 'VALIDATION'
  return {
    order: query.data?.data ?? null,
    isNotFound,
    failure: refusal && !isNotFound ? refusal.message : null,
    isRetrying: query.isError && query.isFetching,
    retry: () => void query.refetch(),
  }
}
