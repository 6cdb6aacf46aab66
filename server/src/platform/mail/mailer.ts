import { createTransport } from 'nodemailer'
import { codeOf } from '../database/failure.ts'
import type { Mailer } from './mail.ts'
import type { Outbox } from './outbox.ts'

/**
 * The mail server did not accept a mail. The message contains no address and no content, so it may be logged.
 */
export class MailFailure extends Error {
  override name = 'MailFailure'
  /** The mail server refuses this recipient or this mail for good. */
  readonly isFinal: boolean

  constructor(message: string, isFinal: boolean) {
    super(message)
    this.isFinal = isFinal
  }
}

interface MailerOptions {
  readonly smtpUrl: string | undefined
  /** Mails contain codes and links, so a mail server without TLS gets none. */
  readonly requiresTls: boolean
  readonly from: string
  /** Takes the mails if there is no SMTP server. */
  readonly outbox: Outbox | undefined
}

/** Short enough to retry soon after a server hangs, long enough for a slow connection. */
const TIMEOUTS_MS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
} as const

/** The longest a send can take, all steps included. */
export const LONGEST_SEND_SECONDS = 120

/** Sends by SMTP if a server is set, else into the outbox. */
export function createMailer({ smtpUrl, requiresTls, from, outbox }: MailerOptions): Mailer {
  if (smtpUrl === undefined) {
    if (outbox === undefined) throw new Error('mail needs an SMTP server or an outbox')
    return outbox
  }
  const transport = openTransport({ smtpUrl, requiresTls })
  const sender = from.includes('<') ? from : { name: 'Ozi', address: from }
  return {
    async send({ to, replyTo, subject, text, html }) {
      try {
        await transport.sendMail({
          from: sender,
          // An object, so that the address is never parsed as a list of addresses.
          to: { name: '', address: to },
          ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
        })
      } catch (error) {
        throw toFailure(error)
      }
    },
  }
}

const openTransport = ({ smtpUrl, requiresTls }: { smtpUrl: string; requiresTls: boolean }) =>
  createTransport({
    url: smtpUrl,
    ...TIMEOUTS_MS,
    ...(requiresTls ? { requireTLS: true, ignoreTLS: false } : {}),
  })

/** Connects to the mail server and logs in, without a mail. @throws MailFailure */
export async function requireMailServer(server: { smtpUrl: string; requiresTls: boolean }): Promise<void> {
  try {
    await openTransport(server).verify()
  } catch (error) {
    throw toFailure(error)
  }
}

/** Errors of the mail server contain the recipient's address, so only their codes are kept. */
function toFailure(error: unknown): MailFailure {
  const code = codeOf(error) ?? 'unknown'
  const answer = replyCodeOf(error)
  // A refused login or greeting is for us to fix, so those mails wait and are retried; a refused mailbox
  // stays refused.
  const isFinal = (code === 'EENVELOPE' || code === 'EMESSAGE') && answer !== undefined && answer >= 500
  return new MailFailure(`the mail server did not take it (${[code, answer].join(' ').trim()})`, isFinal)
}

function replyCodeOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('responseCode' in error)) return undefined
  return typeof error.responseCode === 'number' ? error.responseCode : undefined
}
