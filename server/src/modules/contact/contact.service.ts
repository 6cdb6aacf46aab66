import type { ContactInput, ContactMessage, MessageFilter } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import { defineMailJob } from '../../platform/mail/mail-job.ts'
import { readPageQuery, type Page, type PageQuery } from '../../platform/paging.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { AuditService } from '../audit/audit.service.ts'
import { contactLetter } from './contact-letter.ts'
import { findUnmailedMessage, insertMessage, markMailed } from './contact.store.ts'
import { countUnread, listMessages, lockMessage, markRead, setAnswered } from './messages.store.ts'

/** A job carries no personal data: the message is read when its mail is sent. */
type ContactJob = { readonly messageId: string }

const JOB = 'contact-mail'
const WORKERS = 1

export interface ContactDeps {
  readonly database: Database
  readonly audit: Pick<AuditService, 'record'>
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly config: Pick<Config, 'mail'>
  readonly log: Log
}

/** What anybody writes on /contact: kept first, then mailed to support; read and answered by the staff. */
export function createContactService({ database, audit, jobs, mailer, config, log }: ContactDeps) {
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

  return {
    /** The mail goes out once the message is kept, and only then. */
    async receive(written: ContactInput): Promise<void> {
      const messageId = newId()
      await database.transaction(async (queries) => {
        await insertMessage(queries, { messageId, ...written })
        await jobs.send(queries, JOB, { messageId })
      })
    },

    /** Newest first. */
    list({
      filter,
      ...query
    }: PageQuery & { readonly filter?: MessageFilter | undefined }): Promise<Page<ContactMessage>> {
      return listMessages(database.sql, { ...readPageQuery(query), filter })
    },

    countUnread: () => countUnread(database.sql),

    /** @throws Refusal NOT_FOUND */
    async markRead(messageId: string): Promise<ContactMessage> {
      return required(await markRead(database.sql, messageId))
    },

    /** The same again changes nothing. @throws Refusal NOT_FOUND */
    markAnswered(
      caller: Caller,
      { id, isAnswered }: { readonly id: string; readonly isAnswered: boolean },
    ): Promise<ContactMessage> {
      return database.transaction(async (queries) => {
        const message = required(await lockMessage(queries, id))
        if ((message.answered !== null) === isAnswered) return message
        await audit.record(queries, caller, {
          action: isAnswered ? 'message.answer' : 'message.reopen',
          subject: { id, label: message.name },
        })
        return required(await setAnswered(queries, id, isAnswered ? caller.accountId : null))
      })
    },
  }
}

export type ContactService = ReturnType<typeof createContactService>

/** @throws Refusal NOT_FOUND */
function required(message: ContactMessage | null): ContactMessage {
  if (!message) throw new Refusal('NOT_FOUND')
  return message
}
