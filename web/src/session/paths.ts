import type { Role, SessionUser } from '@ozi/contract'

type Arriving = Pick<SessionUser, 'isOTPVerified' | 'role'>

/** The home pages of roles that have one; staff get to theirs from the dashboard. */
const HOME: Readonly<Partial<Record<Role, string>>> = { rider: '/rider', vendor: '/vendor' }

/** The page after signing in. */
export const landingPath = ({ isOTPVerified, role }: Arriving): string =>
  isOTPVerified ? (HOME[role] ?? '/dashboard') : '/verify'

/** The start of the installed app, as its manifest says. */
const APP_START = '/dashboard?source=app'

/** The page to which the installed app leads a person from its start, by their role; null on any other page. */
export function pathFromAppStart(path: string, user: Arriving): string | null {
  const home = landingPath(user)
  return path === APP_START && home !== '/dashboard' ? home : null
}

/** The page after signing in, or after entering the code, which then leads to where the user was headed. */
export function onwardPath(user: Arriving, headedFor: string | null): string {
  if (headedFor === null) return landingPath(user)
  return user.isOTPVerified ? headedFor : `/verify?next=${encodeURIComponent(headedFor)}`
}

/** Pages that redirect when they are done; returning to them would loop. */
const WAY_IN = ['/login', '/register', '/verify', '/logout', '/forgot', '/new-password']

/**
 * A path on this site where the user was headed. It comes from the address bar and is not trusted: anything
 * that leads to another site, or back to a way in, becomes null.
 */
export function safeReturnPath(text: string | null): string | null {
  const path = localPath(text)
  return path === null || WAY_IN.includes(path.split(/[?#]/)[0] ?? '') ? null : path
}

/** A path on this site, from an address that is not trusted; null for anything that leads to another site. */
export function localPath(text: string | null): string | null {
  if (text === null || !text.startsWith('/')) return null
  const home = 'https://ozi.invalid'
  const url = parseUrl(text, home)
  if (url === null || url.origin !== home) return null
  // E.g. /..//evil.example: after its dots are resolved, the path would be read as another site's address.
  if (url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

/** The login page, which then leads to where the user was headed. */
export function loginPath(headedFor: string): string {
  const path = safeReturnPath(headedFor)
  return path === null || path === '/dashboard' ? '/login' : `/login?next=${encodeURIComponent(path)}`
}

function parseUrl(text: string, base: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
