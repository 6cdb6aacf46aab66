const KEY = 'reloaded-at'
const ONCE_IN_MS = 60_000

/** What browsers say of a script that could not be had. */
const GONE = /dynamically imported module|importing a module script failed|error loading dynamically/i

/** Whether a page broke because a part of it is not there, as after a new release. */
export const isPartGone = (error: unknown): boolean => error instanceof Error && GONE.test(error.message)

/** Loads the page anew, but not over and over: what is broken in the new one too is shown. */
export function reloadOnce(): void {
  if (!navigator.onLine) return
  try {
    const last = Number(window.sessionStorage.getItem(KEY))
    if (Date.now() - last < ONCE_IN_MS) return
    window.sessionStorage.setItem(KEY, String(Date.now()))
  } catch {
    // Without a memory it could go on for ever.
    return
  }
  window.location.reload()
}

/**
 * Whether the server has another release by now, so that what is missing of this one never comes. A network that is
 * away says nothing of that.
 * @param manifest the address of this release's list of routes
 */
export async function isGone(manifest: string): Promise<boolean> {
  if (manifest === '') return false
  const answer = await fetch(manifest, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.status === 404
}
