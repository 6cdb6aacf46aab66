import type { Log } from './log.ts'

const REPEAT_AFTER_MS = 30_000

interface LineOptions {
  /** Fields of the line besides its message; those of the newest repetition. */
  readonly fields?: object
  readonly level?: 'warn' | 'error'
  /** Lines of one key are repetitions of each other; by default the message. */
  readonly key?: string
  /** How long repetitions are not logged. */
  readonly everyMs?: number
}

/**
 * Logs what repeats at most once in `everyMs`, instead of each time. `repeats` says how often it happened since the
 * line before.
 */
export function createThrottledLog(
  log: Log,
  now: () => number = Date.now,
): (message: string, line?: LineOptions) => void {
  const logged = new Map<string, { readonly at: number; repeats: number }>()
  return (message, { fields = {}, level = 'error', key = message, everyMs = REPEAT_AFTER_MS } = {}) => {
    const last = logged.get(key)
    if (last !== undefined && now() - last.at < everyMs) {
      last.repeats += 1
      return
    }
    // Messages that contain ids are all different; the map must not grow for ever.
    if (logged.size > 100) logged.clear()
    logged.set(key, { at: now(), repeats: 0 })
    log[level]({ ...fields, ...(last?.repeats ? { repeats: last.repeats } : {}) }, message)
  }
}
