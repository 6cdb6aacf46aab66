import { type RefCallback, useCallback, useState } from 'react'

/** Before the first measurement: about a phone's width. */
const GUESS = 320

/** An element's current width, so that a drawing in it can keep its font size. */
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
