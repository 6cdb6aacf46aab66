import type { ContactInput } from '@ozi/contract'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { greet } from '../../platform/mail/greeting.ts'
import type { MailContent } from '../../platform/mail/mail.ts'
import type { AnswerFacts } from './contact.store.ts'

/** A mail's subject is a single line, so line breaks in the name become spaces. */
const LINE_BREAKS = /\s+/g
const SUBJECT_NAME_LENGTH = 60

/** The mail that brings a message from /contact to support, with its line breaks kept. */
export function contactMail(
  { name, email, message }: ContactInput,
  { listUrl, isLast }: { readonly listUrl: string; readonly isLast: boolean },
): MailContent {
  const shortName = name.replaceAll(LINE_BREAKS, ' ').slice(0, SUBJECT_NAME_LENGTH)
  return composeMail({
    subject: `Message from ${shortName}`,
    greeting: `${name} (${email}) wrote on the contact page:`,
    paragraphs: linesOf(message),
    ...(isLast
      ? {
          closing: [
            `Very many messages came within an hour. Those that come now are not mailed; read them at ${listUrl}.`,
          ],
        }
      : {}),
    footer: `Reply to this mail to write to ${email}.`,
  })
}

/** The staff's answer to a message from /contact, with the message below it. */
export function answerMail({ name, message, content }: AnswerFacts): MailContent {
  return composeMail({
    subject: 'Your message to Ozi',
    greeting: greet(name),
    paragraphs: linesOf(content),
    closing: ['You wrote to us:', ...linesOf(message).map((line) => `> ${line}`)],
    footer: 'Reply to this mail to write to us again.',
  })
}

const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
