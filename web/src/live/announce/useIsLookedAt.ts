import { useEffect, useEffectEvent } from 'react'

const isLookedAt = (): boolean => document.visibilityState === 'visible' && document.hasFocus()

/**
 * Tells whether this page is visible and focused, rather than another tab or window.
 * @param looked called each time the user comes back to the page
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
