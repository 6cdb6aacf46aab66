import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Where one was in a list when one left it, by the history entry one left it from. */
const places = new Map<string, { readonly rowKey: string; readonly top: number }>()

/**
 * Brings one back to the row that was opened: the browser knows how far a list was scrolled, but rows that are
 * not laid out yet have no sure height.
 * @returns leftFrom: the key of that row, which has to be drawn
 */
export function useKeptPlace(): {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly leftFrom: string | undefined
} {
  const ref = useRef<HTMLDivElement>(null)
  const { key } = useLocation()

  useEffect(() => {
    const list = ref.current
    if (!list) return
    const keep = (event: Event) => {
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-key]') : null
      const rowKey = row?.dataset['key']
      if (row && rowKey !== undefined) places.set(key, { rowKey, top: row.getBoundingClientRect().top })
    }
    list.addEventListener('click', keep, { capture: true })
    return () => list.removeEventListener('click', keep, { capture: true })
  }, [key])

  useEffect(() => {
    const place = places.get(key)
    const row = place && ref.current?.querySelector(`[data-key="${CSS.escape(place.rowKey)}"]`)
    if (!row) return
    // After the router's own return to where the page was scrolled; twice, as the rows around get their heights.
    let frame = requestAnimationFrame(() => {
      toPlace()
      frame = requestAnimationFrame(toPlace)
    })
    function toPlace() {
      if (row && place)
        window.scrollBy({ top: row.getBoundingClientRect().top - place.top, behavior: 'instant' })
    }
    return () => cancelAnimationFrame(frame)
  }, [key])

  return { ref, leftFrom: places.get(key)?.rowKey }
}
