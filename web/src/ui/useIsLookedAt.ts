import { useEffect, useEffectEvent } from 'react'

const isLookedAt = (): boolean => document.visibilityState === 'visible' && document.hasFocus()

/**
 * Whether somebody has this page before their eyes, rather than another tab or window.
 * @param looked told each time somebody comes back to it
 */
export function useIsLookedAt(looked: () => void): () => boolean {
  const lookedNow = useEffectEvent(looked)
  useEffect(() => {
    const look = () => {
      if (isLookedAt()) lookedNow()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [])
  return isLookedAt
}
