import { answeringRelease } from '~/api/release'

const KEY = 'reloaded-at'
const ONCE_IN_MS = 60_000

/** Browsers' error messages for a script that failed to load. */
const GONE = /dynamically imported module|importing a module script failed|error loading dynamically/i

/** Whether a page failed because one of its scripts is missing, as after a new release. */
export const isPartGone = (error: unknown): boolean => error instanceof Error && GONE.test(error.message)

/** Reloads the page, at most once a minute: if the new page fails, too, the error is shown. */
export function reloadOnce(): void {
  if (!navigator.onLine) return
  try {
    const last = Number(window.sessionStorage.getItem(KEY))
    if (Date.now() - last < ONCE_IN_MS) return
    window.sessionStorage.setItem(KEY, String(Date.now()))
  } catch {
    // Without storage it could reload forever.
    return
  }
  window.location.reload()
}

/** The address of this release's route manifest; each release has its own. */
export function manifestOfPage(): string {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: { url?: string } }
  return manifest?.url ?? ''
}

/** Whether the last answer came from another release than this page's. Always false in development. */
export function isAnsweredByAnother(): boolean {
  const answering = answeringRelease.read()
  const own = manifestOfPage()
  return import.meta.env.PROD && answering !== null && own !== '' && answering !== own
}

/**
 * Whether the server runs another release by now, so that missing parts of this one will never load. False if
 * the server is unreachable, since that says nothing.
 */
export async function isGone(): Promise<boolean> {
  const manifest = manifestOfPage()
  if (manifest === '') return false
  const answer = await fetch(manifest, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.status === 404
}
