import type { Payment } from '@ozi/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api, type CallRefusal, refusalOf } from '~/api'
import { leaveToPay, paymentPath } from '~/placing/leaveToPay'

interface PayActions {
  /** Opens Paystack's page; of a payment that failed, a new one. */
  readonly pay: () => void
  readonly payInCash: () => void
  readonly isOpening: boolean
  readonly isChanging: boolean
  readonly refusal: CallRefusal | null
}

/** A customer's actions with a payment that is not made. */
export function usePayActions(reference: string): PayActions {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const keep = (payment: Payment) => {
    const { queryKey } = api.onlinePayments.read.queryOptions({ input: { reference: payment.reference } })
    queries.setQueryData(queryKey, { data: payment })
    void queries.invalidateQueries({ queryKey: api.orders.key() })
  }
  // The cause of the refusal may have changed the payment.
  const readAnew = () => void queries.invalidateQueries({ queryKey: api.onlinePayments.read.key() })
  const opening = useMutation(
    api.onlinePayments.payAgain.mutationOptions({
      onSuccess: ({ data }) => {
        keep(data)
        if (data.reference !== reference) void navigate(paymentPath(data), { replace: true })
        leaveToPay(data)
      },
      onError: readAnew,
    }),
  )
  const changing = useMutation(
    api.onlinePayments.payInCash.mutationOptions({ onSuccess: ({ data }) => keep(data), onError: readAnew }),
  )
  const error = opening.error ?? changing.error
  return {
    pay: () => {
      changing.reset()
      opening.mutate({ reference })
    },
    payInCash: () => {
      opening.reset()
      changing.mutate({ reference })
    },
    isOpening: opening.isPending,
    isChanging: changing.isPending,
    refusal: error ? refusalOf(error) : null,
  }
}
