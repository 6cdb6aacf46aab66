import { onwardPath, safeReturnPath } from '~/session/paths'
import { readSession, watchSession } from '~/session/session'

/** The user's goal before having to sign in. */
export const headedFor = (): string | null =>
  safeReturnPath(new URLSearchParams(window.location.search).get('next'))

/**
 * Runs now, whenever the session changes, also in another tab, and when the page is restored from the
 * back/forward cache.
 */
export function asTheSessionIs(act: () => void): void {
  act()
  watchSession(act)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) act()
  })
}

/** For ways in: navigates signed-in users on to where they were headed. */
export function leadOnWhoIsSignedIn(): void {
  asTheSessionIs(() => {
    const { data } = readSession()
    if (data) window.location.replace(onwardPath(data, headedFor()))
  })
}
