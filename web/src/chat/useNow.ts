import { useEffect, useState } from 'react'

const EVERY_MS = 60_000

/** The time, to the minute: 'today' becomes 'yesterday' on pages that stay open. Milliseconds. */
export function useNow(): number {
  const [nowMs, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}
