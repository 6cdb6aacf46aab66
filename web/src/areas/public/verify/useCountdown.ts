import { useEffect, useState } from 'react'

/**
 * Whole seconds until a moment, counted by the clock, so that a phone that slept is right at once.
 * @returns the seconds left, 0 when it has come, and how to start again
 */
export function useCountdown(seconds: number): readonly [left: number, restart: (seconds: number) => void] {
  const [left, setLeft] = useState(seconds)
  const [until, setUntil] = useState<number | null>(null)

  useEffect(() => {
    const end = until ?? Date.now() + seconds * 1000
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [until, seconds])

  return [left, (fresh) => setUntil(Date.now() + fresh * 1000)]
}
