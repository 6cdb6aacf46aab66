const LOOK_EVERY_MS = 1000

/**
 * Tells when a wait is over, by the phone's clock. If that clock is slow, the wait still ends once its full
 * length has passed since it was first shown. If it is fast, the server decides.
 */
export function waitClock(arrivedAt: string, until: string) {
  const endMs = Date.parse(until)
  const seenMs = performance.now()
  const longestMs = endMs - Date.parse(arrivedAt)
  return {
    isOver: (): boolean => Date.now() >= endMs || performance.now() - seenMs >= longestMs,
    // Polled, because a single long timer fires late on a phone that slept.
    watch(tell: () => void): () => void {
      const timer = setInterval(tell, LOOK_EVERY_MS)
      return () => clearInterval(timer)
    },
  }
}
