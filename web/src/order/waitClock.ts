import type { Store } from '~/browser/createStore'
import { watchClock } from '~/browser/watchClock'

const LOOK_EVERY_MS = 1000

/**
 * Tells when a wait is over, by the phone's clock. If that clock is slow, the wait still ends once its full
 * length has passed since it was first shown. If it is fast, the server decides.
 */
export function waitClock(arrivedAt: string, until: string): Store<boolean> {
  const endMs = Date.parse(until)
  const seenMs = performance.now()
  const longestMs = endMs - Date.parse(arrivedAt)
  const isOver = () => Date.now() >= endMs || performance.now() - seenMs >= longestMs
  return { read: isOver, rendered: isOver, watch: watchClock(LOOK_EVERY_MS) }
}
