import { forget, forgetStartingWith } from '~/api/browserStorage'
import { DRAFT_KEY, KEPT_ANSWERS_KEY } from './personalKeys'
import { readSession, resetSession } from './session'

/** How long signing out waits for the server before the browser forgets the session anyway. */
const SIGN_OUT_WITHIN_MS = 4_000

/**
 * Ends the session at the server and on this browser, with all that is theirs who leave. Without a connection it ends
 * on this browser all the same: whoever hands the phone on must not stay signed in.
 * @param tellServer makes the call; also without a token, since the session's cookie may still be there
 */
export async function endSession(tellServer: () => Promise<unknown>): Promise<void> {
  const { token } = readSession()
  const told = tellServer().catch(() => undefined)
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, SIGN_OUT_WITHIN_MS))])
  // Someone may have signed in anew meanwhile, in another tab.
  if (readSession().token !== token) return
  resetSession()
  forgetStartingWith(DRAFT_KEY)
  forget(KEPT_ANSWERS_KEY)
}
