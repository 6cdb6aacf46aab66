import { useEffect, useEffectEvent, useState } from 'react'
import { untilLoaded } from './untilLoaded'

/** A lazily loaded module; null until it is loaded. If loading fails, it is retried until it succeeds. */
export function useLoaded<T>(load: () => Promise<T>, isWanted: boolean): T | null {
  const [loaded, setLoaded] = useState<T | null>(null)
  const begin = useEffectEvent(load)

  useEffect(() => {
    if (!isWanted) return
    const gone = new AbortController()
    untilLoaded(begin, gone.signal).then(
      (part) => {
        // `setLoaded(part)` would call a function as a state updater.
        if (!gone.signal.aborted) setLoaded(() => part)
      },
      () => undefined,
    )
    return () => gone.abort()
  }, [isWanted])

  return loaded
}
