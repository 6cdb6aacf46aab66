import type { Quote } from '@ozi/contract'
import { type FetchQueryOptions, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type CallRefusal, refusalOf } from '~/api'
import { type Attempt, endsAttempt, isFor, newAttempt } from './orderAttempt'
import { carriedQuote } from './carriedQuote'

/** Keeps an attempt until the server has answered. */
interface AttemptStore<Order extends object, Shown extends Quote> {
  readonly read: () => Attempt<Order, Shown> | null
  readonly keep: (attempt: Attempt<Order, Shown>) => void
  /** The attempt failed for good; later input stays. */
  readonly drop: () => void
}

interface OrderPlacementParts<Order extends object, Shown extends Quote, Placed> {
  readonly attempts: AttemptStore<Order, Shown>
  /** Parses the quote in a refusal; null if it cannot be shown. */
  readonly toQuote: (carried: unknown) => Shown | null
  readonly submit: (attempt: Attempt<Order, Shown>) => Promise<Placed>
  readonly onPlaced: (placed: Placed) => void
  readonly onRefused: (refusal: CallRefusal) => void
}

/** An order and its price. */
interface OrderToPlace<Order extends object, Shown extends Quote> {
  readonly order: Order
  /** The query of its quote. */
  readonly quote: FetchQueryOptions<Shown>
  /** The quote on the screen; null if there is none. */
  readonly seen: Shown | null
}

/** The quote differs from the one shown: nothing is ordered until the user accepts it. */
export interface QuoteChange<Shown extends Quote> {
  readonly before: Shown
  readonly now: Shown
}

export interface OrderPlacement<Order extends object, Shown extends Quote> {
  /** Places the order; does nothing while another is being placed. */
  readonly place: (wanted: OrderToPlace<Order, Shown>) => void
  readonly isOrdering: boolean
  readonly change: QuoteChange<Shown> | null
  /** Places the order at the changed price. */
  readonly accept: () => void
  readonly refuse: () => void
}

/** Refusals that contain the current quote. */
const CHANGED: ReadonlySet<string> = new Set(['FEE_CHANGED', 'PRICE_CHANGED'])

/**
 * Places an order exactly once: the order and its key are stored before they are sent, and retries send the
 * same until the server has decided.
 */
export function usePlacing<Order extends object, Shown extends Quote, Placed>({
  attempts,
  toQuote,
  submit,
  onPlaced,
  onRefused,
}: OrderPlacementParts<Order, Shown, Placed>): OrderPlacement<Order, Shown> {
  const queries = useQueryClient()
  const [isOrdering, setOrdering] = useState(false)
  const [change, setChange] = useState<(QuoteChange<Shown> & OrderToPlace<Order, Shown>) | null>(null)
  // The second tap of a double tap arrives before the button is rendered as busy.
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

  async function place(wanted: OrderToPlace<Order, Shown>): Promise<void> {
    const sent = attempts.read()
    if (sent && isFor(sent, wanted.order)) return send(wanted, sent)
    const quote = await queries.fetchQuery(wanted.quote)
    if (wanted.seen && wanted.seen.total !== quote.total) return offer(wanted, wanted.seen, quote)
    return send(wanted, newAttempt(wanted.order, quote))
  }

  function offer(wanted: OrderToPlace<Order, Shown>, before: Shown, now: Shown): void {
    queries.setQueryData(wanted.quote.queryKey, now)
    setChange({ ...wanted, before, now })
  }

  async function send(wanted: OrderToPlace<Order, Shown>, attempt: Attempt<Order, Shown>): Promise<void> {
    attempts.keep(attempt)
    try {
      const placed = await submit(attempt)
      queries.removeQueries({ queryKey: ['fare'] })
      onPlaced(placed)
    } catch (error) {
      const { code } = refusalOf(error)
      if (!endsAttempt(code)) throw error
      attempts.drop()
      const now = CHANGED.has(code) ? toQuote(carriedQuote(error)) : null
      if (now) return offer(wanted, attempt.quote, now)
      void queries.resetQueries({ queryKey: wanted.quote.queryKey })
      throw error
    }
  }

  return {
    isOrdering,
    change,
    place: (wanted) => void exclusively(() => place(wanted)),
    accept: () =>
      void exclusively(async () => {
        setChange(null)
        if (change) await send(change, newAttempt(change.order, change.now))
      }),
    refuse: () => setChange(null),
  }
}
