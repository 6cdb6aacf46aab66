import type { Browser, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { logInByApi } from './errands.ts'
import { ADMIN, callApi, type makeCustomer, PASSWORD, someone } from './journey.ts'
import { signIn } from './signed-in.ts'

type Ozi = Parameters<typeof makeCustomer>[0]

export interface Colleague {
  readonly name: string
  readonly email: string
  readonly token: string
}

const STEP_MS = 30_000

/** The code an authenticator app shows, `steps` from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS })

/** A staff member, invited and joined through the API. */
export async function makeColleague(ozi: Ozi, role: string, firstName = 'Zina'): Promise<Colleague> {
  const { email, mobileNumber } = someone(firstName)
  const admin = await logInByApi(ozi.url, ADMIN.email, ADMIN.password)
  await callApi(ozi.url, '/admin/staff/invitations', { token: admin, body: { email, role } })
  const link = await ozi.mailbox.waitFor(email, /invitation\?token=[\w-]+/)
  const name = `${firstName} ${email.split('.')[1]?.split('@')[0] ?? ''}`
  const joined = await callApi(ozi.url, '/auth/invitation/accept', {
    body: {
      token: link.slice(link.indexOf('=') + 1),
      name,
      mobileNumber,
      password: PASSWORD,
      confirmPassword: PASSWORD,
    },
  })
  if (joined.status !== 201) throw new Error(`joining was answered ${String(joined.status)}`)
  return { name, email, token: await logInByApi(ozi.url, email) }
}

/** Turns on their two-step login. @returns the secret for the authenticator app */
export async function guard(url: string, { token }: Pick<Colleague, 'token'>): Promise<string> {
  const begun = await callApi<{ secret: string }>(url, '/user/second-factor/secret', {
    token,
    body: { currentPassword: PASSWORD },
  })
  const { secret } = begun.body
  const on = await callApi(url, '/user/second-factor', { token, body: { code: codeOf(secret, -1) } })
  if (on.status !== 201) throw new Error(`turning it on was answered ${String(on.status)}`)
  return secret
}

/** A page of theirs in a separate browser context; the caller closes the context. */
export async function pageOfColleague(browser: Browser, url: string, { email }: Colleague): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await signIn(page, url, { email, password: PASSWORD })
  return page
}
