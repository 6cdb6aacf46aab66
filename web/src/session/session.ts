import type { SessionUser } from '@ozi/contract'
import { forget, readStored, store, watchStored } from '~/api/browserStorage'
import { forgetToken, readToken, storeToken, TOKEN_KEY } from '~/api/token'
import { isSessionUser } from './sessionUser'

/** Where the browser keeps who is signed in. */
export const USER_KEY = 'user'

/** Who is signed in on this browser. What it says is for show: the server decides on each call. */
export type Session =
  | { readonly isLoggedIn: true; readonly data: SessionUser; readonly token: string }
  | { readonly isLoggedIn: false; readonly data: null; readonly token: null }

export const SIGNED_OUT: Session = { isLoggedIn: false, data: null, token: null }

const listeners = new Set<() => void>()
let kept: { user: string | null; token: string | null; session: Session } | null = null

/** The present session; the same object until it changes. */
export function readSession(): Session {
  const user = readStored(USER_KEY)
  const token = readToken()
  if (kept?.user === user && kept.token === token) return kept.session
  kept = { user, token, session: parseSession(user, token) }
  return kept.session
}

/** Signs in on this browser. */
export function startSession(user: SessionUser, token: string): void {
  storeToken(token)
  keepUser(user)
}

/** Changes what is known of who is signed in, and leaves the rest; nothing when nobody is. */
export function updateSession(change: Partial<SessionUser>): void {
  const { data } = readSession()
  if (data) keepUser({ ...data, ...change })
}

/** Forgets who was signed in, here and in this browser's other tabs. */
export function resetSession(): void {
  forgetToken()
  forget(USER_KEY)
  tellListeners()
}

/** @returns stops telling */
export function watchSession(changed: () => void): () => void {
  listeners.add(changed)
  const stopWatching = watchStored([USER_KEY, TOKEN_KEY], changed)
  return () => {
    listeners.delete(changed)
    stopWatching()
  }
}

function keepUser(data: SessionUser): void {
  store(USER_KEY, JSON.stringify({ isLoggedIn: true, data }))
  tellListeners()
}

const tellListeners = () => listeners.forEach((tell) => tell())

/** A session is whole or none: a token without a readable user, or the reverse, counts as signed out. */
function parseSession(text: string | null, token: string | null): Session {
  if (text === null || token === null) return SIGNED_OUT
  try {
    const { data } = JSON.parse(text) as { data?: unknown }
    return isSessionUser(data) ? { isLoggedIn: true, data, token } : SIGNED_OUT
  } catch {
    return SIGNED_OUT
  }
}
