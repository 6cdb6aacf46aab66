/** A message that one page leaves for the next, because a full page load keeps no state. */
interface Flash {
  /** With a title it is shown in a dialog, otherwise as a toast. */
  readonly title?: string
  readonly text: string
}

const KEY = 'flash'

/** A later page must not show an old message, if the next page never loads. */
const WITHIN_MS = 2 * 60_000

/** Stores a message for the next page in this tab. Lost if storage is blocked. */
export function setFlash(flash: Flash, nowMs = Date.now()): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ ...flash, atMs: nowMs }))
  } catch {
    // The action itself succeeded all the same.
  }
}

/** Takes the previous page's message, once; null if there is none. */
export function takeFlash(nowMs = Date.now()): Flash | null {
  try {
    const stored = window.sessionStorage.getItem(KEY)
    window.sessionStorage.removeItem(KEY)
    const { title, text, atMs } = JSON.parse(stored ?? '{}') as Record<string, unknown>
    if (typeof text !== 'string' || typeof atMs !== 'number' || nowMs - atMs > WITHIN_MS) return null
    return typeof title === 'string' ? { title, text } : { text }
  } catch {
    return null
  }
}
