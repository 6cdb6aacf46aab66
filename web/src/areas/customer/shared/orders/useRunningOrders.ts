import type { Order } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { api, refusalOf } from '~/api'
import { RUNNING_ORDERS } from './runningInput'

interface RunningOrders {
  /** Newest first; null until known. Includes orders that ended while they were shown. */
  readonly orders: readonly Order[] | null
  readonly failure: string | null
  readonly isRetrying: boolean
  readonly retry: () => void
}

/** The customer's running orders. */
export function useRunningOrders(): RunningOrders {
  const query = useQuery(api.orders.listOwn.queryOptions({ input: RUNNING_ORDERS }))
  return {
    orders: query.data?.orders ?? null,
    failure: query.error ? refusalOf(query.error).message : null,
    isRetrying: query.isError && query.isFetching,
    retry: () => void query.refetch(),
  }
}
