import { useEffect, useState } from 'react'

/** Whole seconds until then, at least 0. Computed from the clock, so it is right after a phone's sleep. */
export function useSecondsLeft(endsAtMs: number | null): number | null {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (endsAtMs === null) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [endsAtMs])
  return endsAtMs === null ? null : Math.max(0, Math.ceil((endsAtMs - now) / 1000))
}
