import { greet } from '../../platform/mail/greeting.ts'
import { composeLetter } from '../../platform/mail/letter.ts'
import type { Letter } from '../../platform/mail/mail.ts'
import { linesOf } from './contact-letter.ts'
import type { AnswerToMessage } from './messages.store.ts'

/** The staff's answer to a message from /contact, with the message below it. */
export function answerLetter({ name, message, content }: AnswerToMessage): Letter {
  return composeLetter({
    subject: 'Your message to Ozi',
    greeting: greet(name),
    paragraphs: linesOf(content),
    closing: ['You wrote to us:', ...linesOf(message).map((line) => `> ${line}`)],
    footer: 'Reply to this mail to write to us again.',
  })
}
