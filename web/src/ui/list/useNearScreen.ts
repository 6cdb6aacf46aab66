import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * The distance from the screen, in pixels, within which rows are rendered: further than one scrolls before
 * the next render.
 */
const BEYOND_PX = 1500

/** 'unseen': a blank of the estimated height; a number: a blank of the measured height, in pixels. */
type Blank = 'unseen' | number

/**
 * Decides whether a group of rows is rendered, or replaced by a blank because it is far from the screen.
 * @param isDrawnFirst rendered at once, because reading starts there
 * @param isKept never a blank
 * @returns blank: null while the group is rendered
 */
export function useNearScreen<E extends HTMLElement>(
  isDrawnFirst: boolean,
  isKept: boolean,
): { readonly ref: RefObject<E | null>; readonly blank: Blank | null } {
  const ref = useRef<E>(null)
  const [blank, setBlank] = useState<Blank | null>(isDrawnFirst || isKept ? null : 'unseen')

  useEffect(() => {
    const group = ref.current
    if (!group || isKept) return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry) return
        // A keyboard user must not lose the row that has the focus.
        const isDrawn = entry.isIntersecting || group.contains(document.activeElement)
        const { height } = entry.boundingClientRect
        setBlank((before) => (isDrawn ? null : (before ?? height)))
      },
      { rootMargin: `${String(BEYOND_PX)}px 0px` },
    )
    observer.observe(group)
    return () => observer.disconnect()
  }, [isKept])

  return { ref, blank: isKept ? null : blank }
}
