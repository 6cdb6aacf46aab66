import { createHash } from 'node:crypto'
import {
  isForReceiver,
  type NotificationKind,
  notificationRule,
  PERMISSIONS,
  SMS_LIMITS,
} from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { Limits } from '../../platform/http/limits.ts'
import type { JobAttempt, Jobs } from '../../platform/jobs/jobs.ts'
import type { PushSender } from '../../platform/push/send-push.ts'
import { Refusal } from '../../platform/refusal.ts'
import { SmsFailure, type SmsSender } from '../../platform/sms/sms.ts'
import { createBatcher } from '../../platform/batcher.ts'
import { isMailKind, type Notification, type NotificationJob } from './notification.ts'
import { MAIL_JOB } from './send-mails.ts'
import { chooseChannels, type DeliveryStatus } from './choose-channels.ts'
import { notificationPath, notificationText, type NotificationFacts } from './notification-texts.ts'
import { findSubscriptions, deleteSubscription, type Subscription } from './subscriptions.store.ts'
import {
  findLanguage,
  findOrderWords,
  findRecipients,
  findWaiting,
  insertDeliveries,
  writeStatuses,
  type DeliveryResult,
  type Recipient,
  type NewDelivery,
  type Delivery,
} from './deliveries.store.ts'

type PushJob = NotificationJob & { readonly kind: NotificationKind }

/** The SMS to an order's receiver, or to the person who pays for it by a link; null if there is nobody to tell. */
export type ReceiverSms = { readonly phone: string; readonly text: string } | null

export interface NotifyDeps {
  readonly database: Database
  readonly jobs: Jobs
  readonly limits: Limits
  readonly pushes: PushSender
  readonly sms: SmsSender | undefined
  readonly publicUrl: string
  /** The module `orders` writes the text, because it contains the order's code and link. */
  readonly receiverSms: (orderId: string) => Promise<ReceiverSms>
}

const JOB = 'notification'
/** Each worker sends so many at once; one that waits for a slow push service leaves the others. */
const WORKERS = 3
const AT_ONCE = 40
/** Longer than the slowest push and SMS. The jobs of a killed process begin again after that. */
const TIMEOUT_SECONDS = 45
const RETRY = { limit: 200, firstSeconds: 1, longestSeconds: 60 } as const
/** A notification is tried for so long at most, even if it is of use for longer. */
const TRIED_SECONDS = 3_600
const TOPIC_LENGTH = 32
const DAY_SECONDS = 86_400

/** Tells people by push and SMS, once each, in the background, and asks for the mails. */
export function createNotify(parts: NotifyDeps) {
  const { database, jobs, limits, pushes, sms, publicUrl, receiverSms } = parts
  const toNumber = limits.counter({
    name: 'sms-number',
    requests: SMS_LIMITS.aNumberADay,
    windowSeconds: DAY_SECONDS,
  })
  const ofOrder = limits.counter({
    name: 'sms-order',
    requests: SMS_LIMITS.anOrder,
    windowSeconds: 30 * DAY_SECONDS,
  })
  const writeStatus = createBatcher<DeliveryResult, null>({ atOnce: 2, items: 200 }, async (ended) => {
    await writeStatuses(database.sql, ended)
    return ended.map(() => ({ isDone: true, answer: null }))
  })

  jobs.define<PushJob>(
    JOB,
    { retry: RETRY, workers: WORKERS, atOnce: AT_ONCE, timeoutSeconds: TIMEOUT_SECONDS, canWait: true },
    work,
  )

  async function work(job: PushJob, { sentAt, failures }: JobAttempt): Promise<void> {
    const endsAt = Math.min(
      job.until ?? Infinity,
      sentAt.getTime() + Math.min(notificationRule(job.kind).seconds, TRIED_SECONDS) * 1000,
    )
    // A retry keeps to the channels that were chosen: quiet hours that end meanwhile change nothing.
    const known = failures === 0 ? null : await findWaiting(database.sql, job.notificationId)
    const waiting = known ?? (await plan(job))
    if (waiting.length === 0) return
    const secondsLeft = Math.floor((endsAt - Date.now()) / 1000)
    const attempt = { seconds: secondsLeft, isFirst: known === null }
    const results = secondsLeft <= 0 ? waiting.map(() => LATE) : await sendAll(job, waiting, attempt)
    const reasons = new Set<string>()
    await Promise.all(
      waiting.map(async ({ _id }, at) => {
        const { status, reason } = results[at] ?? LATE
        if (reason !== undefined && status === 'waiting') reasons.add(reason)
        if (status !== 'waiting') await writeStatus({ _id, status })
      }),
    )
    if (reasons.size > 0) throw new Error([...reasons].join('; '))
  }

  /** Stores a delivery for each person and channel that the notification goes to. */
  async function plan(job: PushJob): Promise<Delivery[]> {
    const { notificationId, kind, orderId = null } = job
    const planned = await deliveriesOf(job)
    const insert = (queries: Queries) => insertDeliveries(queries, { notificationId, kind, orderId }, planned)
    if (!planned.some(isMail)) return insert(database.sql)
    return database.transaction(async (queries) => {
      const waiting = await insert(queries)
      if (waiting.some(isMail)) await sendMail(queries, job)
      return waiting.filter((delivery) => !isMail(delivery))
    })
  }

  const sendMail = (queries: Queries, job: NotificationJob): Promise<void> =>
    jobs.send(queries, MAIL_JOB, job, { afterSeconds: job.mailAfterSeconds ?? 0 })

  async function deliveriesOf({ kind, accountId, permission, orderId }: PushJob): Promise<NewDelivery[]> {
    if (permission !== undefined) {
      const recipients = await findRecipients(database.sql, kind, { roles: PERMISSIONS[permission] })
      const all = recipients.flatMap((recipient) => statusesFor(kind, recipient))
      const told = all.filter(({ status }) => status !== 'nobody' && status !== 'unwanted')
      if (told.length > 0) return told
      // One delivery for the whole staff, so that the list of unreached notifications shows it once.
      const isUnwanted = all.length > 0 && all.every(({ status }) => status === 'unwanted')
      return [
        { accountId: null, channel: null, subscriptionId: null, status: isUnwanted ? 'unwanted' : 'nobody' },
      ]
    }
    if (accountId !== undefined) {
      const [recipient] = await findRecipients(database.sql, kind, { accountId })
      return recipient ? statusesFor(kind, recipient) : []
    }
    const message = orderId === undefined ? null : await receiverSms(orderId)
    if (!message) return []
    // Without a provider, the sender shares the link and the code.
    return sms ? [{ accountId: null, channel: 'sms', subscriptionId: null, status: 'waiting' }] : []
  }

  const statusesFor = (kind: NotificationKind, recipient: Recipient): NewDelivery[] =>
    chooseChannels(kind, { ...recipient, hasSms: sms !== undefined && recipient.phone !== '' }).map(
      (status) => ({
        accountId: recipient.accountId,
        ...status,
      }),
    )

  async function sendAll(job: PushJob, waiting: readonly Delivery[], attempt: Attempt): Promise<Result[]> {
    const ids = waiting.flatMap(({ subscriptionId }) => subscriptionId ?? [])
    const [order, subscriptions] = await Promise.all([
      job.orderId === undefined ? null : findOrderWords(database.sql, job.orderId),
      ids.length === 0 ? [] : findSubscriptions(database.sql, ids),
    ])
    const facts: NotificationFacts = { order, minutes: job.minutes ?? 0 }
    const known = new Map(subscriptions.map((one) => [one._id, one]))
    return Promise.all(
      waiting.map(({ accountId, channel, subscriptionId }) => {
        if (channel === 'sms') return sendSms(job, accountId, facts, attempt)
        const subscription = known.get(subscriptionId ?? '')
        return subscription ? sendPush(job, subscription, facts, attempt) : GONE
      }),
    )
  }

  async function sendPush(
    { notificationId, kind, orderId, conversationId, riderId }: PushJob,
    subscription: Subscription,
    facts: NotificationFacts,
    { seconds }: Attempt,
  ): Promise<Result> {
    if (isForReceiver(kind)) return GONE
    const topic = topicOf(kind, orderId ?? conversationId ?? riderId ?? notificationId)
    const { role } = subscription
    const url = notificationPath(kind, { orderId, conversationId, riderId, role })
    const payload = {
      ...notificationText(kind, facts, subscription.language),
      url,
      tag: topic,
      lang: subscription.language,
    }
    const rule = notificationRule(kind)
    const answer = await pushes.send(subscription, {
      payload,
      topic,
      seconds,
      isUrgent: rule.isUrgent === true,
    })
    if (answer.status === 'gone')
      await deleteSubscription(database.sql, subscription._id, subscription.endpoint)
    return answer.status === 'later'
      ? { status: 'waiting', reason: answer.reason }
      : { status: answer.status }
  }

  async function sendSms(
    job: PushJob,
    accountId: string | null,
    facts: NotificationFacts,
    { isFirst }: Attempt,
  ): Promise<Result> {
    const message = await smsOf(job, accountId, facts)
    if (!message || !sms) return GONE
    try {
      // However often it is tried, it is one SMS: otherwise a provider that is away for a minute uses up the limits.
      if (isFirst && job.orderId !== undefined) await ofOrder.count(job.orderId)
      if (isFirst) await toNumber.count(message.phone)
      await sms.send({ to: message.phone, text: message.text })
      return { status: 'sent' }
    } catch (error) {
      if (error instanceof Refusal) return { status: 'refused' }
      if (!(error instanceof SmsFailure)) throw error
      return error.isFinal ? { status: 'refused' } : { status: 'waiting', reason: error.message }
    }
  }

  async function smsOf(
    { kind, orderId, conversationId }: PushJob,
    accountId: string | null,
    facts: NotificationFacts,
  ): Promise<ReceiverSms> {
    if (isForReceiver(kind)) return orderId === undefined ? null : receiverSms(orderId)
    if (accountId === null) return null
    const [[recipient], language] = await Promise.all([
      findRecipients(database.sql, kind, { accountId }),
      findLanguage(database.sql, accountId),
    ])
    if (!recipient) return null
    const { title, body } = notificationText(kind, facts, language)
    const url = `${publicUrl}${notificationPath(kind, { orderId, conversationId })}`
    return { phone: recipient.phone, text: `Ozi: ${title}. ${body} ${url}` }
  }

  return {
    /**
     * Tells people, once the caller's transaction has committed: within seconds, over the channels that they chose. They
     * are never told if the transaction fails.
     */
    async notify(queries: Queries, ...all: readonly Notification[]): Promise<void> {
      const sent = all.map(toJob)
      for (const job of sent.filter(isByMailAlone)) await sendMail(queries, job)
      await jobs.sendAll(
        queries,
        JOB,
        sent.filter((job) => !isByMailAlone(job)),
      )
    },
  }
}

/** One try of a job. */
interface Attempt {
  /** How long the notification is still of use. */
  readonly seconds: number
  readonly isFirst: boolean
}

interface Result {
  readonly status: DeliveryStatus
  /** Why it is tried again. */
  readonly reason?: string
}

const isMail = ({ channel }: Pick<NewDelivery, 'channel'>) => channel === 'mail'
const isByMailAlone = ({ kind, isMailAlone }: NotificationJob) => isMailAlone === true || isMailKind(kind)

const LATE: Result = { status: 'late' }
const GONE: Result = { status: 'gone' }

function toJob({ to, until, ...notification }: Notification): NotificationJob {
  return {
    notificationId: newId(),
    ...notification,
    ...(typeof to === 'string' ? {} : to),
    ...(until === undefined ? {} : { until: until.getTime() }),
  }
}

/** A later push about the same thing replaces the earlier one. */
const topicOf = (kind: NotificationKind, subject: string): string =>
  createHash('sha256').update(`${kind} ${subject}`).digest('base64url').slice(0, TOPIC_LENGTH)
