import { oweLogOut } from '~/browser/accountCookie'
import { forget, forgetStartingWith } from '~/browser/browserStorage'
import { DRAFT_KEY, KEPT_ANSWERS_KEY } from './personalKeys'
import { readSession, resetSession } from './session'

/** How long signing out waits for the server before this browser forgets the session anyway. */
const SIGN_OUT_WITHIN_MS = 4_000

/**
 * Ends the session at the server and in this browser, and deletes the user's data from the browser. Works
 * without a network: before a phone is handed on, its user must be signed out.
 * @param tellServer makes the call; also without a token, since the session's cookie may still exist
 */
export async function endSession(tellServer: () => Promise<unknown>): Promise<void> {
  const { token } = readSession()
  // First, so that this call or, without a network, any later one ends the session.
  oweLogOut()
  const request = tellServer().catch(() => undefined)
  await Promise.race([request, new Promise((resolve) => setTimeout(resolve, SIGN_OUT_WITHIN_MS))])
  // Another tab may have signed in meanwhile.
  if (readSession().token !== token) return
  resetSession()
  forgetStartingWith(DRAFT_KEY)
  forget(KEPT_ANSWERS_KEY)
}
