import type { Order, PaymentLink, Quote } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api, type CallRefusal, client } from '~/api'
import { textsNow } from '~/language'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { orderMessageTexts } from '~/languages/en/customer/orders'
import { formatNaira } from '~/ui/text/format'
import { notice } from '~/ui/notice/notice'
import { atFare, type DeliveryValues, type ErrandInput, recipientOf } from '~/placing/errand/errandValues'
import { whoPays } from '~/placing/errand/whoPays'
import { leaveToPay, paymentPath } from '~/placing/leaveToPay'
import { toContact } from '~/placing/saved/savedPlace'
import { toQuote } from '~/placing/carriedQuote'
import { type OrderPlacement, usePlacing } from '~/placing/usePlacing'
import { untilLoaded } from '~/ui/lazy/untilLoaded'
import type { DraftStore } from './useDeliveryDraft'

interface PlacementAnswer {
  readonly order: Order
  readonly payment: PaymentLink | undefined
  readonly sent: ErrandInput
}

const loadKeeping = () => untilLoaded(() => import('~/placing/saved/keepContact'))

/** Places the form's order; its draft keeps the attempt, and ends with it. */
export function usePlaceOrder(
  draft: DraftStore,
  getValues: () => DeliveryValues,
  onRefused: (refusal: CallRefusal) => void,
): OrderPlacement<ErrandInput, Quote> {
  const navigate = useNavigate()
  const queries = useQueryClient()
  return usePlacing<ErrandInput, Quote, PlacementAnswer>({
    attempts: {
      read: () => draft.attempt,
      keep: (attempt) => draft.keep(getValues(), attempt),
      drop: draft.dropAttempt,
    },
    toQuote,
    submit: async ({ key, order: sent, quote }) => {
      const body = { ...sent, ...atFare(quote) }
      const headers = { 'idempotency-key': key }
      const { data, payment } = await client.orders.createDelivery({ headers, body })
      return { order: data, payment, sent }
    },
    onPlaced: ({ order, payment, sent }) => {
      const { _id, number, fee } = order
      const { savesContact } = getValues()
      draft.forget()
      void queries.invalidateQueries({ queryKey: api.orders.key() })
      if (savesContact) {
        const contact = toContact(recipientOf(sent.kind, sent))
        void loadKeeping().then(({ keepContact }) => keepContact(queries, contact))
      }
      if (payment) {
        void navigate(paymentPath(payment))
        return leaveToPay(payment)
      }
      void navigate(`/dashboard/orders/${_id}`)
      void notice.success(
        textsNow(orderMessageTexts).created,
        textsNow(deliveryTexts)[`${whoPays(order)}Pays`](number, formatNaira(fee)),
      )
    },
    onRefused,
  })
}
