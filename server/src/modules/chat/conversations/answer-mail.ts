import { chatMessages } from '@ozi/contract'
import { firstNameOf } from '../../../platform/first-name.ts'
import { greet } from '../../../platform/mail/greeting.ts'
import { composeMail } from '../../../platform/mail/compose-mail.ts'
import type { MailContent } from '../../../platform/mail/mail.ts'
import type { Silence } from './answer-mails.store.ts'

/** The mail shows at most this many of the latest answers; the conversation has the rest. */
export const ANSWERS_MAILED = 5

export interface AnswerMailContext extends Pick<Silence, 'answers' | 'unread'> {
  /** The customer's name. */
  readonly name: string
  /** The page that opens the conversation. */
  readonly url: string
  readonly support: string
}

/** Tells customers what the staff answered after they had left. */
export function answerMail({ name, answers, unread, url, support }: AnswerMailContext): MailContent {
  const earlier = unread - answers.length
  return composeMail({
    subject: 'Ozi support has answered you',
    greeting: greet(name),
    paragraphs: [
      'You have an answer from Ozi support:',
      ...(earlier > 0
        ? [`(${earlier} earlier ${earlier === 1 ? 'message' : 'messages'} not shown here)`]
        : []),
      ...answers.flatMap(({ senderName, content }) =>
        paragraphsOf(`${firstNameOf(senderName)}: ${content || chatMessages.imageAlone}`),
      ),
    ],
    link: { label: 'Open the conversation', url },
    closing: ['Please answer there: a reply to this mail does not reach the conversation.'],
    footer: `Questions? Write to ${support}.`,
  })
}

const paragraphsOf = (text: string): string[] => text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
