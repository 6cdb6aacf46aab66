import type { SessionUser } from '@ozi/contract'
import { client } from '~/api'
import { resetSession, readSession, startSession } from './session'

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
  const wasLoggedIn = readSession().isLoggedIn
  const told = wasLoggedIn ? client.accounts.logout().catch(() => undefined) : undefined
  await told
  resetSession()
}
