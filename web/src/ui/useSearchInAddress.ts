import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useParamChanges } from './useParamChanges'

const SEARCH_DEBOUNCE_MS = 300

/**
 * The text of a search box that is kept in the address (?search=), so that a reload, a link or the way back
 * finds the same list. What is typed counts 300 ms after the last key.
 * @param maxLength how much of a text the list takes
 */
export function useSearchInAddress(maxLength: number) {
  const [params] = useSearchParams()
  const change = useEffectEvent(useParamChanges())
  const { pathname } = useLocation()
  const search = cleaned(params.get('search') ?? '', maxLength)
  const [text, setText] = useState(search)
  /** What the address says, or will say as soon as the router has written it. */
  const [asked, setAsked] = useState(search)
  const [seen, setSeen] = useState(search)

  if (search !== seen) {
    setSeen(search)
    // Not by this box: a link, or the way back. What was typed meanwhile must not be overwritten otherwise.
    if (search !== asked) {
      setAsked(search)
      setText(search)
    }
  }

  useEffect(() => {
    const wanted = cleaned(text, maxLength)
    if (wanted === asked) return
    const timer = setTimeout(() => {
      if (change([['search', wanted]])) setAsked(wanted)
    }, SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, asked, maxLength, pathname])

  return { search, text, setText }
}

const cleaned = (text: string, maxLength: number): string => text.trim().slice(0, maxLength).trim()
