import type { Log } from '../log.ts'

const REPEAT_AFTER_MS = 30_000

/** Logs a trouble once, and again when it still goes on a while later, instead of at every poll. */
export function logCalmly(log: Log, now: () => number = Date.now): (message: string) => void {
  const loggedAt = new Map<string, number>()
  return (message) => {
    const last = loggedAt.get(message)
    if (last !== undefined && now() - last < REPEAT_AFTER_MS) return
    // Messages that carry ids are all different: they must not be collected for ever.
    if (loggedAt.size > 100) loggedAt.clear()
    loggedAt.set(message, now())
    log.error(message)
  }
}
