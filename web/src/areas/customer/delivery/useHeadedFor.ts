import { type AddressSuggestion, SUGGESTIONS } from '@ozi/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { client } from '~/api'
import { bestMatch, type Heading, readHeadings } from './headings'

/**
 * Looks up the places named in the address, once, e.g. from the home page's fare through signing in. Then
 * removes them from the address, so that a reload keeps later changes.
 * @param onFound called with null if there is no such place; not called if the lookup failed
 */
export function useHeadedFor(
  onFound: (heading: Heading, place: AddressSuggestion | null) => void,
  onDone: () => void,
): boolean {
  const [search, setSearch] = useSearchParams()
  const [headings] = useState(() => readHeadings(search))
  const [isFinding, setFinding] = useState(headings.length > 0)

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
    void Promise.allSettled(headings.map(find)).then(() => {
      if (!mine.signal.aborted) finish()
    })
    return () => mine.abort()
    // Once: later input is newer than the address.
  }, [headings])
  return isFinding
}
