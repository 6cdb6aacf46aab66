import { useEffect, useState } from 'react'

const EVERY_MS = 20_000

/** The current time, updated regularly, for durations in minutes. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
