import { type RefCallback, useCallback, useState } from 'react'

/** Before the first measuring: about a phone's. */
const GUESS = 320

/** How wide an element is, as it changes; so that what is drawn in it keeps its letters at their size. */
export function useWidth(): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(GUESS)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
