import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { refusalOf } from '~/api'

export interface OneOrder<Order> {
  readonly query: UseQueryResult<{ data: Order }>
  readonly order: Order | null
  readonly isNotFound: boolean
  /** Why it failed to load, unless there is no such order. */
  readonly error: Error | null
}

/** One order with its loading states. `useLiveOrders`, in each area's frame, writes order events into it. */
export function useOneOrder<Order>(
  options: UseQueryOptions<{ data: Order }, Error, { data: Order }, readonly unknown[]>,
): OneOrder<Order> {
  const query = useQuery(options)
  const { error } = query
  // An invalid id answers VALIDATION; for a user who followed a link that means the same.
  const isNotFound = error !== null && ['NOT_FOUND', 'VALIDATION'].includes(refusalOf(error).code)
  return { query, order: query.data?.data ?? null, isNotFound, error: isNotFound ? null : error }
}
