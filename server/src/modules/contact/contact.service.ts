import type { ContactInput } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import { LONGEST_SEND_SECONDS, MailFailure } from '../../platform/mail/mailer.ts'
import { contactLetter } from './contact.letter.ts'
import { findUnmailedMessage, insertMessage, markMailed } from './contact.store.ts'

/** A job carries no personal data: the message is read when its mail is sent. */
type ContactJob = { readonly messageId: string }

const JOB = 'contact-mail'
/** Keeps trying for two days. */
const RETRY = { limit: 3_000, firstSeconds: 2, longestSeconds: 60 } as const
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
  jobs.define<ContactJob>(
    JOB,
    { retry: RETRY, workers: WORKERS, timeoutSeconds: LONGEST_SEND_SECONDS },
    async ({ messageId }) => {
      const written = await findUnmailedMessage(database.sql, messageId)
      if (!written) return
      try {
        await mailer.send({ to: config.mail.support, replyTo: written.email, ...contactLetter(written) })
      } catch (error) {
        if (!(error instanceof MailFailure && error.isFinal)) throw error
        log.warn({ messageId, reason: error.message }, 'a contact message could not be mailed to support')
        return
      }
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
