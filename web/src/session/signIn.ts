import type { SessionUser } from '@ozi/contract'
import { client } from '~/api'
import { forgetStartingWith } from '~/api/browserStorage'
import { DRAFT_KEY } from './draftKey'
import { readSession, resetSession, startSession } from './session'

/** How long signing out waits for the server before the browser forgets the session anyway. */
const SIGN_OUT_WITHIN_MS = 4_000

/** @throws refused credentials, see `refusalOf` */
export async function signIn(credentials: { email: string; password: string }): Promise<SessionUser> {
  const { user, token } = await client.accounts.login(credentials)
  startSession(user, token)
  return user
}

/**
 * Ends the session at the server and on this browser. Without a connection it ends on this browser
 * all the same: whoever hands the phone on must not stay signed in.
 */
export async function signOut(): Promise<void> {
  const { token } = readSession()
  // Also without a token: the session's cookie may still be there.
  const told = client.accounts.logout().catch(() => undefined)
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, SIGN_OUT_WITHIN_MS))])
  // Someone may have signed in anew meanwhile, in another tab.
  if (readSession().token !== token) return
  resetSession()
  forgetStartingWith(DRAFT_KEY)
}
