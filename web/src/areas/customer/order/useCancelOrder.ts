import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, refusalOf } from '~/api'
import { mergeOrder } from '~/order/liveOrders'

export interface Cancelling {
  readonly cancel: (reason: string) => void
  readonly isBusy: boolean
  /** Why it was not cancelled; trying again may help. */
  readonly failure: string | null
  /** It has moved on meanwhile: it cannot be cancelled any more. */
  readonly isTooLate: boolean
  readonly forget: () => void
}

/** The customer's own move. */
export function useCancelOrder(orderId: string, done: () => void): Cancelling {
  const queries = useQueryClient()
  const orderKey = api.orders.read.queryKey({ input: { id: orderId } })
  const move = useMutation(
    api.orders.move.mutationOptions({
      onSuccess: ({ data }) => {
        queries.setQueryData(orderKey, { data })
        mergeOrder(queries, data)
        done()
      },
      onError: (error) => {
        if (refusalOf(error).code === 'ILLEGAL_MOVE') void queries.invalidateQueries({ queryKey: orderKey })
      },
    }),
  )
  const refusal = move.error ? refusalOf(move.error) : null
  const isTooLate = refusal?.code === 'ILLEGAL_MOVE'
  return {
    cancel: (reason) => move.mutate({ id: orderId, to: 'cancelled', reason }),
    isBusy: move.isPending,
    failure: refusal && !isTooLate ? refusal.message : null,
    isTooLate,
    forget: () => move.reset(),
  }
}
