import type { Order, PaymentLink } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api, type CallRefusal, client } from '~/api'
import { textsNow } from '~/language'
import { checkoutTexts } from '~/languages/en/customer/checkout'
import { orderMessageTexts } from '~/languages/en/customer/orders'
import { formatNaira } from '~/ui/text/format'
import { notice } from '~/ui/notice/notice'
import { leaveToPay, paymentPath } from '~/placing/leaveToPay'
import { keepContact } from '~/placing/saved/keepContact'
import { toContact } from '~/placing/saved/savedPlace'
import { usePlacing } from '~/placing/usePlacing'
import { removeOrdered } from '~/cart/cartStore'
import { dropAttempt, forgetCheckoutDraft, keepCheckoutDraft, readAttempt } from './checkoutDraft'
import { type CartQuote, orderedKey, toCartQuote } from './cartQuote'
import { type CartOrder, type CheckoutValues, toReceiver } from './checkoutValues'

interface CheckoutAnswer {
  readonly data: readonly Order[]
  readonly payment?: PaymentLink | undefined
}

/** Places a cart's orders; the checkout's draft keeps the attempt, and ends with it. */
export function usePlaceCart(
  accountId: string,
  values: CheckoutValues,
  onRefused: (refusal: CallRefusal) => void,
) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [isLeaving, setLeaving] = useState(false)
  const placing = usePlacing<CartOrder, CartQuote, CheckoutAnswer>({
    attempts: {
      // From storage, because another tab may have sent it.
      read: () => readAttempt(accountId),
      keep: (attempt) => keepCheckoutDraft(accountId, { values, attempt }),
      drop: () => dropAttempt(accountId),
    },
    toQuote: toCartQuote,
    submit: async ({ key, order: { receiver }, quote }) => {
      const body = { ...receiver, quoteId: quote._id }
      return client.orders.checkout({ headers: { 'idempotency-key': key }, body })
    },
    onPlaced: ({ data: orders, payment }) => {
      setLeaving(true)
      forgetCheckoutDraft(accountId)
      removeOrdered(
        orders.flatMap(({ items = [] }) =>
          items.map((line) => ({ key: orderedKey(line), quantity: line.quantity })),
        ),
      )
      void queries.invalidateQueries({ queryKey: api.orders.key() })
      const { dropoff, savesContact } = values
      if (savesContact && dropoff) {
        const { receiverName: name, phone, receiverAddress: address } = toReceiver(values)
        void keepContact(queries, toContact({ name, phone, place: dropoff, address }))
      }
      if (payment) {
        void navigate(paymentPath(payment), { replace: true })
        return leaveToPay(payment)
      }
      const [first] = orders
      const isOne = first !== undefined && orders.length === 1
      void navigate(isOne ? `/dashboard/orders/${first._id}` : '/dashboard/orders', { replace: true })
      const texts = textsNow(checkoutTexts)
      const numbers = orders.map(({ number }) => number).join(', ')
      const total = formatNaira(orders.reduce((kobo, { fee }) => kobo + Math.round(fee * 100), 0) / 100)
      void notice.success(
        textsNow(orderMessageTexts).created,
        isOne ? texts.createdOne(numbers, total) : texts.createdSeveral(numbers, total),
      )
    },
    onRefused,
  })
  return { ...placing, isLeaving }
}
