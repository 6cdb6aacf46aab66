import { type AddressSuggestion, type QuoteWithPlaces, SUGGESTIONS } from '@ozi/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { client } from '~/api'
import { bestMatch, type Heading, readHeadings } from './headings'

interface HeadingEvents {
  /** The fare in the address, which may have expired; its two places are found next. */
  readonly onKept: (quote: QuoteWithPlaces) => void
  /** Called with null if there is no such place; not called if the lookup failed. */
  readonly onFound: (heading: Heading, place: AddressSuggestion | null) => void
  readonly onDone: () => void
}

/**
 * Looks up the fare and the places named in the address, once, e.g. from the home page's fare through signing in. Then
 * removes them from the address, so that a reload keeps later changes.
 */
export function useHeadedFor({ onKept, onFound, onDone }: HeadingEvents): boolean {
  const [search, setSearch] = useSearchParams()
  const [{ headings, quoteId }] = useState(() => ({
    headings: readHeadings(search),
    quoteId: search.get('quote'),
  }))
  const [isFinding, setFinding] = useState(headings.length > 0)

  const kept = useEffectEvent(onKept)
  const found = useEffectEvent(onFound)
  const finish = useEffectEvent(() => {
    setFinding(false)
    onDone()
    setSearch({}, { replace: true, preventScrollReset: true })
  })

  useEffect(() => {
    if (headings.length === 0) return
    const mine = new AbortController()
    const find = async (heading: Heading) => {
      const query = { q: heading.text, limit: SUGGESTIONS.max }
      const { suggestions } = await client.places.search(query, { signal: mine.signal })
      if (!mine.signal.aborted) found(heading, bestMatch(suggestions, heading.at))
    }
    const findAll = async () => {
      const quote = quoteId === null ? null : await readKept(quoteId, mine.signal)
      if (mine.signal.aborted) return
      if (quote === null) return Promise.allSettled(headings.map(find))
      kept(quote)
      for (const heading of headings) found(heading, heading.end === 'pickup' ? quote.pickup : quote.dropoff)
    }
    void findAll().then(() => {
      if (!mine.signal.aborted) finish()
    })
    return () => mine.abort()
    // Once: later input is newer than the address.
  }, [headings, quoteId])
  return isFinding
}

/** Null if there is no such fare, or it cannot be read now: the places alone are then looked up. */
const readKept = (quoteId: string, signal: AbortSignal): Promise<QuoteWithPlaces | null> =>
  client.pricing.readQuote({ quoteId }, { signal }).then(
    ({ data }) => data,
    () => null,
  )
