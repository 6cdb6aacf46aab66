import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { reasonOf } from '../shared/loadFailure'
import type { Part } from './part'

/** A fallback for socket events, in case the connection is lost, and for the change of date. */
const ASK_EVERY_MS = 60_000

/** A query as a part of the page. */
export function usePart<Data>(options: UseQueryOptions<Data, Error, Data, readonly unknown[]>): Part<Data> {
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...options,
    refetchInterval: ASK_EVERY_MS,
  })
  return {
    data,
    failure: error ? reasonOf(error) : null,
    isRetrying: isError && isFetching,
    retry: () => void refetch(),
  }
}
