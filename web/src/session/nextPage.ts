/** A message that one page leaves for the next, because a full page load keeps no state. */
export interface NextPageNotice {
  /** With a title it is shown in a dialog, otherwise as a toast. */
  readonly title?: string
  readonly text: string
}

const KEY = 'told'

/** If the next page never loads, a later one must not show an old message. */
const WITHIN_MS = 2 * 60_000

/** Stores a message for the next page in this tab. Lost if storage is blocked. */
export function tellNextPage(told: NextPageNotice, nowMs = Date.now()): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ ...told, atMs: nowMs }))
  } catch {
    // The action itself succeeded all the same.
  }
}

/** Takes the previous page's message, once; null if there is none. */
export function takeTold(nowMs = Date.now()): NextPageNotice | null {
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
