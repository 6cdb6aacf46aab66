import { ANSWER_MAIL, SUPPORT_PAGES } from '@ozi/contract'
import type { Config } from '../../platform/config.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import { defineMailJob } from '../../platform/mail/mail-job.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import type { AccountsService } from '../accounts/accounts.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import { answerLetter, ANSWERS_MAILED } from './answer-letter.ts'
import { findSilence, markMailed } from './answer-mails.store.ts'

/** Identifies a silence by the answer it began with; the answers are read when the mail is written. */
type AnswerMailJob = { readonly conversationId: string; readonly silentSince: number }

const JOB = 'answer-mail'
const WORKERS = 1

export interface AnswerMailsParts {
  readonly database: Database
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly accounts: Pick<AccountsService, 'findRecipient'>
  readonly notifications: Pick<NotificationsService, 'notify' | 'wantsMail'>
  readonly config: Pick<Config, 'publicUrl' | 'mail'>
  readonly log: Log
  /** How long an answer waits to be seen; `ANSWER_MAIL.afterSeconds` unless given. */
  readonly afterSeconds?: number | undefined
}

/** Mails customers who left before they were answered: once per silence. */
export function createAnswerMails(parts: AnswerMailsParts) {
  const { database, jobs, mailer, accounts, notifications, config, log } = parts
  const { afterSeconds = ANSWER_MAIL.afterSeconds } = parts

  defineMailJob<AnswerMailJob>(
    { jobs, log },
    { name: JOB, workers: WORKERS, canWait: true, describe: ({ conversationId }) => ({ conversationId }) },
    async ({ conversationId, silentSince }) => {
      const silence = await findSilence(database.sql, conversationId, silentSince, ANSWERS_MAILED)
      const recipient = silence && (await accounts.findRecipient(silence.customerId))
      if (!recipient || !(await notifications.wantsMail(silence.customerId, 'chat_answered'))) return
      const letter = answerLetter({
        ...silence,
        name: recipient.name,
        url: `${config.publicUrl}${SUPPORT_PAGES[recipient.role]}?support=${conversationId}`,
        support: config.mail.support,
      })
      await mailer.send({ to: recipient.email, ...letter })
      await markMailed(database.sql, conversationId, silentSince)
    },
  )

  return {
    /**
     * Call it in the transaction in which a silence begins.
     * @param silentSince sequence of the first unseen answer
     */
    request(queries: Queries, conversationId: string, silentSince: number): Promise<void> {
      return jobs.send(queries, JOB, { conversationId, silentSince }, { afterSeconds })
    },
  }
}

export type AnswerMails = ReturnType<typeof createAnswerMails>
