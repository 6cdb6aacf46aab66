import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useAddress } from './useAddress'

const SEARCH_DEBOUNCE_MS = 300

/**
 * The text of a search box, kept in the address (?search=), so that reloading, links and Back restore the
 * same list. Debounced by 300 ms.
 * @param maxLength the longest search text the list accepts
 */
export function useSearchInAddress(maxLength: number) {
  const { params, ...address } = useAddress()
  const change = useEffectEvent(address.change)
  const { pathname } = useLocation()
  const search = cleaned(params.get('search') ?? '', maxLength)
  const [text, setText] = useState(search)
  /** The address's value, or the value the router is about to write. */
  const [asked, setAsked] = useState(search)
  const [seen, setSeen] = useState(search)

  if (search !== seen) {
    setSeen(search)
    // The address was changed by a link or Back, not by this box. Otherwise newer typing must not be
    // overwritten.
    if (search !== asked) {
      setAsked(search)
      setText(search)
    }
  }

  useEffect(() => {
    const wanted = cleaned(text, maxLength)
    if (wanted === asked) return
    const timer = setTimeout(() => {
      if (change({ search: wanted })) setAsked(wanted)
    }, SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, asked, maxLength, pathname])

  return { search, text, setText }
}

const cleaned = (text: string, maxLength: number): string => text.trim().slice(0, maxLength).trim()
