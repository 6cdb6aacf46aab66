import { vi } from 'vitest'
import { PASSWORD, type Person, type TestApp } from './app.ts'

/** The input that saves a profile, with some fields changed. */
export const profileOf = ({ user }: Person, change: Record<string, unknown> = {}) => ({
  id: user._id,
  name: user.name,
  email: user.email,
  mobileNumber: user.mobileNumber,
  address: '12 Wetheral Road',
  ...change,
})

export const saveProfile = (person: Person, change: Record<string, unknown> = {}) =>
  person.client.accounts.saveProfile(profileOf(person, change))

export const askForEmail = (person: Person, email: string) =>
  saveProfile(person, { email, currentPassword: PASSWORD })

export const readProfile = async (person: Person) =>
  (await person.client.accounts.readProfile({ id: person.user._id })).userProfile

export const confirmEmail = (person: Person, email: string, enteredOtp: string) =>
  person.client.accounts.enterCode({ email, enteredOtp })

/** Pretends that a minute has passed, so that another code may be requested. */
export const waitAMinute = ({ sql }: TestApp) =>
  sql`update code_attempts set requested_at = requested_at - interval '61 seconds'`

export const countMailsTo = async ({ sql }: TestApp, address: string) =>
  (await sql`select 1 from outbox_mails where to_address = ${address}`).length

/** Waits until all account mails have been sent. */
export const allMailed = ({ sql }: TestApp) =>
  vi.waitFor(
    async () => {
      const open = await sql`select 1 from pgboss.job where name = 'account-mail' and state < 'completed'`
      if (open.length > 0) throw new Error(`${open.length} mails are on their way`)
    },
    { timeout: 15_000 },
  )
