import type { Order } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { useNavigate } from 'react-router'
import { api, type CallRefusal, client } from '~/api'
import { textsNow } from '~/language'
import { checkoutTexts } from '~/languages/en/customer/checkout'
import { orderMessageTexts } from '~/languages/en/customer/orders'
import { formatNaira } from '~/ui/format'
import { notice } from '~/ui/notice'
import { removeOrdered } from '../shared/cart/store'
import { isFor, newAttempt } from '~/placing/attempt'
import { useOrderDesk, type Wish } from '~/placing/useOrderDesk'
import {
  type CheckoutAttempt,
  dropAttempt,
  forgetCheckoutDraft,
  keepCheckoutDraft,
  readAttempt,
} from './draft'
import { toCartQuote } from './quote'
import { useQuoteDesk } from './useCartQuote'
import type { SeenQuote } from './useSeenQuote'
import { type CheckoutValues, toReceiver, type Wanted, wantedKey } from './values'

type CartWish = Wish<CheckoutAttempt, readonly Order[]>

interface PlaceCartParts {
  accountId: string
  seenRef: RefObject<SeenQuote>
  onRefused: (refusal: CallRefusal) => void
}

/** Orders a cart exactly once. */
export function usePlaceCart({ accountId, seenRef, onRefused }: PlaceCartParts) {
  const quotes = useQuoteDesk()
  const { finish, isLeaving } = useFinish(quotes.forgetAll)
  const { order, accept, ...desk } = useOrderDesk<CheckoutAttempt, readonly Order[]>(onRefused)

  function wishOf(values: CheckoutValues, wanted: Wanted): CartWish {
    const key = wantedKey(wanted)
    const receiver = toReceiver(values)
    // Read from storage, because another tab may have sent it.
    const sent = readAttempt(accountId)
    return {
      sent: sent?.wanted === key && isFor(sent, receiver) ? sent : null,
      seen: seenRef.current?.key === key ? seenRef.current.quote : undefined,
      current: () => quotes.current(wanted),
      attemptAt: (quote) => ({
        ...newAttempt({ ...receiver, quoteId: quote._id }, quote),
        quote,
        wanted: key,
      }),
      keep: (attempt) => keepCheckoutDraft(accountId, { values, attempt }),
      drop: () => dropAttempt(accountId),
      send: async (attempt) => {
        const headers = { 'idempotency-key': attempt.key }
        return (await client.orders.checkout({ headers, body: attempt.body })).data
      },
      finish,
      toQuote: toCartQuote,
      show: (quote) => {
        quotes.show(wanted, quote)
        seenRef.current = { key, quote }
      },
      askAgain: () => quotes.askAgain(wanted),
    }
  }

  return {
    ...desk,
    isLeaving,
    order: (values: CheckoutValues, wanted: Wanted) => void order(wishOf(values, wanted)),
    accept: (values: CheckoutValues, wanted: Wanted) => void accept(wishOf(values, wanted)),
  }
}

/** What happens after the orders were placed. */
function useFinish(forgetQuotes: () => void) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [isLeaving, setLeaving] = useState(false)
  function finish(orders: readonly Order[]): void {
    setLeaving(true)
    forgetCheckoutDraft()
    removeOrdered(
      orders.flatMap(({ items = [] }) => items.map(({ itemId, quantity }) => ({ id: itemId, quantity }))),
    )
    forgetQuotes()
    void queries.invalidateQueries({ queryKey: api.orders.key() })
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
  }
  return { finish, isLeaving }
}
