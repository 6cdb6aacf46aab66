import { type RefObject, useEffect, useRef } from 'react'
import type { CartQuote } from './quote'
import type { ShownQuote } from './useCartQuote'
import { type Wanted, wantedKey } from './values'

/** A quote and what it was shown for. */
export type SeenQuote = { readonly key: string; readonly quote: CartQuote } | null

/** The first quote shown for this cart: if the price changes, the customer is asked before being charged. */
export function useSeenQuote({ quote, isCurrent }: ShownQuote, wanted: Wanted | null): RefObject<SeenQuote> {
  const seen = useRef<SeenQuote>(null)
  useEffect(() => {
    if (!quote || !isCurrent || !wanted) return
    const key = wantedKey(wanted)
    if (seen.current?.key !== key) seen.current = { key, quote }
  }, [quote, isCurrent, wanted])
  return seen
}
