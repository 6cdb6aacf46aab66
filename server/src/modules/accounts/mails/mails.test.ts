import { setTimeout as sleep } from 'node:timers/promises'
import { PASSWORD_LINK } from '@ozi/contract'
import type { Email } from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PASSWORD, startTestApp, type TestApp } from '../../../../test/app.ts'
import { testMailServer, type TestMailServer } from '../../../../test/smtp.ts'

let app: TestApp
let smtp: TestMailServer

beforeEach(async () => {
  smtp = await testMailServer()
  app = await startTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'hello@ozi.test' })
})
afterEach(async () => {
  await app.stop()
  await smtp.close()
})

const signUp = (email: string) =>
  app.client().accounts.signup({
    firstName: '<b>Ada</b>',
    lastName: 'Obi',
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    mobileNumber: '08031234567',
    role: 'user',
    gender: 'female',
  })
const codeIn = (mail: Email | undefined) => /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
const openJobs = async () =>
  (await app.sql`select 1 from pgboss.job where name = 'account-mail' and state < 'completed'`).length

describe('mail by SMTP', () => {
  it('arrives at once, as text and HTML, with a name as it was written', async () => {
    await smtp.open()
    await signUp('ada@ozi.test')
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), { timeout: 20_000 })
    const [mail] = smtp.mails
    expect(mail?.from).toMatchObject({ name: 'Ozi', address: 'hello@ozi.test' })
    expect(mail?.to?.[0]).toMatchObject({ address: 'ada@ozi.test' })
    expect(mail?.subject).toBe(`${codeIn(mail)} is your Ozi code`)
    expect(mail?.text).toContain('Hello <b>Ada</b>,')
    expect(mail?.html).toContain(codeIn(mail))
    expect(mail?.html).toContain('Hello &lt;b&gt;Ada&lt;/b&gt;,')
    await app.client().accounts.enterCode({ email: 'ada@ozi.test', enteredOtp: codeIn(mail) })
    expect(await app.sql`select 1 from outbox_mails`).toHaveLength(0)
  })

  it('waits for a server that is down, and the account is made at once', async () => {
    await signUp('patient@ozi.test')
    expect(await openJobs(), 'jobs of mails that are not sent').toBe(1)
    await vi.waitFor(() => expect(app.logText()).toContain('a job failed'), { timeout: 20_000 })
    // A code exists only once its mail is sent, so that its ten minutes begin with the mail.
    await vi.waitFor(async () => expect(await app.sql`select 1 from verification_codes`).toHaveLength(0), {
      timeout: 15_000,
    })
    await smtp.open()
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), { timeout: 15_000 })
    await app.client().accounts.enterCode({ email: 'patient@ozi.test', enteredOtp: codeIn(smtp.mails[0]) })
    expect(app.logText()).not.toContain('patient@ozi.test')
  })

  it('sends one code after an outage, however many were asked for meanwhile', async () => {
    await signUp('eager@ozi.test')
    for (let count = 0; count < 4; count += 1) {
      await app.sql`update code_attempts set requested_at = requested_at - interval '61 seconds'`
      await app.client().accounts.resendCode({ email: 'eager@ozi.test' })
    }
    // A mail in flight while another is requested may still arrive, so wait until all of them have failed.
    await vi.waitFor(
      async () => {
        const busy = await app.sql`
        select 1 from pgboss.job where name = 'account-mail' and state in ('created', 'active')`
        expect(busy).toHaveLength(0)
      },
      { timeout: 15_000 },
    )
    await smtp.open()
    await vi.waitFor(async () => expect(await openJobs()).toBe(0), { timeout: 25_000, interval: 200 })
    expect(smtp.mails).toHaveLength(1)
    await app.client().accounts.enterCode({ email: 'eager@ozi.test', enteredOtp: codeIn(smtp.mails[0]) })
  })

  it('gives up on an address that the server refuses, and logs it nowhere', async () => {
    smtp.refuse = (recipient) => Object.assign(new Error(`no mailbox ${recipient}`), { responseCode: 550 })
    await smtp.open()
    await signUp('nobody@ozi.test')
    await vi.waitFor(() => expect(app.logText()).toContain('refused for good'), { timeout: 20_000 })
    await vi.waitFor(async () => expect(await openJobs()).toBe(0), { timeout: 20_000 })
    expect(app.logText()).not.toContain('nobody@ozi.test')
    const [jobs] = await app.sql`select string_agg(output::text, ' ') as outputs from pgboss.job`
    expect(String(jobs?.['outputs'])).not.toContain('nobody@ozi.test')
  })

  it('tries again when the server says to come back later', async () => {
    let refusals = 0
    smtp.refuse = () => {
      refusals += 1
      return refusals === 1 ? Object.assign(new Error('greylisted'), { responseCode: 451 }) : null
    }
    await smtp.open()
    await signUp('grey@ozi.test')
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), { timeout: 15_000 })
    await sleep(300)
    expect(smtp.mails).toHaveLength(1)
  })

  it('tries again to mail a link, and does not count the failed try', async () => {
    await smtp.open()
    await signUp('hourly@ozi.test')
    await app.client().accounts.resetPassword({ email: 'hourly@ozi.test' })
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(2), { timeout: 20_000 })
    await vi.waitFor(async () => expect(await openJobs()).toBe(0), { timeout: 15_000 })
    await app.sql`
      update code_attempts set mails = ${PASSWORD_LINK.mailsADay},
        requested_at = now() - make_interval(mins => ${PASSWORD_LINK.thenEveryMinutes})`
    await app.sql`update password_links set created_at = created_at - interval '61 seconds'`
    let refusals = 0
    smtp.refuse = () => {
      refusals += 1
      return refusals === 1 ? Object.assign(new Error('greylisted'), { responseCode: 451 }) : null
    }
    await app.client().accounts.resetPassword({ email: 'hourly@ozi.test' })
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(3), { timeout: 15_000 })
    expect(refusals).toBe(2)
  })
})
