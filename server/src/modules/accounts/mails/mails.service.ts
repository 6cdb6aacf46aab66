import { PASSWORD_LINK } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Config } from '../../../platform/config.ts'
import type { Database, Queries } from '../../../platform/database/database.ts'
import type { JobAttempt, Jobs } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log.ts'
import type { MailContent, Mailer } from '../../../platform/mail/mail.ts'
import { defineMailJob } from '../../../platform/mail/mail-job.ts'
import { LONGEST_SEND_SECONDS } from '../../../platform/mail/mailer.ts'
import { hashToken, newToken } from '../../../platform/sessions/token.ts'
import { findAccount, lockAccount, type Account } from '../accounts.store.ts'
import { findEmailChange, findEmailHold } from '../email-change/email-change.store.ts'
import {
  claimRequest,
  countMail,
  deleteUnsentCode,
  findCodeMail,
  markCodeSent,
  noteRequest,
  replaceCode,
  uncountMail,
} from '../codes/codes.store.ts'
import {
  accountMadeMail,
  codeMail,
  emailChangeAskedMail,
  emailChangedMail,
  emailSetMail,
  passwordChangedMail,
  passwordLinkLaterMail,
  passwordLinkMail,
  bankAccountChangedMail,
  phoneChangedMail,
  riderMadeMail,
  SECOND_FACTOR_CHANGES,
  secondFactorMail,
  suspendedMail,
  suspensionLiftedMail,
  vendorMadeMail,
  type SecondFactorChange,
  type MailContext,
} from './mail-texts.ts'
import { listPasskeys, type PasskeyScope } from '../passkeys/passkeys.store.ts'
import { deleteLink, insertLink, newestLinkAgeSeconds } from '../passwords/password-links.store.ts'
import { newCode, type Secrets } from '../codes/secrets.ts'
import { findSuspension } from '../suspensions.store.ts'

/** Which mail an account holder gets. */
export type MailPurpose =
  | 'verification-code'
  | 'pending-email-code'
  | 'password-link'
  | 'account-made'
  | 'rider-made'
  | 'vendor-made'
  | 'password-changed'
  | 'email-change-asked'
  | 'email-changed'
  | 'email-set'
  | 'phone-changed'
  | 'account-suspended'
  | 'suspension-lifted'
  | 'bank-account-changed'
  | SecondFactorChange

/** A job contains no secret and no address: codes and tokens are generated when the mail is sent. */
type MailJob = {
  readonly accountId: string
  readonly purpose: MailPurpose
  /** The change, for `email-changed`. */
  readonly changeId?: string
  /** For `password-link`: whether its holder asked for it, as far as that is known. */
  readonly isOwn?: boolean
  /** Passkeys that ended with the password, for `password-changed`; absent: none. */
  readonly removedPasskeys?: PasskeyScope
}

/** Mails to people whose account the staff opened. */
const WELCOMES: ReadonlyMap<MailPurpose, (context: MailContext, token: string) => MailContent> = new Map([
  ['account-made', accountMadeMail],
  ['rider-made', riderMadeMail],
  ['vendor-made', vendorMadeMail],
])

/** Each kind of link has a count of its own: nobody can use up the links of somebody else. */
type LinkKind = 'link' | 'own-link' | 'welcome'

const JOB = 'account-mail'
const WORKERS = 4
/** An account gets at most one link a minute, however often it is requested. */
const LINK_PAUSE_SECONDS = 60

export interface MailsDeps {
  readonly database: Database
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly config: Pick<Config, 'publicUrl' | 'mail'>
  readonly secrets: Secrets
  readonly log: Log
}

/**
 * Mails account holders by jobs, outside the request; a mail that fails is retried, up to the jobs' limit.
 */
export function createMailsService(deps: MailsDeps) {
  const { database, jobs, mailer, config, secrets, log } = deps

  defineMailJob<MailJob>(
    { jobs, log },
    { name: JOB, workers: WORKERS, describe: ({ purpose }) => ({ purpose }) },
    write,
  )

  async function write(job: MailJob, attempt: JobAttempt): Promise<void> {
    if (job.purpose === 'verification-code') return writeCode(job.accountId, attempt.sentAt, unverifiedEmail)
    if (job.purpose === 'pending-email-code') return writeCode(job.accountId, attempt.sentAt, pendingEmail)
    if (job.purpose === 'password-link')
      return writePasswordLink(job.accountId, passwordLinkMail, job.isOwn ? 'own-link' : 'link')
    const welcome = WELCOMES.get(job.purpose)
    if (welcome) return writePasswordLink(job.accountId, welcome, 'welcome')
    const account = await findAccount(database.sql, job.accountId)
    if (!account) return
    const context = contextOf(account)
    if (job.purpose === 'password-changed') {
      const passkeys = await listPasskeys(database.sql, account.accountId)
      return send(account.email, passwordChangedMail(context, { passkeys, removed: job.removedPasskeys }))
    }
    if (job.purpose === 'email-change-asked') {
      // If the change was cancelled or confirmed meanwhile, this mail is wrong; a confirmed one has its own
      // mail.
      if (account.pendingEmail !== null) await send(account.email, emailChangeAskedMail(context))
      return
    }
    if (job.purpose === 'account-suspended') {
      const suspension = await findSuspension(database.sql, account.accountId)
      if (suspension) await send(account.email, suspendedMail(context, suspension.reason))
      return
    }
    if (job.purpose === 'suspension-lifted') return send(account.email, suspensionLiftedMail(context))
    if (job.purpose === 'phone-changed') return send(account.email, phoneChangedMail(context))
    if (job.purpose === 'bank-account-changed') return send(account.email, bankAccountChangedMail(context))
    const change = SECOND_FACTOR_CHANGES.find((each) => each === job.purpose)
    if (change) return send(account.email, secondFactorMail(context, change))
    if (job.purpose === 'email-set') {
      const held = await findEmailHold(database.sql, account.accountId)
      if (held) await send(account.email, emailSetMail(context, held.until))
      return
    }
    const changed = await findEmailChange(database.sql, job.changeId ?? '')
    if (changed) await send(changed.oldEmail, emailChangedMail(context, changed))
  }

  /** @param addressOf the address that the code is to prove; null if nothing is left to prove */
  async function writeCode(
    accountId: string,
    askedAt: Date,
    addressOf: (account: Account) => string | null,
  ): Promise<void> {
    const code = newCode()
    const writing = await database.transaction(async (queries) => {
      const found = await lockAccount(queries, accountId)
      const email = found && addressOf(found)
      if (!found || email === null) return null
      const last = await findCodeMail(queries, accountId)
      const isOnItsWay = last && (last.isSent || last.secondsOld < LONGEST_SEND_SECONDS)
      // Another job has already sent a code for this request, which a second code would make invalid.
      if (isOnItsWay && last.createdAt >= askedAt) return null
      await replaceCode(queries, accountId, secrets.hashCode(email, code))
      return { account: found, email }
    })
    if (!writing) return
    const { account, email } = writing
    const codeHash = secrets.hashCode(email, code)
    try {
      await send(email, codeMail(contextOf(account), code))
    } catch (error) {
      await deleteUnsentCode(database.sql, accountId, codeHash)
      throw error
    }
    await markCodeSent(database.sql, accountId, codeHash)
  }

  /** @param countedAs the count that the link adds to; once that count is full, the link is not mailed */
  async function writePasswordLink(
    accountId: string,
    compose: (context: MailContext, token: string) => MailContent,
    countedAs: LinkKind,
  ): Promise<void> {
    const token = newToken()
    const linkId = newId()
    const found = await database.transaction(async (queries) => {
      const account = await lockAccount(queries, accountId)
      if (!account) return null
      const ageSeconds = await newestLinkAgeSeconds(queries, accountId)
      if (ageSeconds !== null && ageSeconds < LINK_PAUSE_SECONDS) return null
      if (!(await countLink(queries, countedAs, account.email))) {
        log.info({ purpose: 'password-link' }, 'no mail was sent: there were too many')
        return null
      }
      const heldUntil = (await findEmailHold(queries, accountId))?.until
      if (!heldUntil) await insertLink(queries, { linkId, accountId, tokenHash: hashToken(token) })
      return { account, heldUntil }
    })
    if (!found) return
    const { account, heldUntil } = found
    const context = contextOf(account)
    try {
      await send(
        account.email,
        heldUntil ? passwordLinkLaterMail(context, heldUntil) : compose(context, token),
      )
    } catch (error) {
      await deleteLink(database.sql, linkId)
      await uncountMail(database.sql, secrets.hashAddressFor(countedAs, account.email))
      throw error
    }
  }

  /**
   * Counts a link. After PASSWORD_LINK.mailsADay, those of strangers only slow down: among them may be an
   * owner on a new phone, whom others must not keep out all day.
   * @returns false if it must not be mailed now
   */
  async function countLink(queries: Queries, as: LinkKind, email: string): Promise<boolean> {
    const guard = secrets.hashAddressFor(as, email)
    if ((await countMail(queries, guard, PASSWORD_LINK.mailsADay)) === null) {
      await noteRequest(queries, guard)
      return true
    }
    return as === 'link' && claimRequest(queries, guard, PASSWORD_LINK.thenEveryMinutes * 60)
  }

  const contextOf = ({ name }: Account): MailContext => ({
    name,
    publicUrl: config.publicUrl,
    support: config.mail.support,
  })

  /** Sends nothing to an account without an address: the staff tells its holder by telephone. */
  const send = async (to: string, mail: MailContent): Promise<void> => {
    if (to !== '') await mailer.send({ to, ...mail })
  }

  return {
    /**
     * Part of the caller's transaction: the mail is sent after the commit. An unknown account id is ignored.
     */
    request(
      queries: Queries,
      accountId: string,
      purpose: Exclude<MailPurpose, 'email-changed' | 'password-link'>,
    ): Promise<void> {
      return jobs.send(queries, JOB, { accountId, purpose })
    },
    /** Like `request`, for a password that was set by a link. @param removed passkeys that ended with the old one */
    requestPasswordSet(
      queries: Queries,
      accountId: string,
      removed: PasskeyScope | undefined,
    ): Promise<void> {
      return jobs.send(queries, JOB, {
        accountId,
        purpose: 'password-changed',
        ...(removed && { removedPasskeys: removed }),
      })
    },
    /** Like `request`. @param isOwn whether the owner of the account asks, as far as that is known */
    requestPasswordLink(queries: Queries, accountId: string, isOwn: boolean): Promise<void> {
      return jobs.send(queries, JOB, { accountId, purpose: 'password-link', isOwn })
    },
    /** Like `request`, for the address that the account had before this change. */
    requestToOldAddress(queries: Queries, accountId: string, changeId: string): Promise<void> {
      return jobs.send(queries, JOB, { accountId, purpose: 'email-changed', changeId })
    },
  }
}

const unverifiedEmail = ({ isVerified, email }: Account) => (isVerified ? null : email)
const pendingEmail = (account: Account) => account.pendingEmail

export type MailsService = ReturnType<typeof createMailsService>
