import type { Order } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { api, type CallRefusal, client, refusalOf } from '~/api'
import { textsNow } from '~/language'
import { checkoutTexts } from '~/languages/en/customer/checkout'
import { orderMessageTexts } from '~/languages/en/customer/orders'
import { formatNaira } from '~/ui/format'
import { notice } from '~/ui/notice'
import { endsAttempt, isFor, newAttempt } from '../shared/drafts/attempt'
import { removeOrdered } from '../shared/cart/store'
import { type CheckoutAttempt, forgetCheckoutDraft, keepCheckoutDraft, readAttempt } from './draft'
import { type CartQuote, quoteOfRefusal } from './quote'
import { useQuoteDesk } from './useCartQuote'
import type { SeenQuote } from './useSeenQuote'
import { type CheckoutValues, toReceiver, type Wanted, wantedKey } from './values'

/** Prices other than those that were shown: nothing is ordered before they are accepted. */
export interface PricesChange {
  readonly before: CartQuote
  readonly now: CartQuote
}

/**
 * Orders a cart so that it is ordered once: key and body are kept before they are sent, and are sent again as they
 * were until the server has decided.
 */
export function usePlaceCart({
  accountId,
  seenRef,
  onRefused,
}: {
  accountId: string
  seenRef: RefObject<SeenQuote>
  onRefused: (refusal: CallRefusal) => void
}) {
  const desk = useQuoteDesk()
  const { finish, isLeaving } = useFinish(desk.forgetAll)
  const [isOrdering, setOrdering] = useState(false)
  const [change, setChange] = useState<PricesChange | null>(null)
  // The second tap of a double tap comes before the button is drawn busy.
  const isBusy = useRef(false)

  async function exclusively(work: () => Promise<void>): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setOrdering(true)
    try {
      await work()
    } catch (error) {
      onRefused(refusalOf(error))
    } finally {
      isBusy.current = false
      setOrdering(false)
    }
  }

  function offer(wanted: Wanted, before: CartQuote, now: CartQuote): void {
    desk.show(wanted, now)
    seenRef.current = { key: wantedKey(wanted), quote: now }
    setChange({ before, now })
  }

  function attemptWith(values: CheckoutValues, wanted: Wanted, quote: CartQuote): CheckoutAttempt {
    const body = { ...toReceiver(values), quoteId: quote._id }
    return { ...newAttempt(body, quote), quote, wanted: wantedKey(wanted) }
  }

  /** @throws why no attempt can be made: there is no quote */
  async function attemptAt(values: CheckoutValues, wanted: Wanted): Promise<CheckoutAttempt | null> {
    const key = wantedKey(wanted)
    // Asked of the storage: another tab may have sent it.
    const sent = readAttempt(accountId)
    if (sent?.wanted === key && isFor(sent, toReceiver(values))) return sent
    const quote = await desk.current(wanted)
    const before = seenRef.current?.key === key ? seenRef.current.quote : quote
    if (before.total === quote.total) return attemptWith(values, wanted, quote)
    offer(wanted, before, quote)
    return null
  }

  async function send(values: CheckoutValues, wanted: Wanted, attempt: CheckoutAttempt): Promise<void> {
    keepCheckoutDraft(accountId, { values, attempt })
    const { key, body } = attempt
    try {
      const { data } = await client.orders.checkout({ headers: { 'idempotency-key': key }, body })
      finish(data)
    } catch (error) {
      const { code } = refusalOf(error)
      if (!endsAttempt(code)) throw error
      keepCheckoutDraft(accountId, { values, attempt: null })
      const quote = code === 'PRICE_CHANGED' ? quoteOfRefusal(error) : null
      if (quote) return offer(wanted, attempt.quote, quote)
      desk.askAgain(wanted)
      throw error
    }
  }

  return {
    isOrdering,
    isLeaving,
    change,
    order: (values: CheckoutValues, wanted: Wanted) =>
      exclusively(async () => {
        const attempt = await attemptAt(values, wanted)
        if (attempt) await send(values, wanted, attempt)
      }),
    accept: (values: CheckoutValues, wanted: Wanted) =>
      exclusively(async () => {
        setChange(null)
        if (change) await send(values, wanted, attemptWith(values, wanted, change.now))
      }),
    refuse: () => setChange(null),
  }
}

/** What follows orders that were made. */
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
