import type { DeclineReason, Offer } from '@ozi/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api, refusalOf } from '~/api'
import { useTexts } from '~/language'
import { offerTexts } from '~/languages/en/rider/offers'
import { toast } from '~/ui/notice/toast'
import { dealWith } from './offersDealtWith'
import { rememberTaken } from './ordersTakenHere'

/** Refusals after which the offer is no longer this rider's to take. */
const GONE: readonly string[] = ['ILLEGAL_MOVE', 'OFFER_GONE', 'NOT_FOUND']
const isGone = (error: Error) => GONE.includes(refusalOf(error).code)

/** Takes an order, or declines it. If it is gone, a line says so. */
export function useTaking(offer: Offer) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const texts = useTexts(offerTexts)
  const orderId = offer._id
  function leaveList() {
    dealWith(offer)
    const queryKey = api.offers.list.queryKey()
    queries.setQueryData(
      queryKey,
      (known) => known && { ...known, offers: known.offers.filter(({ _id }) => _id !== orderId) },
    )
    void queries.invalidateQueries({ queryKey })
  }
  function onError(error: Error) {
    if (!isGone(error)) return
    toast.info(texts.gone, offer.number)
    leaveList()
  }
  const accepting = useMutation(
    api.offers.accept.mutationOptions({
      onMutate: () => rememberTaken(orderId),
      onSuccess: ({ data }) => {
        queries.setQueryData(api.orders.read.queryKey({ input: { id: data._id } }), { data })
        leaveList()
        void queries.invalidateQueries({ queryKey: api.orders.listOfRider.key() })
        void navigate(`/rider/jobs/${data._id}`)
      },
      onError,
    }),
  )
  const declining = useMutation(api.offers.decline.mutationOptions({ onSuccess: leaveList, onError }))
  const error = accepting.error ?? declining.error
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
    error: error && !isGone(error) ? refusalOf(error).message : null,
  }
}
