import { notificationRule, type NotificationKind } from '@ozi/contract'
import type { Database } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import { defineMailJob } from '../../platform/mail/mail-job.ts'
import { MailFailure } from '../../platform/mail/mailer.ts'
import type { MailContent, Mailer } from '../../platform/mail/mail.ts'
import { findMailRecipient, isMailDone, writeMailStatus, type MailRecipient } from './deliveries.store.ts'
import { isMailKind, type MailKind, type NotificationJob } from './notification.ts'

/** A mail, and its address if it is for somebody without an account. */
export type NotificationMail = MailContent & { readonly to?: string; readonly replyTo?: string }

/**
 * Writes the mail of a notification when it is sent; null if there is nothing to say any more. It may be asked again, after
 * a mail that the mail server did not take.
 * @param recipient the account that the notification is for; null for somebody without one
 * @param sentAt when it was asked for
 */
export type WriteMail = (
  job: NotificationJob,
  recipient: MailRecipient | null,
  sentAt: Date,
) => Promise<NotificationMail | null>

export interface SendMailsDeps {
  readonly database: Database
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly log: Log
}

export const MAIL_JOB = 'notification-mail'
const WORKERS = 4

/** Mails notifications, once each. */
export function createSendMails({ database, jobs, mailer, log }: SendMailsDeps) {
  const writers = new Map<NotificationKind | MailKind, WriteMail>()

  defineMailJob<NotificationJob>(
    { jobs, log },
    {
      name: MAIL_JOB,
      workers: WORKERS,
      canWait: true,
      describe: ({ kind, orderId }) => ({ kind, ...(orderId !== undefined && { orderId }) }),
    },
    async (job, { sentAt }) => {
      if (await isMailDone(database.sql, job.notificationId)) return
      const mail = await write(job, sentAt)
      if (mail === null) return writeMailStatus(database.sql, job, 'skipped')
      try {
        await mailer.send(mail)
      } catch (error) {
        if (error instanceof MailFailure && error.isFinal) await writeMailStatus(database.sql, job, 'refused')
        throw error
      }
      await writeMailStatus(database.sql, job, 'sent')
    },
  )

  async function write(job: NotificationJob, sentAt: Date) {
    const { kind, accountId } = job
    const recipient = accountId === undefined ? null : await findMailRecipient(database.sql, kind, accountId)
    const hasReceipt = !isMailKind(kind) && notificationRule(kind).hasReceipt === true
    if (accountId !== undefined && !recipient?.isWanted && !(recipient && hasReceipt)) return null
    const mail = await writers.get(kind)?.(job, recipient, sentAt)
    const to = mail?.to ?? recipient?.email
    return mail && to !== undefined ? { ...mail, to } : null
  }

  return {
    /** Says how the mails of some kinds are written. */
    defineMail(kinds: readonly (NotificationKind | MailKind)[], write: WriteMail): void {
      for (const kind of kinds) writers.set(kind, write)
    },
  }
}
