import type { CallerInput, Order } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, type CallRefusal, client } from '~/api'
import { type Attempt, isFor, newAttempt } from '~/placing/attempt'
import { useFareDesk } from '~/placing/errand/useFare'
import { type DeliveryBody, type Errand, toBody } from '~/placing/errand/values'
import { toQuote } from '~/placing/quotes'
import { useOrderDesk, type Wish } from '~/placing/useOrderDesk'

type Body = DeliveryBody & { customer: CallerInput }
type Sent = Attempt<Body>

/** The errand and its caller. */
export interface CallerErrand extends Errand {
  readonly customer: CallerInput
}

/** Places an order for a caller exactly once: a retry after a lost answer uses the same key. */
export function usePlaceForCaller(
  kind: Errand['kind'],
  onRefused: (refusal: CallRefusal) => void,
  onPlaced: (order: Order) => void,
) {
  const queries = useQueryClient()
  const fares = useFareDesk(kind)
  const [sent, setSent] = useState<Sent | null>(null)
  const { order, accept, ...desk } = useOrderDesk<Sent, Order>(onRefused)

  function wishOf(errand: CallerErrand): Wish<Sent, Order> {
    const ends = { pickup: errand.pickupLocation, dropoff: errand.dropLocation }
    return {
      sent: sent && isFor(sent, errand) ? sent : null,
      seen: fares.shown(ends),
      current: () => fares.current(ends),
      attemptAt: (quote) => newAttempt({ ...toBody(errand, quote), customer: errand.customer }, quote),
      keep: setSent,
      drop: () => setSent(null),
      send: async ({ key, body }) =>
        (await client.staffOrders.placeDelivery({ headers: { 'idempotency-key': key }, body })).data,
      finish: (placed) => {
        setSent(null)
        fares.forgetAll()
        for (const queryKey of [api.payments.key(), api.customers.key()]) {
          void queries.invalidateQueries({ queryKey })
        }
        onPlaced(placed)
      },
      toQuote,
      show: (quote) => fares.show(ends, quote),
      askAgain: () => fares.askAgain(ends),
    }
  }

  return {
    ...desk,
    order: (errand: CallerErrand) => void order(wishOf(errand)),
    accept: (errand: CallerErrand) => void accept(wishOf(errand)),
  }
}
