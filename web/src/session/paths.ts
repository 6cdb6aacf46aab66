import type { Role, SessionUser } from '@ozi/contract'

type Arriving = Pick<SessionUser, 'isOTPVerified' | 'role'>

/** The first page of those who have one of their own; the staff's is reached from the dashboard. */
const HOME: Readonly<Partial<Record<Role, string>>> = { rider: '/rider', vendor: '/vendor' }

/** Where someone belongs right after signing in. */
export const landingPath = ({ isOTPVerified, role }: Arriving): string =>
  isOTPVerified ? (HOME[role] ?? '/dashboard') : '/verify'

/** The same, keeping where one was headed: there at once, or after the code was entered. */
export function onwardPath(user: Arriving, headedFor: string | null): string {
  if (headedFor === null) return landingPath(user)
  return user.isOTPVerified ? headedFor : `/verify?next=${encodeURIComponent(headedFor)}`
}

/** Pages that end by sending one on; coming back to them would go in a circle. */
const WAY_IN = ['/login', '/register', '/verify', '/logout', '/forgot', '/new-password']

/**
 * A path of this site that one was on the way to, taken from the address bar and therefore not
 * trusted: anything that would lead to another site, or back to a way in, is none.
 */
export function safeReturnPath(text: string | null): string | null {
  if (text === null || !text.startsWith('/')) return null
  const home = 'https://ozi.invalid'
  const url = parseUrl(text, home)
  if (url === null || url.origin !== home || WAY_IN.includes(url.pathname)) return null
  // As /..//evil.example, once its dots are gone: read again, it would be another site's address.
  if (url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

/** The login page, which leads on to where one was headed. */
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
