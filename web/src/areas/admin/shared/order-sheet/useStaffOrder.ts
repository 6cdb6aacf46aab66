import type { StaffOrder } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { api, refusalOf } from '~/api'

export interface OneStaffOrder {
  readonly order: StaffOrder | null
  readonly isNotFound: boolean
  readonly failure: string | null
  readonly isRetrying: boolean
  readonly retry: () => void
}

/** Any order, with everything the staff sees of it; live by the news of orders. */
export function useStaffOrder(orderId: string): OneStaffOrder {
  const query = useQuery(api.staffOrders.read.queryOptions({ input: { id: orderId } }))
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
