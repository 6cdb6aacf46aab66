import { type RefObject, useEffect, useRef, useState } from 'react'

/** Within this distance the reader counts as being at the end. */
const NEAR_PX = 80

/**
 * Tracks whether a reversed list is scrolled to its end, and scrolls it there.
 * @param own changes with each message the reader adds; the list then scrolls to its end
 */
export function useEnd(own: string | undefined): {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly isAtEnd: boolean
  readonly toEnd: () => void
} {
  const scroller = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)

  useEffect(() => {
    const list = scroller.current
    if (!list) return
    // In a reversed list, scrollTop is 0 at the end and negative above it.
    const look = () => setAtEnd(-list.scrollTop < NEAR_PX)
    list.addEventListener('scroll', look, { passive: true })
    return () => list.removeEventListener('scroll', look)
  }, [])

  useEffect(() => {
    if (own !== undefined && scroller.current) scroller.current.scrollTop = 0
  }, [own])

  return {
    scroller,
    isAtEnd,
    toEnd: () => {
      if (scroller.current) scroller.current.scrollTop = 0
    },
  }
}
