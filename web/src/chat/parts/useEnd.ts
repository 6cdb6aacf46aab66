import { type RefObject, useEffect, useRef, useState } from 'react'

/** So near to the end one still reads along. */
const NEAR_PX = 80

/**
 * The end of a list that is laid out from its end.
 * @param own changes with each thing one adds: then the end comes into view
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
    // Laid out from its end, a list counts its scrolling from there, below nought.
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
