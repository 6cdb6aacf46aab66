import { useEffect, useEffectEvent, useState } from 'react'

const NEXT_TRY_MS = 5_000

/**
 * A part of the page that is loaded once it is wanted; null until it is there. Without a network it is tried again
 * until it comes, so that what waits for it is not lost.
 */
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
          // A function here would be taken for one that makes the next state.
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
