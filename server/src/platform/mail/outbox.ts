import type { FastifyInstance } from 'fastify'
import type { Queries } from '../database/database.ts'
import { escapeHtml } from './html.ts'
import type { Mail, Mailer } from './mail.ts'

/** A mail in the outbox. */
interface OutboxMail extends Mail {
  readonly _id: string
  readonly createdAt: string
}

/** Stores mails on a machine without an SMTP server, for the developer to read. */
export interface Outbox extends Mailer {
  /** Newest first. */
  list(limit: number): Promise<OutboxMail[]>
}

const KEPT = 500
const SHOWN = 100

export function createOutbox(queries: Queries): Outbox {
  return {
    async send({ to, subject, text, html }) {
      await queries`
        with kept as (
          insert into outbox_mails (to_address, subject, text, html)
          values (${to}, ${subject}, ${text}, ${html})
          returning _id
        )
        delete from outbox_mails where _id <= (select _id from kept) - ${KEPT}`
    },
    async list(limit) {
      const rows = await queries<OutboxRow[]>`
        select _id, to_address, subject, text, html, created_at
        from outbox_mails order by _id desc limit ${limit}`
      return rows.map(toOutboxMail)
    },
  }
}

interface OutboxRow {
  _id: number | string
  to_address: string
  subject: string
  text: string
  html: string
  created_at: Date
}

function toOutboxMail(row: OutboxRow): OutboxMail {
  return {
    _id: String(row._id),
    to: row.to_address,
    subject: row.subject,
    text: row.text,
    html: row.html,
    createdAt: row.created_at.toISOString(),
  }
}

/**
 * Serves the outbox at /dev/outbox (a page) and /dev/outbox.json. Never in production: mails contain codes.
 */
export function serveOutbox(server: FastifyInstance, outbox: Outbox): void {
  server.get('/dev/outbox.json', async (_request, reply) => {
    void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
    return { mails: await outbox.list(SHOWN) }
  })
  server.get('/dev/outbox', async (_request, reply) => {
    void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
    return reply.type('text/html; charset=utf-8').send(page(await outbox.list(SHOWN)))
  })
}

const STYLE = `
:root { color-scheme: light dark }
body { margin: 0 auto; max-width: 44rem; padding: 16px; font: 16px/1.5 system-ui, sans-serif }
h1 { font-size: 1.5rem; margin: 8px 0 }
header p, .about { margin: 0 0 12px }
article { border: 1px solid GrayText; border-radius: 14px; padding: 16px; margin: 0 0 16px }
h2 { font-size: 1.1rem; margin: 0 }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
`

function page(mails: readonly OutboxMail[]): string {
  const list = mails.length === 0 ? '<p>No mail has been sent yet.</p>' : mails.map(article).join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Outbox</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>Outbox</h1>
<p>Mails that would have been sent if SMTP_URL were set, the newest first. <a href="/dev/outbox">Refresh</a></p>
</header>
<main>
${list}
</main>
</body>
</html>
`
}

function article({ to, subject, text, createdAt }: OutboxMail): string {
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="about">to ${escapeHtml(to)}, <time datetime="${createdAt}">${createdAt.slice(0, 19).replace('T', ' ')} UTC</time></p>
<pre>${withLinks(text)}</pre>
</article>`
}

/** Turns URLs in the text into links; the rest stays text. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => {
      const shown = escapeHtml(part)
      return index % 2 === 1 ? `<a href="${shown}">${shown}</a>` : shown
    })
    .join('')
}
