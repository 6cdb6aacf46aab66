import type { ContactInput } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import { defineMailJob } from '../../platform/mail/mail-job.ts'
import { contactLetter } from './contact-letter.ts'
import { findUnmailedMessage, insertMessage, markMailed } from './contact.store.ts'

/** A job carries no personal data: the message is read when its mail is sent. */
type ContactJob = { readonly messageId: string }

const JOB = 'contact-mail'
const WORKERS = 1

export interface ContactDeps {
  readonly database: Database
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly config: Pick<Config, 'mail'>
  readonly log: Log
}

/** What anybody writes on /contact: kept first, then mailed to support. */
export function createContactService({ database, jobs, mailer, config, log }: ContactDeps) {
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
  }
}

export type ContactService = ReturnType<typeof createContactService>
