const LOOK_EVERY_MS = 1000

/**
 * Tells when a wait is over, by the phone's clock. Where that is slow, no wait lasts longer from when it was first seen
 * than from the arrival to its end; where it is fast, the server has the last word.
 */
export function waitClock(arrivedAt: string, until: string) {
  const endMs = Date.parse(until)
  const seenMs = performance.now()
  const longestMs = endMs - Date.parse(arrivedAt)
  return {
    isOver: (): boolean => Date.now() >= endMs || performance.now() - seenMs >= longestMs,
    // Not one timer for the whole wait: those of a phone that sleeps come late.
    watch(tell: () => void): () => void {
      const timer = setInterval(tell, LOOK_EVERY_MS)
      return () => clearInterval(timer)
    },
  }
}
