import {
  type ContactInput,
  type ContactMessage,
  type MessageFilter,
  PERMISSIONS,
  SUPPORT_MAILS,
  type ServerEvents,
} from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import { defineMailJob } from '../../platform/mail/mail-job.ts'
import { readPageQuery, type Page, type PageQuery } from '../../platform/lists/paging.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import { roleRoom, type Sockets } from '../../platform/sockets/sockets.ts'
import type { AuditService } from '../audit/audit.service.ts'
import { answerLetter } from './answer-letter.ts'
import { contactLetter } from './contact-letter.ts'
import { countMailed, findUnmailedMessage, insertMessage, markMailed } from './contact.store.ts'
import {
  countUnread,
  findUnmailedAnswer,
  insertAnswer,
  listMessages,
  lockMessage,
  markAnswerMailed,
  markRead,
  setAnswered,
} from './messages.store.ts'

/** A job contains no personal data: the message is read when its mail is sent. */
type ContactJob = { readonly messageId: string }

type AnswerJob = { readonly answerId: string }

const JOB = 'contact-mail'
const ANSWER_JOB = 'contact-answer-mail'
const WORKERS = 1

export interface ContactDeps {
  readonly database: Database
  readonly audit: Pick<AuditService, 'record'>
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly sockets: Pick<Sockets<ServerEvents>, 'emit'>
  readonly config: Pick<Config, 'mail' | 'publicUrl'>
  readonly log: Log
}

/**
 * Messages from the public contact page: stored, mailed to support, read and answered by the staff.
 */
export function createContactService(deps: ContactDeps) {
  const { database, audit, jobs, mailer, sockets, config, log } = deps

  defineMailJob<ContactJob>(
    { jobs, log },
    { name: JOB, workers: WORKERS, describe: ({ messageId }) => ({ messageId }) },
    async ({ messageId }) => {
      const written = await findUnmailedMessage(database.sql, messageId)
      if (!written) return
      const mailed = await countMailed(database.sql)
      if (mailed >= SUPPORT_MAILS.anHour) {
        log.warn({ messageId }, 'a contact message is in the list alone: very many came within an hour')
        return
      }
      const letter = contactLetter(written, {
        listUrl: `${config.publicUrl}/admin/messages`,
        isLast: mailed === SUPPORT_MAILS.anHour - 1,
      })
      await mailer.send({ to: config.mail.support, replyTo: written.email, ...letter })
      await markMailed(database.sql, messageId)
    },
  )

  defineMailJob<AnswerJob>(
    { jobs, log },
    { name: ANSWER_JOB, workers: WORKERS, describe: ({ answerId }) => ({ answerId }) },
    async ({ answerId }) => {
      const answer = await findUnmailedAnswer(database.sql, answerId)
      if (!answer) return
      await mailer.send({ to: answer.email, replyTo: config.mail.support, ...answerLetter(answer) })
      await markAnswerMailed(database.sql, answerId)
    },
  )

  /** Call it after the commit. It never fails, because the change is already made. */
  async function tellStaff(): Promise<void> {
    try {
      const unread = await countUnread(database.sql)
      sockets.emit(PERMISSIONS.answerCustomers.map(roleRoom), 'contact_changed', { unread })
    } catch (error) {
      log.warn({ err: error }, 'nobody was told of a contact message')
    }
  }

  return {
    /** The mail is sent only once the message is committed. */
    async receive(written: ContactInput): Promise<void> {
      const messageId = newId()
      await database.transaction(async (queries) => {
        await insertMessage(queries, { messageId, ...written })
        await jobs.send(queries, JOB, { messageId })
      })
      await tellStaff()
    },

    /** Newest first. */
    list({
      filter,
      ...query
    }: PageQuery & { readonly filter?: MessageFilter | undefined }): Promise<Page<ContactMessage>> {
      const request = readPageQuery(query)
      return database.read((queries) => listMessages(queries, { ...request, filter }))
    },

    countUnread: () => countUnread(database.sql),

    /** @throws Refusal NOT_FOUND */
    async markRead(messageId: string): Promise<ContactMessage> {
      const message = required(await markRead(database.sql, messageId))
      await tellStaff()
      return message
    },

    /**
     * Mails an answer, and marks the message as answered by the caller.
     * @throws Refusal NOT_FOUND; CHANGED_MEANWHILE if it has other answers than the caller has seen
     */
    async answer(
      caller: Caller,
      {
        id,
        content,
        seenAnswers,
      }: { readonly id: string; readonly content: string; readonly seenAnswers: number },
    ): Promise<ContactMessage> {
      const answered = await database.transaction(async (queries) => {
        const message = required(await lockMessage(queries, id))
        if (message.answers.length !== seenAnswers)
          throw new Refusal('CHANGED_MEANWHILE', { data: { current: message } })
        const answerId = newId()
        await insertAnswer(queries, { answerId, messageId: id, content, answeredBy: caller.accountId })
        await jobs.send(queries, ANSWER_JOB, { answerId })
        await audit.record(queries, caller, {
          action: 'message.answer',
          subject: { id, label: message.name },
        })
        return required(await setAnswered(queries, id, caller.accountId))
      })
      await tellStaff()
      return answered
    },

    /** Marking it the same way again changes nothing. @throws Refusal NOT_FOUND */
    async markAnswered(
      caller: Caller,
      { id, isAnswered }: { readonly id: string; readonly isAnswered: boolean },
    ): Promise<ContactMessage> {
      const answered = await database.transaction(async (queries) => {
        const message = required(await lockMessage(queries, id))
        if ((message.answered !== null) === isAnswered) return message
        await audit.record(queries, caller, {
          action: isAnswered ? 'message.answer' : 'message.reopen',
          subject: { id, label: message.name },
        })
        return required(await setAnswered(queries, id, isAnswered ? caller.accountId : null))
      })
      await tellStaff()
      return answered
    },
  }
}

export type ContactService = ReturnType<typeof createContactService>

/** @throws Refusal NOT_FOUND */
function required(message: ContactMessage | null): ContactMessage {
  if (!message) throw new Refusal('NOT_FOUND')
  return message
}
