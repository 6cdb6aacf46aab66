import type { SessionUser } from '@ozi/contract'
import { nameAccount } from '~/browser/accountCookie'
import { forget, readStored, store, watchStored } from '~/browser/browserStorage'
import { forgetToken, readToken, storeToken, TOKEN_KEY } from '~/api/token'
import { isSessionUser } from './sessionUser'

/** The storage key of the signed-in user. */
export const USER_KEY = 'user'

/** The session in this browser. For display only: the server checks each call. */
export type Session =
  | {
      readonly isLoggedIn: true
      readonly data: SessionUser
      /** null while a page is as the server rendered it. */
      readonly token: string | null
    }
  | { readonly isLoggedIn: false; readonly data: null; readonly token: null }

export const SIGNED_OUT: Session = { isLoggedIn: false, data: null, token: null }

let kept: { user: string | null; token: string | null; session: Session } | null = null

/** The current session; the same object until it changes. */
export function readSession(): Session {
  const user = readStored(USER_KEY)
  const token = readToken()
  if (kept?.user === user && kept.token === token) return kept.session
  kept = { user, token, session: parseSession(user, token) }
  return kept.session
}

/** Signs in in this browser. */
export function startSession(user: SessionUser, token: string): void {
  storeToken(token)
  keepUser(user)
}

/** Updates some fields of the signed-in user; does nothing if nobody is signed in. */
export function updateSession(change: Partial<SessionUser>): void {
  const { data } = readSession()
  if (data) keepUser({ ...data, ...change })
}

/** Signs out in this browser, in all its tabs. */
export function resetSession(): void {
  nameAccount(null)
  forgetToken()
  forget(USER_KEY)
}

/** @returns stops watching */
export const watchSession = (changed: () => void): (() => void) => watchStored([USER_KEY, TOKEN_KEY], changed)

function keepUser(data: SessionUser): void {
  // First, since those who watch the session may leave for a page that the server renders by this name.
  nameAccount(data._id)
  store(USER_KEY, JSON.stringify({ isLoggedIn: true, data }))
}

/** A token without a readable user, or a user without a token, counts as signed out. */
function parseSession(text: string | null, token: string | null): Session {
  if (text === null || token === null) return SIGNED_OUT
  try {
    const { data } = JSON.parse(text) as { data?: unknown }
    return isSessionUser(data) ? { isLoggedIn: true, data, token } : SIGNED_OUT
  } catch {
    return SIGNED_OUT
  }
}
