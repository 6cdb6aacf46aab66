import { greet } from '../../platform/mail/greeting.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { MailContent } from '../../platform/mail/mail.ts'
import { linesOf } from './contact-mail.ts'
import type { AnswerToMessage } from './messages.store.ts'

/** The staff's answer to a message from /contact, with the message below it. */
export function contactAnswerMail({ name, message, content }: AnswerToMessage): MailContent {
  return composeMail({
    subject: 'Your message to Ozi',
    greeting: greet(name),
    paragraphs: linesOf(content),
    closing: ['You wrote to us:', ...linesOf(message).map((line) => `> ${line}`)],
    footer: 'Reply to this mail to write to us again.',
  })
}
