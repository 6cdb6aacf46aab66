import {
  type ContactInput,
  type ContactMessage,
  type MessageFilter,
  PERMISSIONS,
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
import { contactLetter } from './contact-letter.ts'
import { findUnmailedMessage, insertMessage, markMailed } from './contact.store.ts'
import { countUnread, listMessages, lockMessage, markRead, setAnswered } from './messages.store.ts'

/** A job contains no personal data: the message is read when its mail is sent. */
type ContactJob = { readonly messageId: string }

const JOB = 'contact-mail'
const WORKERS = 1

export interface ContactDeps {
  readonly database: Database
  readonly audit: Pick<AuditService, 'record'>
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly sockets: Pick<Sockets<ServerEvents>, 'emit'>
  readonly config: Pick<Config, 'mail'>
  readonly log: Log
}

/**
 * Messages from the public contact page: stored, mailed to support, read and marked as answered by the staff.
 */
export function createContactService(deps: ContactDeps) {
  const { database, audit, jobs, mailer, sockets, config, log } = deps

  defineMailJob<ContactJob>(
    { jobs, log },
    { name: JOB, workers: WORKERS, describe: ({ messageId }) => ({ messageId }) },
    async ({ messageId }) => {
      const written = await findUnmailedMessage(database.sql, messageId)
      if (!written) return
      await mailer.send({ to: config.mail.support, replyTo: written.email, ...contactLetter(written) })
      await markMailed(database.sql, messageId)
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
