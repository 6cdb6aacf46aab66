/** What one page did and the next one tells: a page that is fetched anew knows nothing of the one before. */
export interface Told {
  /** With a title it is told in a dialog, else in passing. */
  readonly title?: string
  readonly text: string
}

const KEY = 'told'

/** A page that never came must not be told of by another, long after. */
const WITHIN_MS = 2 * 60_000

/** Leaves this to be told by the page that comes next in this tab; where storage is closed nobody tells it. */
export function tellNextPage(told: Told, nowMs = Date.now()): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ ...told, atMs: nowMs }))
  } catch {
    // What was done is done all the same.
  }
}

/** What the page before left to be told, once; null when nothing was. */
export function takeTold(nowMs = Date.now()): Told | null {
  try {
    const kept = window.sessionStorage.getItem(KEY)
    window.sessionStorage.removeItem(KEY)
    const { title, text, atMs } = JSON.parse(kept ?? '{}') as Record<string, unknown>
    if (typeof text !== 'string' || typeof atMs !== 'number' || nowMs - atMs > WITHIN_MS) return null
    return typeof title === 'string' ? { title, text } : { text }
  } catch {
    return null
  }
}
