import { LEFT_COOKIE } from '@ozi/contract'

const NAME = 'ozi_account'
const LONGEST_SECONDS = 400 * 24 * 3600

/** With the prefix, no neighbouring host can set it. Browsers accept that by https alone. */
const nameOf = (cookie: string, isSecure: boolean) => (isSecure ? `__Host-${cookie}` : cookie)

/**
 * Names the account that this browser shows, null for none. The session's own cookie cannot be deleted without a
 * network, so the server renders a page for somebody only where this cookie names the same account.
 */
export function nameAccount(accountId: string | null): void {
  write(NAME, accountId)
}

/** Makes the next request that reaches the server end the session of this browser's cookie, which scripts cannot read. */
export function oweLogOut(): void {
  write(LEFT_COOKIE, '1')
}

function write(cookie: string, value: string | null): void {
  if (typeof document === 'undefined') return
  const lasting = value === null ? 'Max-Age=0' : `Max-Age=${String(LONGEST_SECONDS)}`
  const isSecure = window.location.protocol === 'https:'
  const name = nameOf(cookie, isSecure)
  document.cookie = `${name}=${value ?? ''}; Path=/; ${lasting}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/**
 * The account that these cookies of a request name; null if they name none.
 * @param isSecure whether the site is reached by https
 */
export function accountIn(cookies: string, isSecure: boolean): string | null {
  const start = `${nameOf(NAME, isSecure)}=`
  const named = cookies.split('; ').find((cookie) => cookie.startsWith(start))
  return named?.slice(start.length) || null
}
