import { useEffect, useState } from 'react'

const EVERY_MS = 60_000

/**
 * The current time in milliseconds, updated every minute, so that on a page left open 'today' becomes
 * 'yesterday'.
 */
export function useNow(): number {
  const [nowMs, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}
