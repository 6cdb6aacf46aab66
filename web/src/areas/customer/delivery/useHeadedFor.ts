import { type AddressSuggestion, SUGGESTIONS } from '@ozi/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { client } from '~/api'
import { bestMatch, type Heading, readHeadings } from './headings'

/**
 * Finds the places an address asks for, as from the home page's fare through sign-in, once; then the address is
 * cleaned, so that a reload keeps what was changed since.
 * @param onFound null where no place is called so; not called where it could not be looked up
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
    // Once: what is typed afterwards is newer than the address.
  }, [headings])
  return isFinding
}
