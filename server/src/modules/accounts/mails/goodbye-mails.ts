import type { Role } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Config } from '../../../platform/config.ts'
import type { Database, Queries } from '../../../platform/database/database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log.ts'
import type { Mailer } from '../../../platform/mail/mail.ts'
import { defineMailJob } from '../../../platform/mail/mail-job.ts'
import type { Account } from '../accounts.store.ts'
import { findAddress, forgetAddress, keepAddress } from './goodbye.store.ts'
import { goodbyeLetter } from './goodbye-letter.ts'

type GoodbyeJob = { readonly goodbyeId: string; readonly role: Role }

export interface GoodbyeMailsDeps {
  readonly database: Database
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly config: Pick<Config, 'publicUrl' | 'mail'>
  readonly log: Log
}

/** The last mail to whoever deleted their own account. Nothing knows the address once it is sent. */
export function createGoodbyeMails({ database, jobs, mailer, config, log }: GoodbyeMailsDeps) {
  defineMailJob<GoodbyeJob>(
    { jobs, log },
    { name: 'goodbye-mail', workers: 1, describe: ({ role }) => ({ role }) },
    async ({ goodbyeId, role }) => {
      const email = await findAddress(database.sql, goodbyeId)
      if (email === null) return
      await mailer.send({ to: email, ...goodbyeLetter(role, config.mail) })
      await forgetAddress(database.sql, goodbyeId)
    },
  )

  return {
    /** Part of the transaction that erased the account. @param account as it was before */
    async request(queries: Queries, { email, role }: Account): Promise<void> {
      if (email === '') return
      const goodbyeId = newId()
      await keepAddress(queries, goodbyeId, email)
      await jobs.send(queries, 'goodbye-mail', { goodbyeId, role })
    },
  }
}
