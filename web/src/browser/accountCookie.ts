const NAME = 'ozi_account'
const LONGEST_SECONDS = 400 * 24 * 3600

/** With the prefix, no neighbouring host can set it. Browsers accept that by https alone. */
const nameOf = (isSecure: boolean) => (isSecure ? `__Host-${NAME}` : NAME)

/**
 * Names the account that this browser shows, null for none. The session's own cookie cannot be deleted without a
 * network, so the server renders a page for somebody only where this cookie names the same account.
 */
export function nameAccount(accountId: string | null): void {
  if (typeof document === 'undefined') return
  const lasting = accountId === null ? 'Max-Age=0' : `Max-Age=${String(LONGEST_SECONDS)}`
  const isSecure = window.location.protocol === 'https:'
  document.cookie = `${nameOf(isSecure)}=${accountId ?? ''}; Path=/; ${lasting}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/**
 * The account that these cookies of a request name; null if they name none.
 * @param isSecure whether the site is reached by https
 */
export function accountIn(cookies: string, isSecure: boolean): string | null {
  const start = `${nameOf(isSecure)}=`
  const named = cookies.split('; ').find((cookie) => cookie.startsWith(start))
  return named?.slice(start.length) || null
}
