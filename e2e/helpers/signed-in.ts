import type { Page } from '@playwright/test'
import { callApi } from './journey.ts'

interface Session {
  readonly user: object
  readonly token: string
}

/** Signs somebody in on a page that was not opened yet, without the form of /login. */
export async function signIn(
  page: Page,
  url: string,
  person: { readonly email: string; readonly password: string },
): Promise<{ readonly token: string }> {
  const { body } = await callApi<Session>(url, '/auth/user/login', { body: person })
  await page.addInitScript(
    ([token, user]) => {
      // Once per tab: after a logout they stay logged out.
      if (sessionStorage.getItem('was-signed-in') !== null) return
      sessionStorage.setItem('was-signed-in', 'yes')
      localStorage.setItem('token', token)
      localStorage.setItem('user', user)
    },
    [body.token, JSON.stringify({ isLoggedIn: true, data: body.user })] as const,
  )
  return { token: body.token }
}
