import type { CallerInput, Order, Quote } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, type CallRefusal, client } from '~/api'
import type { Attempt } from '~/placing/orderAttempt'
import { atFare, type ErrandInput } from '~/placing/errand/errandValues'
import { toQuote } from '~/placing/carriedQuote'
import { type OrderPlacement, usePlacing } from '~/placing/usePlacing'

/** The errand and its caller. */
export interface CallerErrand extends ErrandInput {
  readonly customer: CallerInput
}

/** Places an order for a caller; the attempt is kept while the page is open. */
export function usePlaceForCaller(
  onRefused: (refusal: CallRefusal) => void,
  onPlaced: (order: Order) => void,
): OrderPlacement<CallerErrand, Quote> {
  const queries = useQueryClient()
  const [sent, setSent] = useState<Attempt<CallerErrand> | null>(null)
  return usePlacing<CallerErrand, Quote, Order>({
    attempts: { read: () => sent, keep: setSent, drop: () => setSent(null) },
    toQuote,
    submit: async ({ key, order, quote }) => {
      const paymentMethod = order.paymentMethod === 'Paystack' ? ('Paystack' as const) : ('Cash' as const)
      const body = { ...order, ...atFare(quote), paymentMethod }
      return (await client.staffOrders.placeDelivery({ headers: { 'idempotency-key': key }, body })).data
    },
    onPlaced: (placed) => {
      setSent(null)
      for (const queryKey of [api.payments.key(), api.customers.key()]) {
        void queries.invalidateQueries({ queryKey })
      }
      onPlaced(placed)
    },
    onRefused,
  })
}
