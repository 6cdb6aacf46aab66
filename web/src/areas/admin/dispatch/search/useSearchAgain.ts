import type { RiderSearch } from '@ozi/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type CallRefusal, currentIn, refusalOf } from '~/api'
import { readAnew } from '~/order/liveOrders'

/** Begins an order's search for a rider again, unless it has changed since it was seen. */
export function useSearchAgain(
  orderId: string,
  { done, putSearch }: { done: () => void; putSearch: (search: RiderSearch) => void },
) {
  const queries = useQueryClient()
  const mutation = useMutation(
    api.dispatch.offer.mutationOptions({
      onSuccess: ({ data }) => {
        putSearch(data)
        done()
      },
      onError: (error) => {
        const search = currentIn(error)
        if (search) putSearch(search)
        const { code } = refusalOf(error)
        if (code === 'ILLEGAL_MOVE' || code === 'NOT_FOUND') void readAnew(queries, orderId)
      },
    }),
  )
  const refusal: CallRefusal | null = mutation.error ? refusalOf(mutation.error) : null
  return {
    begin: (version: number) => mutation.mutate({ orderId, version }),
    isBusy: mutation.isPending,
    refusal,
    forget: mutation.reset,
  }
}
