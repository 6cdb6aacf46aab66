import type { Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { refusalOf, startTestApp, type TestApp } from '../../../test/app.ts'
import { testMailServer, type TestMailServer } from '../../../test/smtp.ts'

const SUPPORT = 'support@ozi.test'
const RECEIVED = 'We have received your message, you will hear from us soon'

let smtp: TestMailServer
let app: TestApp

beforeAll(async () => {
  smtp = await testMailServer()
  app = await startTestApp({
    RATE_LIMITS: 'on',
    SMTP_URL: smtp.url,
    SUPPORT_EMAIL: SUPPORT,
    MAIL_FROM: 'hello@ozi.test',
  })
  await smtp.open()
})
afterAll(async () => {
  await app.stop()
  await smtp.close()
})
beforeEach(async () => {
  await app.sql`truncate rate_limits, contact_messages, notification_deliveries cascade`
  // Jobs of the test before find nothing to mail any more.
  await vi.waitFor(
    async () =>
      expect(
        await app.sql`select from pgboss.job where name = 'notification-mail' and state <> 'completed'`,
      ).toHaveLength(0),
    { timeout: 15_000 },
  )
  smtp.mails.length = 0
})

const written = {
  name: 'Ada Obi',
  email: 'ada@ozi.test',
  message: 'My parcel is late.\n\nPlease call me.',
}
const send = (input: Partial<typeof written> = {}) => app.client().contact.send({ ...written, ...input })
const kept = () => app.sql`select name, email, message from contact_messages order by _id`

async function newestMail(): Promise<Email> {
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), { timeout: 10_000 })
  return smtp.mails[0] as Email
}

describe('a contact message', () => {
  // promise (everyone): A contact message is stored, mailed to support, confirmed, and read by the staff
  it('of anybody is stored, confirmed and mailed to support', async () => {
    const answer = await app.request('POST', '/contact', { body: JSON.stringify(written) })
    expect(answer.status).toBe(201)
    expect(answer.json()).toEqual({ success: true, message: RECEIVED })
    expect((await kept()).map(({ name, email, message }) => ({ name, email, message }))).toEqual([written])
    const mail = await newestMail()
    expect(mail.to).toMatchObject([{ address: SUPPORT }])
    expect(mail.from).toMatchObject({ address: 'hello@ozi.test' })
    expect(mail.replyTo).toMatchObject([{ address: 'ada@ozi.test' }])
    expect(mail.subject).toBe('Message from Ada Obi')
    expect(mail.text).toContain('My parcel is late.')
    expect(mail.text).toContain('Please call me.')
    await vi.waitFor(
      async () =>
        expect(await app.sql`select status from notification_deliveries`).toEqual([{ status: 'sent' }]),
      { timeout: 15_000 },
    )
  })

  it('is answered from our address, and a reply reaches support', async () => {
    await send()
    await newestMail()
    const staff = await app.staff('support')
    const { messages } = await staff.client.contact.list({})
    smtp.mails.length = 0
    const content = 'It comes at five.\r\nBcc: everybody@ozi.test'
    await staff.client.contact.answer({ id: messages[0]?._id ?? '', content, seenAnswers: 0 })
    const mail = await newestMail()
    expect(mail.to).toMatchObject([{ address: 'ada@ozi.test' }])
    expect(mail.from).toMatchObject({ address: 'hello@ozi.test' })
    expect(mail.replyTo).toMatchObject([{ address: SUPPORT }])
    expect(mail.bcc).toBeUndefined()
  })

  it('has a name of one line, so that a name adds no lines to our mail', async () => {
    await send({ name: 'Ada\r\nBcc: everybody@ozi.test\r\n\r\nYour account is locked.' })
    const { text, bcc, subject } = await newestMail()
    expect(bcc).toBeUndefined()
    expect(subject).toBe('Message from Ada Bcc: everybody@ozi.test Your account is locked.')
    expect(text).toContain('Ada Bcc: everybody@ozi.test Your account is locked. (ada@ozi.test)')
  })

  it('with markup arrives as the text it is', async () => {
    await send({ name: '<b>Ada</b>', message: '<script>alert(1)</script> & "so on"' })
    const mail = await newestMail()
    expect(mail.text).toContain('<script>alert(1)</script> & "so on"')
    expect(mail.html).not.toContain('<script>')
    expect(mail.html).not.toContain('<b>Ada')
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;so on&quot;')
  })

  it('cannot add a header or a recipient to the mail', async () => {
    await send({ name: 'Ada\r\nBcc: victim@ozi.test', message: 'Hello\r\n.\r\nRCPT TO:<victim@ozi.test>' })
    const mail = await newestMail()
    expect(mail.bcc ?? []).toEqual([])
    expect(mail.to).toMatchObject([{ address: SUPPORT }])
    expect(mail.headers.filter(({ key }) => key === 'bcc')).toEqual([])
    expect(mail.subject).toBe('Message from Ada Bcc: victim@ozi.test')
    expect((await refusalOf(send({ email: 'ada@ozi.test\r\nBcc: victim@ozi.test' }))).status).toBe(400)
  })

  it.each([
    ['name', { name: '  ' }, 'Please enter your name.'],
    ['email', { email: '' }, 'This is not an e-mail address.'],
    ['email', { email: 'ada' }, 'This is not an e-mail address.'],
    ['message', { message: '\n' }, 'Please write your message.'],
    ['message', { message: 'a'.repeat(2001) }, 'Please keep this under 2000 characters.'],
  ])('without a proper %s is refused beside that field, and not kept', async (field, input, message) => {
    const refused = await refusalOf(send(input))
    expect(refused).toMatchObject({ status: 400, code: 'VALIDATION', data: { fields: { [field]: message } } })
    expect(await kept()).toHaveLength(0)
  })

  // promise (everyone): A contact message is stored, mailed to support, confirmed, and read by the staff
  it('is stored while the mail server is down, and mailed later', async () => {
    await smtp.close()
    await send({ message: 'Are you there?' })
    expect(await kept()).toMatchObject([{ message: 'Are you there?' }])
    await smtp.open()
    expect((await newestMail()).text).toContain('Are you there?')
  })

  it('is the last of an hour after twenty from one address', async () => {
    const body = JSON.stringify(written)
    const statuses: number[] = []
    for (let count = 0; count < 21; count += 1) {
      statuses.push((await app.request('POST', '/contact', { body, from: '192.0.2.7' })).status)
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 201))
    expect(statuses[20]).toBe(429)
    expect(await kept()).toHaveLength(20)
    expect((await app.request('POST', '/contact', { body, from: '192.0.2.8' })).status).toBe(201)
  })

  it('leaves no name, address or word of it in the logs', async () => {
    await send()
    await newestMail()
    expect(app.logText()).not.toContain('ada@ozi.test')
    expect(app.logText()).not.toContain('My parcel is late')
  })
})
