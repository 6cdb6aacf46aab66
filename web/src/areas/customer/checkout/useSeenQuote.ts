import { type RefObject, useEffect, useRef } from 'react'
import type { CartQuote } from './quote'
import type { ShownQuote } from './useCartQuote'
import { type Wanted, wantedKey } from './values'

/** A quote with what it was shown for. */
export type SeenQuote = { readonly key: string; readonly quote: CartQuote } | null

/** What the customer saw first for this cart: whatever it becomes meanwhile is asked about before it is charged. */
export function useSeenQuote({ quote, isCurrent }: ShownQuote, wanted: Wanted | null): RefObject<SeenQuote> {
  const seen = useRef<SeenQuote>(null)
  useEffect(() => {
    if (!quote || !isCurrent || !wanted) return
    const key = wantedKey(wanted)
    if (seen.current?.key !== key) seen.current = { key, quote }
  }, [quote, isCurrent, wanted])
  return seen
}
