import { useState } from 'react'

/**
 * The first quote that was shown for an order; null until there is one.
 * @param of the same text for the same order
 * @param offered a later quote that the user was asked about, which counts as shown from then on
 */
export function useFirstQuote<Shown>(of: string, quote: Shown | undefined, offered?: Shown): Shown | null {
  const [first, setFirst] = useState<{ readonly of: string; readonly quote: Shown } | null>(null)
  const next = offered ?? (first?.of === of ? first.quote : quote)
  if (next && (first?.of !== of || first.quote !== next)) setFirst({ of, quote: next })
  return first?.of === of ? first.quote : null
}
