const NAME = 'ozi_account'
const LONGEST_SECONDS = 400 * 24 * 3600

/**
 * Names the account that this browser shows, null for none. The session's own cookie cannot be deleted without a
 * network, so the server renders a page for somebody only where this cookie names the same account.
 */
export function nameAccount(accountId: string | null): void {
  if (typeof document === 'undefined') return
  const lasting = accountId === null ? 'Max-Age=0' : `Max-Age=${String(LONGEST_SECONDS)}`
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${NAME}=${accountId ?? ''}; Path=/; ${lasting}; SameSite=Lax${secure}`
}

/** The account that these cookies of a request name; null if they name none. */
export function accountIn(cookies: string): string | null {
  const named = cookies.split('; ').find((cookie) => cookie.startsWith(`${NAME}=`))
  return named?.slice(NAME.length + 1) || null
}
