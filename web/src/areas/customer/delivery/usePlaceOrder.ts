import { type DeliveryKind, type Order, type Quote } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { api, type CallRefusal, client, refusalOf } from '~/api'
import { textsNow } from '~/language'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { orderMessageTexts } from '~/languages/en/customer/orders'
import { formatNaira } from '~/ui/format'
import { notice } from '~/ui/notice'
import { type Attempt, endsAttempt, isFor, newAttempt } from '../shared/drafts/attempt'
import { quoteIn } from './quoteIn'
import type { KeptDraft } from './useDeliveryDraft'
import { type FareDesk, useFareDesk } from './useFare'
import { type DeliveryBody, type DeliveryValues, type Ends, type Errand, toBody, toErrand } from './values'

/** A fare other than the one that was shown: nothing is ordered before it is accepted. */
export interface FareChange {
  readonly before: number
  readonly now: number
  readonly quote: Quote
}

export interface PlaceOrder {
  /** Orders what the form says; does nothing while an order is on its way. */
  readonly order: (values: DeliveryValues) => Promise<void>
  readonly isOrdering: boolean
  readonly change: FareChange | null
  readonly accept: (values: DeliveryValues) => Promise<void>
  readonly refuse: () => void
}

const endsOf = ({ pickupLocation, dropLocation }: Errand): Ends => ({
  pickup: pickupLocation,
  dropoff: dropLocation,
})

/**
 * Sends an order so that it is made once: its key and its body are kept before they are sent, and are sent again
 * as they were until the server has decided.
 */
export function usePlaceOrder(
  kind: DeliveryKind,
  draft: KeptDraft,
  onRefused: (refusal: CallRefusal) => void,
): PlaceOrder {
  const desk = useFareDesk(kind)
  const finish = useFinish(draft, desk)
  const [isOrdering, setOrdering] = useState(false)
  const [change, setChange] = useState<FareChange | null>(null)
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

  function offer(ends: Ends, before: number, quote: Quote): void {
    desk.show(ends, quote)
    setChange({ before, now: quote.total, quote })
  }

  /** @throws why no attempt can be made: there is no fare */
  async function attemptAt(errand: Errand): Promise<Attempt<DeliveryBody> | null> {
    if (draft.attempt && isFor(draft.attempt, errand)) return draft.attempt
    const ends = endsOf(errand)
    const shown = desk.shown(ends)
    const quote = await desk.current(ends)
    if (!shown || shown.total === quote.total) return newAttempt(toBody(errand, quote), quote)
    offer(ends, shown.total, quote)
    return null
  }

  async function send(values: DeliveryValues, errand: Errand, attempt: Attempt<DeliveryBody>): Promise<void> {
    draft.keep(values, attempt)
    const { key, body } = attempt
    try {
      const { data } = await client.orders.createDelivery({ headers: { 'idempotency-key': key }, body })
      finish(data)
    } catch (error) {
      const refusal = refusalOf(error)
      if (!endsAttempt(refusal.code)) throw error
      draft.dropAttempt()
      const quote = refusal.code === 'FEE_CHANGED' ? quoteIn(error) : null
      if (quote) return offer(endsOf(errand), body.fee, quote)
      desk.askAgain(endsOf(errand))
      throw error
    }
  }

  return {
    isOrdering,
    change,
    order: (values) =>
      exclusively(async () => {
        const errand = toErrand(kind, values)
        const attempt = errand && (await attemptAt(errand))
        if (attempt) await send(values, errand, attempt)
      }),
    accept: (values) =>
      exclusively(async () => {
        const errand = toErrand(kind, values)
        setChange(null)
        if (errand && change)
          await send(values, errand, newAttempt(toBody(errand, change.quote), change.quote))
      }),
    refuse: () => setChange(null),
  }
}

/** What follows an order that was made. */
function useFinish(draft: KeptDraft, desk: FareDesk): (order: Order) => void {
  const navigate = useNavigate()
  const queries = useQueryClient()
  return ({ number, fee }) => {
    draft.forget()
    desk.forgetAll()
    void queries.invalidateQueries({ queryKey: api.orders.key() })
    void navigate('/dashboard/orders')
    void notice.success(
      textsNow(orderMessageTexts).created,
      textsNow(deliveryTexts).created(number, formatNaira(fee)),
    )
  }
}
