import { useEffect, useState } from 'react'
import { useRenderedAt } from './renderedAt'

const MINUTE_MS = 60_000

/**
 * The current time in milliseconds, updated regularly, so that on a page left open 'today' becomes 'yesterday'. Null
 * for a component that says nothing of the time.
 */
export function useNow(everyMs: number | null = MINUTE_MS): number {
  const renderedMs = useRenderedAt()
  const [nowMs, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (everyMs === null) return
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return renderedMs ?? nowMs
}
