import { createHash } from 'node:crypto'
import {
  isForReceiver,
  type NewsKind,
  newsRule,
  PERMISSIONS,
  type Permission,
  SMS_LIMITS,
} from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { Limits } from '../../platform/http/limits.ts'
import type { JobAttempt, Jobs } from '../../platform/jobs/jobs.ts'
import type { PushSender } from '../../platform/push/send-push.ts'
import { Refusal } from '../../platform/refusal.ts'
import { SmsFailure, type SmsSender } from '../../platform/sms/sms.ts'
import { createTogether } from '../../platform/together.ts'
import { chooseChannels, type Fate } from './choose-channels.ts'
import { newsPath, newsText, type NewsFacts } from './news-words.ts'
import { findSubscriptions, forgetSubscription, type KeptSubscription } from './subscriptions.store.ts'
import {
  findLanguage,
  findOrderWords,
  findReaders,
  findWaiting,
  insertTellings,
  writeFates,
  type EndedTelling,
  type KeptReader,
  type NewTelling,
  type Telling,
} from './tellings.store.ts'

/** What somebody is told. `to` is an account, all staff with a permission, or the receiver of the order. */
export interface PieceOfNews {
  readonly kind: NewsKind
  readonly to: { readonly accountId: string } | { readonly permission: Permission } | 'receiver'
  readonly orderId?: string
  readonly conversationId?: string
  /** Of news to the staff about a rider's cash. */
  readonly riderId?: string
  /** How many are left, or have passed, for kinds that say it. */
  readonly minutes?: number
  /** From then on it is of no use, e.g. the end of an offer's countdown; by default after the kind's time. */
  readonly until?: Date
}

/** Ids alone: texts are written when they are sent, and codes are read then. */
type NewsJob = {
  readonly newsId: string
  readonly kind: NewsKind
  readonly accountId?: string
  readonly permission?: Permission
  readonly orderId?: string
  readonly conversationId?: string
  readonly riderId?: string
  readonly minutes?: number
  readonly until?: number
}

/** The SMS to an order's receiver, or to who pays it by a link; null if there is nobody to tell. */
export type ReceiverMessage = { readonly phone: string; readonly text: string } | null

export interface SendNewsParts {
  readonly database: Database
  readonly jobs: Jobs
  readonly limits: Limits
  readonly pushes: PushSender
  readonly sms: SmsSender | undefined
  readonly publicUrl: string
  /** Orders say what their receivers are told: it has a code and a link. */
  readonly receiverMessage: (orderId: string) => Promise<ReceiverMessage>
}

const JOB = 'news'
/** Each worker sends so many at once; one that waits for a slow push service leaves the others. */
const WORKERS = 3
const AT_ONCE = 40
/** Longer than the slowest push and SMS; what a killed process had begun is begun again after that. */
const TIMEOUT_SECONDS = 45
const RETRY = { limit: 200, firstSeconds: 1, longestSeconds: 60 } as const
/** What is of use for longer is still not tried for longer. */
const TRIED_SECONDS = 3_600
const TOPIC_LENGTH = 32
const DAY_SECONDS = 86_400

/** Tells people by push and SMS, once each, in the background. */
export function createSendNews(parts: SendNewsParts) {
  const { database, jobs, limits, pushes, sms, publicUrl, receiverMessage } = parts
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
  const end = createTogether<EndedTelling, null>({ atOnce: 2, items: 200 }, async (ended) => {
    await writeFates(database.sql, ended)
    return ended.map(() => ({ isDone: true, answer: null }))
  })

  jobs.define<NewsJob>(
    JOB,
    { retry: RETRY, workers: WORKERS, atOnce: AT_ONCE, timeoutSeconds: TIMEOUT_SECONDS, canWait: true },
    work,
  )

  async function work(job: NewsJob, { sentAt, failures }: JobAttempt): Promise<void> {
    const endsAt = Math.min(
      job.until ?? Infinity,
      sentAt.getTime() + Math.min(newsRule(job.kind).seconds, TRIED_SECONDS) * 1000,
    )
    // On a retry, what was decided stays: quiet hours that end meanwhile bring nothing back.
    const known = failures === 0 ? null : await findWaiting(database.sql, job.newsId)
    const waiting = known ?? (await plan(job))
    if (waiting.length === 0) return
    const secondsLeft = Math.floor((endsAt - Date.now()) / 1000)
    const attempt = { seconds: secondsLeft, isFirst: known === null }
    const results = secondsLeft <= 0 ? waiting.map(() => LATE) : await sendAll(job, waiting, attempt)
    const reasons = new Set<string>()
    await Promise.all(
      waiting.map(async ({ _id }, at) => {
        const { fate, reason } = results[at] ?? LATE
        if (reason !== undefined && fate === 'waiting') reasons.add(reason)
        if (fate !== 'waiting') await end({ _id, fate })
      }),
    )
    if (reasons.size > 0) throw new Error([...reasons].join('; '))
  }

  /** Writes down over which channels the news go to whom. */
  async function plan(job: NewsJob): Promise<Telling[]> {
    const { newsId, kind, orderId = null } = job
    return insertTellings(database.sql, { newsId, kind, orderId }, await tellingsOf(job))
  }

  async function tellingsOf({ kind, accountId, permission, orderId }: NewsJob): Promise<NewTelling[]> {
    if (permission !== undefined) {
      const readers = await findReaders(database.sql, kind, { roles: PERMISSIONS[permission] })
      const all = readers.flatMap((reader) => fatesFor(kind, reader))
      const told = all.filter(({ fate }) => fate !== 'nobody' && fate !== 'unwanted')
      if (told.length > 0) return told
      // For the whole staff once: the list of what reached nobody shows it.
      const isUnwanted = all.length > 0 && all.every(({ fate }) => fate === 'unwanted')
      return [
        { accountId: null, channel: null, subscriptionId: null, fate: isUnwanted ? 'unwanted' : 'nobody' },
      ]
    }
    if (accountId !== undefined) {
      const [reader] = await findReaders(database.sql, kind, { accountId })
      return reader ? fatesFor(kind, reader) : []
    }
    const message = orderId === undefined ? null : await receiverMessage(orderId)
    if (!message) return []
    // Without a provider, the sender shares the link and the code.
    return sms ? [{ accountId: null, channel: 'sms', subscriptionId: null, fate: 'waiting' }] : []
  }

  const fatesFor = (kind: NewsKind, reader: KeptReader): NewTelling[] =>
    chooseChannels(kind, { ...reader, hasSms: sms !== undefined && reader.phone !== '' }).map((fate) => ({
      accountId: reader.accountId,
      ...fate,
    }))

  async function sendAll(job: NewsJob, waiting: readonly Telling[], attempt: Attempt): Promise<Result[]> {
    const ids = waiting.flatMap(({ subscriptionId }) => subscriptionId ?? [])
    const [order, subscriptions] = await Promise.all([
      job.orderId === undefined ? null : findOrderWords(database.sql, job.orderId),
      ids.length === 0 ? [] : findSubscriptions(database.sql, ids),
    ])
    const facts: NewsFacts = { order, minutes: job.minutes ?? 0 }
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
    { newsId, kind, orderId, conversationId, riderId }: NewsJob,
    subscription: KeptSubscription,
    facts: NewsFacts,
    { seconds }: Attempt,
  ): Promise<Result> {
    if (isForReceiver(kind)) return GONE
    const topic = topicOf(kind, orderId ?? conversationId ?? riderId ?? newsId)
    const { role } = subscription
    const url = newsPath(kind, { orderId, conversationId, riderId, role })
    const payload = {
      ...newsText(kind, facts, subscription.language),
      url,
      tag: topic,
      lang: subscription.language,
    }
    const rule = newsRule(kind)
    const answer = await pushes.send(subscription, {
      payload,
      topic,
      seconds,
      isUrgent: rule.isUrgent === true,
    })
    if (answer.fate === 'gone')
      await forgetSubscription(database.sql, subscription._id, subscription.endpoint)
    return answer.fate === 'later' ? { fate: 'waiting', reason: answer.reason } : { fate: answer.fate }
  }

  async function sendSms(
    job: NewsJob,
    accountId: string | null,
    facts: NewsFacts,
    { isFirst }: Attempt,
  ): Promise<Result> {
    const message = await smsOf(job, accountId, facts)
    if (!message || !sms) return GONE
    try {
      // However often it is tried, it is one SMS: otherwise a provider that is away for a minute uses up the limits.
      if (isFirst && job.orderId !== undefined) await ofOrder.count(job.orderId)
      if (isFirst) await toNumber.count(message.phone)
      await sms.send({ to: message.phone, text: message.text })
      return { fate: 'sent' }
    } catch (error) {
      if (error instanceof Refusal) return { fate: 'refused' }
      if (!(error instanceof SmsFailure)) throw error
      return error.isFinal ? { fate: 'refused' } : { fate: 'waiting', reason: error.message }
    }
  }

  async function smsOf(
    { kind, orderId, conversationId }: NewsJob,
    accountId: string | null,
    facts: NewsFacts,
  ): Promise<ReceiverMessage> {
    if (isForReceiver(kind)) return orderId === undefined ? null : receiverMessage(orderId)
    if (accountId === null) return null
    const [[reader], language] = await Promise.all([
      findReaders(database.sql, kind, { accountId }),
      findLanguage(database.sql, accountId),
    ])
    if (!reader) return null
    const { title, body } = newsText(kind, facts, language)
    const url = `${publicUrl}${newsPath(kind, { orderId, conversationId })}`
    return { phone: reader.phone, text: `Ozi: ${title}. ${body} ${url}` }
  }

  return {
    /**
     * Tells somebody, once the caller's transaction has committed: within seconds, over the channels that they chose. It
     * is never told if the transaction fails.
     */
    async tell(queries: Queries, ...all: readonly PieceOfNews[]): Promise<void> {
      await jobs.sendAll(queries, JOB, all.map(toJob))
    },
  }
}

/** One try of a job. */
interface Attempt {
  /** How long the news are still of use. */
  readonly seconds: number
  readonly isFirst: boolean
}

interface Result {
  readonly fate: Fate
  /** Why it is tried again. */
  readonly reason?: string
}

const LATE: Result = { fate: 'late' }
const GONE: Result = { fate: 'gone' }

function toJob({ to, until, ...news }: PieceOfNews): NewsJob {
  return {
    newsId: newId(),
    ...news,
    ...(to === 'receiver' ? {} : to),
    ...(until === undefined ? {} : { until: until.getTime() }),
  }
}

/** A later push about the same thing replaces the earlier one. */
const topicOf = (kind: NewsKind, subject: string): string =>
  createHash('sha256').update(`${kind} ${subject}`).digest('base64url').slice(0, TOPIC_LENGTH)
