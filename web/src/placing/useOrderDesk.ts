import type { Quote } from '@ozi/contract'
import { useRef, useState } from 'react'
import { type CallRefusal, refusalOf } from '~/api'
import { type Attempt, endsAttempt } from './attempt'
import { carriedQuote } from './quotes'

/** What is to be ordered now, and what ordering it takes. */
export interface Wish<Sent extends Attempt, Made> {
  /** An attempt for the very same that was sent and not answered. */
  readonly sent: Sent | null
  /** What the customer was shown for it; undefined where nothing was. */
  readonly seen: Sent['quote'] | undefined
  /** A quote that still holds. Rejects with why there is none. */
  readonly current: () => Promise<Sent['quote']>
  readonly attemptAt: (quote: Sent['quote']) => Sent
  readonly keep: (attempt: Sent) => void
  /** The attempt came to nothing; what was typed meanwhile stays. */
  readonly drop: () => void
  readonly send: (attempt: Sent) => Promise<Made>
  readonly finish: (made: Made) => void
  /** A quote that a refusal brought along, where it can be shown. */
  readonly toQuote: (carried: unknown) => Sent['quote'] | null
  readonly show: (quote: Sent['quote']) => void
  readonly askAgain: () => void
}

/** Another quote than the one that was shown: nothing is ordered before it is accepted. */
export interface QuoteChange<Shown extends Quote> {
  readonly before: Shown
  readonly now: Shown
}

export interface OrderDesk<Sent extends Attempt, Made> {
  /** Orders what is wished; does nothing while an order is on its way. */
  readonly order: (wish: Wish<Sent, Made>) => Promise<void>
  readonly isOrdering: boolean
  readonly change: QuoteChange<Sent['quote']> | null
  /** Orders at what the change says. */
  readonly accept: (wish: Wish<Sent, Made>) => Promise<void>
  readonly refuse: () => void
}

/** Refusals that bring the quote that holds now. */
const CHANGED: ReadonlySet<string> = new Set(['FEE_CHANGED', 'PRICE_CHANGED'])

/**
 * Sends an order so that it is made once: its key and its body are kept before they are sent, and are sent again
 * as they were until the server has decided.
 */
export function useOrderDesk<Sent extends Attempt, Made>(
  onRefused: (refusal: CallRefusal) => void,
): OrderDesk<Sent, Made> {
  const [isOrdering, setOrdering] = useState(false)
  const [change, setChange] = useState<QuoteChange<Sent['quote']> | null>(null)
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
