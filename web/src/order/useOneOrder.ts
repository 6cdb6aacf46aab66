import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { refusalOf } from '~/api'

export interface OneOrder<Order> {
  readonly order: Order | null
  readonly isNotFound: boolean
  readonly failure: string | null
  readonly isRetrying: boolean
  readonly retry: () => void
}

/** One order as a call answers it, and what may become of asking for it; live by the news of orders. */
export function useOneOrder<Order>(
  options: UseQueryOptions<{ data: Order }, Error, { data: Order }, readonly unknown[]>,
): OneOrder<Order> {
  const query = useQuery(options)
  const refusal = query.error ? refusalOf(query.error) : null
  // An id that is none answers VALIDATION: to whoever followed a link both are the same.
  const isNotFound = refusal?.code === 'NOT_FOUND' || refusal?.code === 'VALIDATION'
  return {
    order: query.data?.data ?? null,
    isNotFound,
    failure: refusal && !isNotFound ? refusal.message : null,
    isRetrying: query.isError && query.isFetching,
    retry: () => void query.refetch(),
  }
}
