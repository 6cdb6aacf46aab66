import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { createTestDatabase } from '../../../test/database.ts'
import { composeMail } from './compose-mail.ts'
import { createMailer } from './mailer.ts'
import { createOutbox, serveOutbox } from './outbox.ts'

const database = await createTestDatabase()
const outbox = createOutbox(database.sql)
const server = Fastify()
serveOutbox(server, outbox)
afterAll(async () => {
  await server.close()
  await database.drop()
})

const mail = (subject: string, text = 'Hello') => ({
  to: 'ada@ozi.test',
  subject,
  text,
  html: '<p>Hello</p>',
})

describe('the outbox', () => {
  it('shows an empty page before the first mail', async () => {
    expect((await server.inject('/dev/outbox')).body).toContain('No mail has been sent yet.')
  })

  it('keeps what would have been sent, the newest first', async () => {
    const mailer = createMailer({ smtpUrl: undefined, requiresTls: false, from: 'ozi@localhost', outbox })
    await mailer.send(mail('first'))
    await mailer.send(mail('second'))
    const { mails } = (await server.inject('/dev/outbox.json')).json<{
      mails: { subject: string; to: string }[]
    }>()
    expect(mails.map(({ subject }) => subject)).toEqual(['second', 'first'])
    expect(mails[0]).toMatchObject({ to: 'ada@ozi.test', text: 'Hello', html: '<p>Hello</p>' })
    const { body } = await server.inject('/dev/outbox')
    expect(body.indexOf('<h2>second')).toBeLessThan(body.indexOf('<h2>first'))
  })

  it('is a page without script, hidden from search engines', async () => {
    await outbox.send(
      mail('<script>alert(1)</script>', 'Go to https://ozi.test/new-password?token=a&b="x" now <b>'),
    )
    const { body, headers } = await server.inject('/dev/outbox')
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
    expect(headers['content-type']).toContain('text/html')
    expect(body).not.toMatch(/<script/i)
    expect(body).toContain('name="viewport"')
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).toContain('<a href="https://ozi.test/new-password?token=a&amp;b=">')
    expect(body).toContain('now &lt;b&gt;')
  })

  it('keeps the newest five hundred', async () => {
    await database.sql`
      insert into outbox_mails (to_address, subject, text, html)
      select 'x@ozi.test', 'many', '', '' from generate_series(1, 520)`
    await outbox.send(mail('last'))
    const [row] = await database.sql`select count(*)::int as count, max(subject) as subject from outbox_mails`
    expect(row?.['count']).toBeLessThanOrEqual(501)
  })

  it('is not there once mail goes by SMTP', async () => {
    const app = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:15511' })
    try {
      expect((await app.server.inject('/dev/outbox.json')).statusCode).toBe(404)
      expect((await app.server.inject('/dev/outbox')).statusCode).toBe(404)
    } finally {
      await app.stop()
    }
  })
})

describe('a mail', () => {
  const mail = composeMail({
    subject: 'A & B',
    greeting: 'Hello <Ada>,',
    paragraphs: ['1 < 2'],
    code: '012345',
    link: { label: 'Open "it"', url: 'https://ozi.test/?a=1&b=2' },
    closing: ['Bye & thanks'],
    footer: "Ozi's",
  })

  it('says the same as text and as HTML', () => {
    expect(mail.text).toContain(
      'Hello <Ada>,\n\n1 < 2\n\n    012345\n\nOpen "it":\nhttps://ozi.test/?a=1&b=2',
    )
    for (const part of [
      'Hello &lt;Ada&gt;,',
      '1 &lt; 2',
      '012345',
      'Open &quot;it&quot;',
      'Bye &amp; thanks',
    ]) {
      expect(mail.html).toContain(part)
    }
    expect(mail.html).toContain('href="https://ozi.test/?a=1&amp;b=2"')
    expect(mail.html).toContain('<title>A &amp; B</title>')
    expect(mail.html).not.toContain('<Ada>')
  })
})
