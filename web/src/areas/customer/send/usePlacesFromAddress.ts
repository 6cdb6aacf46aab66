import { type AddressSuggestion, type QuoteWithPlaces, SUGGESTIONS } from '@ozi/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { client } from '~/api'
import { bestMatch, type PlaceInAddress, placesFromAddress } from './placesFromAddress'

interface PlaceEvents {
  /** The fare in the address, which may have expired; its two places are found next. */
  readonly onFare: (quote: QuoteWithPlaces) => void
  /** Called with null if there is no such place; not called if the lookup failed. */
  readonly onFound: (end: PlaceInAddress, place: AddressSuggestion | null) => void
  /** Called once they are gone from the address. */
  readonly onDone: () => void
}

/**
 * Looks up the fare and the places named in the address, once, e.g. from the home page's fare through signing in. Then
 * removes them from the address, so that a reload keeps later changes.
 */
export function usePlacesFromAddress({ onFare, onFound, onDone }: PlaceEvents): boolean {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [{ places, quoteId }] = useState(() => ({
    places: placesFromAddress(search),
    quoteId: search.get('quote'),
  }))
  const [isFinding, setFinding] = useState(places.length > 0)

  const foundFare = useEffectEvent(onFare)
  const found = useEffectEvent(onFound)
  const finish = useEffectEvent(async () => {
    setFinding(false)
    await navigate({ search: '' }, { replace: true, preventScrollReset: true })
    onDone()
  })

  useEffect(() => {
    if (places.length === 0) return
    const mine = new AbortController()
    const find = async (end: PlaceInAddress) => {
      const query = { q: end.text, limit: SUGGESTIONS.max }
      const { suggestions } = await client.places.search(query, { signal: mine.signal })
      if (!mine.signal.aborted) found(end, bestMatch(suggestions, end.at))
    }
    const findAll = async () => {
      const quote = quoteId === null ? null : await readQuote(quoteId, mine.signal)
      if (mine.signal.aborted) return
      if (quote === null) return Promise.allSettled(places.map(find))
      foundFare(quote)
      for (const end of places) found(end, end.end === 'pickup' ? quote.pickup : quote.dropoff)
    }
    void findAll().then(() => {
      if (!mine.signal.aborted) return finish()
    })
    return () => mine.abort()
    // Once: later input is newer than the address.
  }, [places, quoteId])
  return isFinding
}

/** Null if there is no such fare, or it cannot be read now: the places alone are then looked up. */
const readQuote = (quoteId: string, signal: AbortSignal): Promise<QuoteWithPlaces | null> =>
  client.pricing.readQuote({ quoteId }, { signal }).then(
    ({ data }) => data,
    () => null,
  )
