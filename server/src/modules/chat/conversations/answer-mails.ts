import { ANSWER_MAIL, chatMessages, SUPPORT_PAGES } from '@ozi/contract'
import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/database/database.ts'
import { greet } from '../../../platform/mail/greeting.ts'
import { composeMail } from '../../../platform/mail/compose-mail.ts'
import type { MailContent } from '../../../platform/mail/mail.ts'
import type { Notification, NotificationsService } from '../../notifications/notifications.service.ts'
import { nameOfSender } from '../messages/name-of-sender.ts'
import { findUnreadAnswers, type UnreadAnswers } from './answer-mails.store.ts'

export interface AnswerMailsDeps {
  readonly database: Database
  readonly notifications: Pick<NotificationsService, 'defineMail'>
  readonly config: Pick<Config, 'publicUrl' | 'mail'>
  /** How long an answer waits to be seen; `ANSWER_MAIL.afterSeconds` unless given. */
  readonly afterSeconds?: number | undefined
}

export interface AnswerMailInput {
  readonly conversationId: string
  readonly customerId: string
  /** The sequence of the first answer that the customer has not seen. */
  readonly firstUnreadAnswer: number
}

/** The mail shows at most this many of the latest answers; the conversation has the rest. */
const ANSWERS_MAILED = 5

/** Mails customers what the staff answered after they had left, once until they are back. */
export function createAnswerMails({ database, notifications, config, afterSeconds }: AnswerMailsDeps) {
  notifications.defineMail(
    ['chat_answered'],
    async ({ conversationId = '', firstUnreadAnswer = 0 }, reader) => {
      const unread = await findUnreadAnswers(database.sql, conversationId, firstUnreadAnswer, ANSWERS_MAILED)
      if (!unread || !reader) return null
      const url = `${config.publicUrl}${SUPPORT_PAGES[reader.role]}?support=${conversationId}`
      return answerMail({ ...unread, name: reader.name, url, support: config.mail.support })
    },
  )

  return {
    notificationOf: ({ customerId, ...subject }: AnswerMailInput): Notification => ({
      kind: 'chat_answered',
      to: { accountId: customerId },
      ...subject,
      mailAfterSeconds: afterSeconds ?? ANSWER_MAIL.afterSeconds,
    }),
  }
}

export type AnswerMails = ReturnType<typeof createAnswerMails>

interface AnswerMailFacts extends UnreadAnswers {
  /** The customer's name. */
  readonly name: string
  /** The page that opens the conversation. */
  readonly url: string
  readonly support: string
}

function answerMail({ name, answers, unread, url, support }: AnswerMailFacts): MailContent {
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
        paragraphsOf(`${nameOfSender(senderName, 'admin')}: ${content || chatMessages.imageAlone}`),
      ),
    ],
    link: { label: 'Open the conversation', url },
    closing: ['Please answer there: a reply to this mail does not reach the conversation.'],
    footer: `Questions? Write to ${support}.`,
  })
}

const paragraphsOf = (text: string): string[] => text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
