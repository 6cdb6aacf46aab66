import { type RefObject, useEffect, useRef, useState } from 'react'

/** How far beyond the screen rows are drawn, pixels: further than one scrolls before the next is drawn. */
const BEYOND_PX = 1500

/** 'unseen': in its place stands a blank of the height one expects; a number: of the height it had, pixels. */
export type Blank = 'unseen' | number

/**
 * Whether a group of rows is drawn, or a blank in its place, because it is far from the screen.
 * @param isDrawnFirst drawn at once: there one begins to read
 * @param isKept never a blank: there one jumps, and there the next page comes
 * @returns blank: null while the group is drawn
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
        // Who walks through rows by the keyboard must not lose the one they are on.
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
