import type { Log } from '../log.ts'

const REPEAT_AFTER_MS = 30_000

/** Logs a repeated error at most every REPEAT_AFTER_MS, instead of at every poll. */
export function logCalmly(log: Log, now: () => number = Date.now): (message: string) => void {
  const loggedAt = new Map<string, number>()
  return (message) => {
    const last = loggedAt.get(message)
    if (last !== undefined && now() - last < REPEAT_AFTER_MS) return
    // Messages that contain ids are all different; the map must not grow for ever.
    if (loggedAt.size > 100) loggedAt.clear()
    loggedAt.set(message, now())
    log.error(message)
  }
}
