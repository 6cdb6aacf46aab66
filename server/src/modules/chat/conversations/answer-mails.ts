import { ANSWER_MAIL, SUPPORT_PAGES } from '@ozi/contract'
import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Notification, NotificationsService } from '../../notifications/notifications.service.ts'
import { answerMail, ANSWERS_MAILED } from './answer-mail.ts'
import { findSilence } from './answer-mails.store.ts'

export interface AnswerMailsDeps {
  readonly database: Database
  readonly notifications: Pick<NotificationsService, 'defineMail'>
  readonly config: Pick<Config, 'publicUrl' | 'mail'>
  /** How long an answer waits to be seen; `ANSWER_MAIL.afterSeconds` unless given. */
  readonly afterSeconds?: number | undefined
}

/** A silence: answers that a customer who is away has not seen, from this sequence on. */
export interface BegunSilence {
  readonly conversationId: string
  readonly customerId: string
  readonly silentSince: number
}

/** The mails to customers who left before they were answered: once per silence. */
export function createAnswerMails({ database, notifications, config, afterSeconds }: AnswerMailsDeps) {
  notifications.defineMail(['chat_answered'], async ({ conversationId = '', silentSince = 0 }, reader) => {
    const silence = await findSilence(database.sql, conversationId, silentSince, ANSWERS_MAILED)
    if (!silence || !reader) return null
    return answerMail({
      ...silence,
      name: reader.name,
      url: `${config.publicUrl}${SUPPORT_PAGES[reader.role]}?support=${conversationId}`,
      support: config.mail.support,
    })
  })

  return {
    notificationOf: ({ customerId, ...silence }: BegunSilence): Notification => ({
      kind: 'chat_answered',
      to: { accountId: customerId },
      ...silence,
      mailAfterSeconds: afterSeconds ?? ANSWER_MAIL.afterSeconds,
    }),
  }
}

export type AnswerMails = ReturnType<typeof createAnswerMails>
