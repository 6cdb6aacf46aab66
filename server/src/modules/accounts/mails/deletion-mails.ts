import type { Role } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Config } from '../../../platform/config.ts'
import type { Database, Queries } from '../../../platform/database/database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log.ts'
import type { Mailer } from '../../../platform/mail/mail.ts'
import { defineMailJob } from '../../../platform/mail/mail-job.ts'
import type { Account } from '../accounts.store.ts'
import { findAddress, forgetAddress, keepAddress } from './deletion-mails.store.ts'
import { accountDeletedMail } from './account-deleted-mail.ts'

type DeletionMailJob = { readonly mailId: string; readonly role: Role }

export interface DeletionMailsDeps {
  readonly database: Database
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly config: Pick<Config, 'publicUrl' | 'mail'>
  readonly log: Log
}

/** The last mail to whoever deleted their own account. Nothing knows the address once it is sent. */
export function createDeletionMails({ database, jobs, mailer, config, log }: DeletionMailsDeps) {
  defineMailJob<DeletionMailJob>(
    { jobs, log },
    { name: 'deletion-mail', workers: 1, describe: ({ role }) => ({ role }) },
    async ({ mailId, role }) => {
      const email = await findAddress(database.sql, mailId)
      if (email === null) return
      await mailer.send({ to: email, ...accountDeletedMail(role, config.mail) })
      await forgetAddress(database.sql, mailId)
    },
  )

  return {
    /** Part of the transaction that erased the account. @param account as it was before */
    async request(queries: Queries, { email, role }: Account): Promise<void> {
      if (email === '') return
      const mailId = newId()
      await keepAddress(queries, mailId, email)
      await jobs.send(queries, 'deletion-mail', { mailId, role })
    },
  }
}
