import { onwardPath, safeReturnPath } from '~/session/paths'
import { readSession, watchSession } from '~/session/session'

/** Where one was headed before one had to sign in. */
export const headedFor = (): string | null =>
  safeReturnPath(new URLSearchParams(window.location.search).get('next'))

/** Does it now, whenever the session changes, also in another tab, and when one comes back to the page. */
export function asTheSessionIs(act: () => void): void {
  act()
  watchSession(act)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) act()
  })
}

/** Pages for those who are not signed in yet: the others are led on, to where they were headed. */
export function leadOnWhoIsSignedIn(): void {
  asTheSessionIs(() => {
    const { data } = readSession()
    if (data) window.location.replace(onwardPath(data, headedFor()))
  })
}
