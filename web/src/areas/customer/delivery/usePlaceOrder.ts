import type { DeliveryKind, Order } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api, type CallRefusal, client } from '~/api'
import { textsNow } from '~/language'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { orderMessageTexts } from '~/languages/en/customer/orders'
import { formatNaira } from '~/ui/format'
import { notice } from '~/ui/notice'
import { type Attempt, isFor, newAttempt } from '~/placing/attempt'
import { toQuote } from '~/placing/quotes'
import { type OrderDesk, useOrderDesk, type Wish } from '~/placing/useOrderDesk'
import type { KeptDraft } from './useDeliveryDraft'
import { type FareDesk, useFareDesk } from '~/placing/errand/useFare'
import { type DeliveryBody, type DeliveryValues, toBody, toErrand } from '~/placing/errand/values'

type Sent = Attempt<DeliveryBody>

export interface PlaceOrder extends Pick<OrderDesk<Sent, Order>, 'isOrdering' | 'change' | 'refuse'> {
  /** Orders what the form contains. */
  readonly order: (values: DeliveryValues) => void
  readonly accept: (values: DeliveryValues) => void
}

/** Orders what the form contains, exactly once. */
export function usePlaceOrder(
  kind: DeliveryKind,
  draft: KeptDraft,
  onRefused: (refusal: CallRefusal) => void,
): PlaceOrder {
  const fares = useFareDesk(kind)
  const finish = useFinish(draft, fares)
  const { order, accept, ...desk } = useOrderDesk<Sent, Order>(onRefused)

  function wishOf(values: DeliveryValues): Wish<Sent, Order> | null {
    const errand = toErrand(kind, values)
    if (errand === null) return null
    const ends = { pickup: errand.pickupLocation, dropoff: errand.dropLocation }
    return {
      sent: draft.attempt && isFor(draft.attempt, errand) ? draft.attempt : null,
      seen: fares.shown(ends),
      current: () => fares.current(ends),
      attemptAt: (quote) => newAttempt(toBody(errand, quote), quote),
      keep: (attempt) => draft.keep(values, attempt),
      drop: draft.dropAttempt,
      send: async ({ key, body }) =>
        (await client.orders.createDelivery({ headers: { 'idempotency-key': key }, body })).data,
      finish,
      toQuote,
      show: (quote) => fares.show(ends, quote),
      askAgain: () => fares.askAgain(ends),
    }
  }

  function withWish(values: DeliveryValues, act: (wish: Wish<Sent, Order>) => Promise<void>) {
    const wish = wishOf(values)
    if (wish) void act(wish)
  }

  return {
    ...desk,
    order: (values) => withWish(values, order),
    accept: (values) => withWish(values, accept),
  }
}

/** What happens after the order was placed. */
function useFinish(draft: KeptDraft, fares: FareDesk): (order: Order) => void {
  const navigate = useNavigate()
  const queries = useQueryClient()
  return ({ number, fee }) => {
    draft.forget()
    fares.forgetAll()
    void queries.invalidateQueries({ queryKey: api.orders.key() })
    void navigate('/dashboard/orders')
    void notice.success(
      textsNow(orderMessageTexts).created,
      textsNow(deliveryTexts).created(number, formatNaira(fee)),
    )
  }
}
