import type { Quote } from '@ozi/contract'
import { useRef, useState } from 'react'
import { type CallRefusal, refusalOf } from '~/api'
import { type Attempt, endsAttempt } from './attempt'
import { carriedQuote } from './quotes'

/** The order to place, with everything needed to place it. */
export interface Wish<Sent extends Attempt, Made> {
  /** An attempt for the same order that was sent and not answered. */
  readonly sent: Sent | null
  /** The quote shown to the customer; undefined if there is none. */
  readonly seen: Sent['quote'] | undefined
  /** Gets a valid quote. Rejects with the reason if there is none. */
  readonly current: () => Promise<Sent['quote']>
  readonly attemptAt: (quote: Sent['quote']) => Sent
  readonly keep: (attempt: Sent) => void
  /** The attempt failed for good; later input stays. */
  readonly drop: () => void
  readonly send: (attempt: Sent) => Promise<Made>
  readonly finish: (made: Made) => void
  /** Parses a quote contained in a refusal; null if it cannot be shown. */
  readonly toQuote: (carried: unknown) => Sent['quote'] | null
  readonly show: (quote: Sent['quote']) => void
  readonly askAgain: () => void
}

/** The quote differs from the one shown: nothing is ordered until the user accepts it. */
export interface QuoteChange<Shown extends Quote> {
  readonly before: Shown
  readonly now: Shown
}

export interface OrderDesk<Sent extends Attempt, Made> {
  /** Places the order; does nothing while another is being placed. */
  readonly order: (wish: Wish<Sent, Made>) => Promise<void>
  readonly isOrdering: boolean
  readonly change: QuoteChange<Sent['quote']> | null
  /** Places the order at the changed price. */
  readonly accept: (wish: Wish<Sent, Made>) => Promise<void>
  readonly refuse: () => void
}

/** Refusals that contain the current quote. */
const CHANGED: ReadonlySet<string> = new Set(['FEE_CHANGED', 'PRICE_CHANGED'])

/**
 * Places an order exactly once: key and body are stored before they are sent, and retries send the same until
 * the server has decided.
 */
export function useOrderDesk<Sent extends Attempt, Made>(
  onRefused: (refusal: CallRefusal) => void,
): OrderDesk<Sent, Made> {
  const [isOrdering, setOrdering] = useState(false)
  const [change, setChange] = useState<QuoteChange<Sent['quote']> | null>(null)
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

  function offer(wish: Wish<Sent, Made>, before: Sent['quote'], now: Sent['quote']): void {
    wish.show(now)
    setChange({ before, now })
  }

  /** @throws why no attempt can be made: there is no quote */
  async function attemptFor(wish: Wish<Sent, Made>): Promise<Sent | null> {
    if (wish.sent) return wish.sent
    const quote = await wish.current()
    if (!wish.seen || wish.seen.total === quote.total) return wish.attemptAt(quote)
    offer(wish, wish.seen, quote)
    return null
  }

  async function send(wish: Wish<Sent, Made>, attempt: Sent): Promise<void> {
    wish.keep(attempt)
    try {
      wish.finish(await wish.send(attempt))
    } catch (error) {
      const { code } = refusalOf(error)
      if (!endsAttempt(code)) throw error
      wish.drop()
      const quote = CHANGED.has(code) ? wish.toQuote(carriedQuote(error)) : null
      if (quote) return offer(wish, attempt.quote, quote)
      wish.askAgain()
      throw error
    }
  }

  return {
    isOrdering,
    change,
    order: (wish) =>
      exclusively(async () => {
        const attempt = await attemptFor(wish)
        if (attempt) await send(wish, attempt)
      }),
    accept: (wish) =>
      exclusively(async () => {
        setChange(null)
        if (change) await send(wish, wish.attemptAt(change.now))
      }),
    refuse: () => setChange(null),
  }
}
