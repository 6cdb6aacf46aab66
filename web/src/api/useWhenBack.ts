import { API_ROOT } from '@ozi/contract'
import { useEffect, useEffectEvent } from 'react'
import { send } from './transport'

const LOOK_EVERY_MS = 4_000

/**
 * Tells once Ozi answers again, for what nothing answered: then it is no longer true that one is offline. Browsers say
 * that a network came back before anything gets through it, and of a server that came back they say nothing; so it is
 * looked, quietly, as long as somebody looks at the page.
 */
export function useWhenBack(isCutOff: boolean, onBack: () => void): void {
  const tell = useEffectEvent(onBack)
  useEffect(() => {
    if (!isCutOff) return
    const stop = new AbortController()
    const { signal } = stop
    let isLooking = false
    const look = () => {
      if (isLooking || document.visibilityState !== 'visible') return
      isLooking = true
      const health = new Request(`${window.location.origin}${API_ROOT}/health`, { cache: 'no-store', signal })
      send(health)
        .then(({ ok }) => {
          if (!ok || signal.aborted) return
          stop.abort()
          tell()
        })
        // Still away.
        .catch(() => undefined)
        .finally(() => (isLooking = false))
    }
    const timer = setInterval(look, LOOK_EVERY_MS)
    signal.addEventListener('abort', () => clearInterval(timer))
    window.addEventListener('online', look, { signal })
    document.addEventListener('visibilitychange', look, { signal })
    return () => stop.abort()
  }, [isCutOff])
}
