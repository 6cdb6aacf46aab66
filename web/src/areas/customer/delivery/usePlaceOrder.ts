import type { Order, Quote } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api, type CallRefusal, client } from '~/api'
import { textsNow } from '~/language'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { orderMessageTexts } from '~/languages/en/customer/orders'
import { formatNaira } from '~/ui/format'
import { notice } from '~/ui/notice'
import { atFare, type DeliveryValues, type ErrandInput } from '~/placing/errand/values'
import { toQuote } from '~/placing/quotes'
import { type Placing, usePlacing } from '~/placing/usePlacing'
import type { KeptDraft } from './useDeliveryDraft'

/** Places the form's order; its draft keeps the attempt, and ends with it. */
export function usePlaceOrder(
  draft: KeptDraft,
  getValues: () => DeliveryValues,
  onRefused: (refusal: CallRefusal) => void,
): Placing<ErrandInput, Quote> {
  const navigate = useNavigate()
  const queries = useQueryClient()
  return usePlacing<ErrandInput, Quote, Order>({
    attempts: {
      read: () => draft.attempt,
      keep: (attempt) => draft.keep(getValues(), attempt),
      drop: draft.dropAttempt,
    },
    toQuote,
    submit: async ({ key, order, quote }) => {
      const body = { ...order, ...atFare(quote) }
      return (await client.orders.createDelivery({ headers: { 'idempotency-key': key }, body })).data
    },
    onPlaced: ({ number, fee }) => {
      draft.forget()
      void queries.invalidateQueries({ queryKey: api.orders.key() })
      void navigate('/dashboard/orders')
      void notice.success(
        textsNow(orderMessageTexts).created,
        textsNow(deliveryTexts).created(number, formatNaira(fee)),
      )
    },
    onRefused,
  })
}
