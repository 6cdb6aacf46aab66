import { useEffect, useEffectEvent, useState } from 'react'

const NEXT_TRY_MS = 5_000

/** A lazily loaded module; null until it is loaded. If loading fails, it is retried until it succeeds. */
export function useLoaded<T>(load: () => Promise<T>, isWanted: boolean): T | null {
  const [loaded, setLoaded] = useState<T | null>(null)
  const begin = useEffectEvent(load)

  useEffect(() => {
    if (!isWanted) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    function attempt() {
      begin().then(
        (part) => {
          // `setLoaded(part)` would call a function as a state updater.
          if (!isGone) setLoaded(() => part)
        },
        () => {
          if (!isGone) timer = setTimeout(attempt, NEXT_TRY_MS)
        },
      )
    }
    attempt()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [isWanted])

  return loaded
}
