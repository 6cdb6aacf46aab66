import { PASSWORD_LINK } from '@ozi/contract'
import { expect, test, vi } from 'vitest'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { PASSWORD, refusalOf } from '../../../test/app.ts'
import { riderRegistration, shopRegistration } from '../../../test/registrations.ts'

const app = await startAppForFile({ LOG_LEVEL: 'trace' })
const admin = await app.admin()

const OWN_PASSWORD = 'my own quiet evening'
const passwords = { password: PASSWORD, confirmPassword: PASSWORD }

const registerRider = async (number: number) =>
  (await admin.client.riders.register({ ...riderRegistration(number), ...passwords })).rider
const registerShop = async (number: number) =>
  (await admin.client.vendors.register({ ...shopRegistration(number), ...passwords })).vendor
const logIn = async (email: string, password: string) =>
  (await app.client().accounts.login({ email, password })).user.role
const mailsTo = async (email: string) =>
  app.sql<{ subject: string }[]>`select subject from outbox_mails where to_address = ${email}`
const openJobs = async () =>
  (await app.sql`select 1 from pgboss.job where name = 'account-mail' and state < 'completed'`).length

// promise (staff): A registered rider or shop is mailed where to log in and a link to choose a password
test.each([
  ['a rider', 'rider', registerRider, 'You ride for Ozi now', 'Hello Emeka,'],
  ['a shop', 'vendor', registerShop, 'Your shop is on Ozi now', 'Hello Shop 3001,'],
] as const)(
  '%s whom staff register is mailed a link to their own password',
  async (_who, role, register, subject, greeting) => {
    const { email } = await register(3001)
    const mail = await app.mailTo(email)
    expect(mail.subject).toBe(subject)
    expect(mail.text).toContain(greeting)
    expect(mail.text).toContain('Welcome to Ozi!')
    expect(mail.text).toContain('http://localhost:3000/login')
    expect(mail.text).not.toContain(PASSWORD)
    expect(await logIn(email, PASSWORD)).toBe(role)
    const token = /\/new-password\?token=([\w-]+)/.exec(mail.text)?.[1] ?? ''
    await app.client().accounts.newPassword({ token, password: OWN_PASSWORD, confirmPassword: OWN_PASSWORD })
    expect(await logIn(email, OWN_PASSWORD)).toBe(role)
    expect((await refusalOf(logIn(email, PASSWORD))).status).toBe(401)
    const jobs = await app.sql<{ data: object }[]>`select data from pgboss.job where name = 'account-mail'`
    expect(jobs.map(({ data }) => data)).toContainEqual({
      accountId: expect.any(String),
      purpose: `${role}-made`,
      requestId: expect.any(String),
    })
    const kept = JSON.stringify(jobs) + app.logText()
    for (const secret of [token, PASSWORD, OWN_PASSWORD, email]) expect(kept).not.toContain(secret)
  },
)

test('whoever is refused is not mailed', async () => {
  const { email } = await registerRider(3002)
  await app.mailTo(email)
  const again = { ...riderRegistration(3002), ...passwords, email: 'refused@ozi.test' }
  expect((await refusalOf(admin.client.riders.register(again))).status).toBe(400)
  expect((await refusalOf(registerRider(3002))).status).toBe(401)
  await vi.waitFor(async () => expect(await openJobs()).toBe(0), { timeout: 15_000 })
  expect(await mailsTo('refused@ozi.test')).toHaveLength(0)
  expect(await mailsTo(email)).toHaveLength(1)
})

// promise (staff): A registered rider or shop is mailed where to log in and a link to choose a password
test('an address is mailed at most ten welcomes a day', async () => {
  const { email } = riderRegistration(3003)
  for (let time = 0; time < PASSWORD_LINK.mailsADay + 2; time += 1) {
    const { _id: id } = await registerRider(3003)
    await vi.waitFor(async () => expect(await openJobs()).toBe(0), { timeout: 20_000 })
    await admin.client.riders.remove({ id })
  }
  expect(await mailsTo(email)).toHaveLength(PASSWORD_LINK.mailsADay)
  // Nor does that keep them from a link that they ask for.
  await registerRider(3003)
  await app.client().accounts.resetPassword({ email })
  await app.mailTo(email, ({ subject }) => subject === 'Choose a new Ozi password')
})
