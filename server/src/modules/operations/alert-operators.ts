import type { Problem } from '@ozi/contract'
import type { Config } from '../../platform/config.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import { defineMailJob } from '../../platform/mail/mail-job.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import type { StaffService } from '../staff/staff.service.ts'
import { healthMail, type ProblemChanges } from './health-mail.ts'
import { markAlerted, type ProblemEnd } from './operations.store.ts'
import { postAlert } from './post-alert.ts'

const MAIL_JOB = 'health-mail'
const POST_JOB = 'health-post'
/** A problem that is over sooner is not reported. */
const ALERT_AFTER_SECONDS = 300
/** Retries for two days, as mails do. */
const POST = {
  retry: { limit: 3_000, firstSeconds: 2, longestSeconds: 60 },
  workers: 1,
  canWait: true,
  timeoutSeconds: 30,
} as const

export interface AlertDeps {
  readonly config: Pick<Config, 'publicUrl' | 'mail' | 'alerts'>
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly staff: Pick<StaffService, 'permitted'>
  readonly log: Log
}

/** The problems that a job reports: their names with commas between them. */
type AlertJob = Readonly<Record<'wrong' | 'right', string>>

/** Tells operators what is wrong, once when it has lasted and once when it is over: by mail and by a webhook. */
export function createAlerts({ config, jobs, mailer, staff, log }: AlertDeps) {
  const { alerts, mail, publicUrl } = config

  // `to` is the setting with the address, or the account of somebody who may see the ledger.
  defineMailJob<AlertJob & { readonly to: string }>(
    { jobs, log },
    { name: MAIL_JOB, workers: 1, canWait: true, describe: ({ wrong, right }) => ({ wrong, right }) },
    async ({ to, ...problems }) => {
      const changes = changesOf(problems)
      if (to === 'ALERT_EMAIL' && alerts.email !== undefined) {
        return mailer.send({ to: alerts.email, ...healthMail(changes, to, publicUrl) })
      }
      const member = (await staff.permitted('seeLedger')).find(({ _id }) => _id === to)
      if (member) return mailer.send({ to: member.email, ...healthMail(changes, 'ledger', publicUrl) })
      if (to !== 'SUPPORT_EMAIL') return
      await mailer.send({ to: mail.support, ...healthMail(changes, to, publicUrl) })
    },
  )

  jobs.define<AlertJob>(POST_JOB, POST, async (problems) => {
    if (alerts.url !== undefined)
      await postAlert(alerts.url, changesOf(problems), `${publicUrl}/admin/health`)
  })

  async function sendMails(queries: Queries, { wrong, right }: ProblemChanges): Promise<void> {
    if (wrong.length + right.length === 0) return
    const all = { wrong: wrong.join(), right: right.join() }
    const settings = alerts.email === undefined ? ['SUPPORT_EMAIL'] : ['SUPPORT_EMAIL', 'ALERT_EMAIL']
    await jobs.sendAll(
      queries,
      MAIL_JOB,
      settings.map((to) => ({ to, ...all })),
    )
    const money = { wrong: wrong.filter(isMoney).join(), right: right.filter(isMoney).join() }
    if (money.wrong === '' && money.right === '') return
    const members = await staff.permitted('seeLedger')
    await jobs.sendAll(
      queries,
      MAIL_JOB,
      members.map(({ _id }) => ({ to: _id, ...money })),
    )
  }

  return {
    /** Within the transaction that wrote the problems down. */
    async alert(
      queries: Queries,
      { present, ended }: { readonly present: readonly Problem[]; readonly ended: readonly ProblemEnd[] },
    ): Promise<void> {
      // While mails are not going out, one would come too late to help.
      const mailed = present.includes('mail')
        ? []
        : await markAlerted(queries, 'mailed_at', ALERT_AFTER_SECONDS)
      await sendMails(queries, {
        wrong: mailed,
        right: ended.filter(({ wasMailed }) => wasMailed).map(({ name }) => name),
      })
      if (alerts.url === undefined) return
      const wrong = await markAlerted(queries, 'posted_at', ALERT_AFTER_SECONDS)
      const right = ended.filter(({ wasPosted }) => wasPosted).map(({ name }) => name)
      if (wrong.length + right.length === 0) return
      await jobs.send(queries, POST_JOB, { wrong: wrong.join(), right: right.join() })
    },
  }
}

const isMoney = (name: Problem): boolean => name === 'money'

const namesIn = (text: string): Problem[] => (text === '' ? [] : (text.split(',') as Problem[]))

const changesOf = ({ wrong, right }: AlertJob): ProblemChanges => ({
  wrong: namesIn(wrong),
  right: namesIn(right),
})
