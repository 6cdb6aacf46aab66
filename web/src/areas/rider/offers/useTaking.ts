import type { DeclineReason } from '@ozi/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api, refusalOf } from '~/api'
import { rememberTaken } from '../shared/ordersTakenHere'

/** Refusals after which the offer is no longer this rider's to take. */
const GONE: readonly string[] = ['ILLEGAL_MOVE', 'OFFER_GONE', 'NOT_FOUND']

/** Takes an order, or declines it. */
export function useTaking(orderId: string) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const askAgain = () => void queries.invalidateQueries({ queryKey: api.offers.list.key() })
  const accepting = useMutation(
    api.offers.accept.mutationOptions({
      onMutate: () => rememberTaken(orderId),
      onSuccess: ({ data }) => {
        queries.setQueryData(api.orders.read.queryKey({ input: { id: data._id } }), { data })
        askAgain()
        void queries.invalidateQueries({ queryKey: api.orders.listOfRider.key() })
        void navigate(`/rider/jobs/${data._id}`)
      },
    }),
  )
  const declining = useMutation(api.offers.decline.mutationOptions({ onSuccess: askAgain }))
  const refusal = [accepting.error, declining.error].flatMap((error) => (error ? [refusalOf(error)] : []))[0]
  const gone = refusal && GONE.includes(refusal.code) ? refusal.code : null
  return {
    accept() {
      declining.reset()
      accepting.mutate({ orderId })
    },
    decline(reason: DeclineReason) {
      accepting.reset()
      declining.mutate({ orderId, reason })
    },
    isTaking: accepting.isPending,
    isDeclining: declining.isPending,
    /** Why the offer is gone; null while it is not. */
    gone: gone === null ? null : gone === 'ILLEGAL_MOVE' ? ('taken' as const) : ('ended' as const),
    error: refusal && gone === null ? refusal.message : null,
    /** The rider has read that the offer is gone. */
    leave() {
      accepting.reset()
      declining.reset()
      askAgain()
    },
  }
}
