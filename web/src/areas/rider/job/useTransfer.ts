import type { Payment } from '@ozi/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client, refusalOf } from '~/api'

/** A rider's actions at the door about a transfer: shows the code to pay, asks whether it has arrived, or takes cash. */
export function useTransfer(orderId: string, reference: string) {
  const queries = useQueryClient()
  // The cause of the refusal may have changed the order.
  const readAnew = () =>
    void queries.invalidateQueries({ queryKey: api.orders.read.queryKey({ input: { id: orderId } }) })
  const opening = useMutation(api.onlinePayments.payAgain.mutationOptions({ onError: readAnew }))
  const page: Payment | undefined = opening.data?.data
  const checking = useMutation({
    // A page opened meanwhile has a reference of its own.
    mutationFn: () => client.onlinePayments.read({ reference: page?.reference ?? reference }),
    onSettled: readAnew,
  })
  const changing = useMutation(api.onlinePayments.payInCash.mutationOptions({ onSettled: readAnew }))
  const error = opening.error ?? checking.error ?? changing.error
  function forget() {
    for (const done of [checking, changing]) done.reset()
    if (opening.error) opening.reset()
  }
  return {
    page,
    isOpening: opening.isPending,
    isChecking: checking.isPending,
    isChanging: changing.isPending,
    isNotYet: checking.data !== undefined && checking.data.data.status !== 'paid',
    refusal: error ? refusalOf(error) : null,
    open: () => {
      forget()
      opening.mutate({ reference })
    },
    check: () => {
      forget()
      checking.mutate()
    },
    takeCash: () => {
      forget()
      changing.mutate({ reference })
    },
  }
}
