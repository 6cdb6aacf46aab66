import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The row last opened in each list, by the list's history entry. */
const places = new Map<string, { readonly rowKey: string; readonly top: number }>()

/**
 * Restores the scroll position to the row that was opened. The browser only restores a scroll offset, but
 * rows that are not laid out yet have no definite height.
 * @returns leftFrom: the key of that row, which must be rendered
 */
export function useScrollToOpenedRow(): {
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
    // After the router has restored its scroll position; twice, because the rows around get their heights in
    // between.
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
