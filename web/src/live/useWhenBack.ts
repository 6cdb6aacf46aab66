import { API_ROOT } from '@ozi/contract'
import { useEffect, useEffectEvent } from 'react'
import { send } from '~/api/transport'

const LOOK_EVERY_MS = 4_000

/**
 * Calls back once the server answers again after a request got no answer. Browsers report a restored network
 * before requests succeed, and do not report a restored server at all; so the health check is polled while
 * the page is visible.
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
        // Still unreachable.
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
