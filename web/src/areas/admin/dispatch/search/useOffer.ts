import type { RiderSearch } from '@ozi/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type CallRefusal, currentIn, refusalOf } from '~/api'
import { readAnew } from '~/order/liveOrders'

/** Offers an order to chosen riders, or begins its rounds again, unless the search has changed since it was seen. */
export function useOffer(
  orderId: string,
  { done, putSearch }: { done: (riders: number) => void; putSearch: (search: RiderSearch) => void },
) {
  const queries = useQueryClient()
  const mutation = useMutation(
    api.dispatch.offer.mutationOptions({
      onSuccess: ({ data }, { riderIds = [] }) => {
        putSearch(data)
        done(riderIds.length)
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
    offer: (version: number, riderIds?: readonly string[]) =>
      mutation.mutate({ orderId, version, ...(riderIds && { riderIds: [...riderIds] }) }),
    isBusy: mutation.isPending,
    /** Whether it is the rounds that are asked to begin again. */
    isAgain: mutation.isPending && mutation.variables.riderIds === undefined,
    refusal,
    /** By rider: why the order cannot be offered to them. */
    reasons: reasonsOf(refusal, mutation.variables?.riderIds ?? []),
    forget: mutation.reset,
  }
}

/** The refusal names riders by their place among those sent. */
function reasonsOf(refusal: CallRefusal | null, riderIds: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    riderIds.flatMap((id, at) => {
      const reason = refusal?.fields?.[`riderIds.${String(at)}`]
      return reason === undefined ? [] : [[id, reason] as const]
    }),
  )
}
