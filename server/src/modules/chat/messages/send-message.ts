import type { Message } from '@ozi/contract'
import { v4 as newClientId, v7 as newId } from 'uuid'
import type { Config } from '../../../platform/config.ts'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { reasonOf } from '../../../platform/database/failure.ts'
import type { Log } from '../../../platform/log.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import { createBatcher, outcomeOf, type BatcherLimits, type Outcome } from '../../../platform/batcher.ts'
import type { ConversationAccess } from '../access.ts'
import type { NotificationsService, Notification } from '../../notifications/notifications.service.ts'
import type { AnswerMails } from '../conversations/answer-mails.ts'
import type { ChatUpdates } from '../emit-chat-updates.ts'
import { Batch, type SendRequest, type BatchState, type BatchResult } from './message-batch.ts'
import { lockConversations, lockWriters } from '../conversations/locks.store.ts'
import { countRecentMessages, requireOpen, requireBelowLimit } from './may-write.ts'
import { findByClientId, findByClientIds, type UrlOf } from './messages.store.ts'
import { addMessages, type NewMessage } from './insert-messages.store.ts'

/** Messages that wait are committed together. Those of one conversation are kept in the order they came. */
const BATCHES: BatcherLimits<SendRequest> = {
  atOnce: 3,
  items: 50,
  orderingKey: ({ conversationId }) => conversationId,
}

export interface MessageDraft {
  readonly conversationId: string
  readonly clientId?: string | undefined
  readonly content: string
  readonly image?: NewMessage['image']
}

/** A stored message, and whether it was stored just now. */
export interface SendResult {
  readonly message: Message
  readonly isNew: boolean
}

export interface MessageSenderDeps {
  readonly database: Database
  readonly config: Pick<Config, 'rateLimits'>
  readonly urlOf: UrlOf
  readonly updates: ChatUpdates
  readonly mails: AnswerMails
  readonly notifications: Pick<NotificationsService, 'notify'>
  readonly log: Log
}

/** Writes messages into existing conversations: stores each once, in one order, then tells both sides. */
export function createMessageSender({
  database,
  config,
  urlOf,
  updates,
  mails,
  notifications,
  log,
}: MessageSenderDeps) {
  const store = createBatcher(BATCHES, storeAll)

  async function find(queries: Queries, asked: readonly SendRequest[]): Promise<BatchState> {
    const writerIds = [...new Set(asked.map(({ accountId }) => accountId))]
    const conversationIds = [...new Set(asked.map(({ conversationId }) => conversationId))]
    // Queries sent together are answered in order: first the locks, then what is read under them.
    const [writers, conversations, known, sent] = await Promise.all([
      lockWriters(queries, writerIds, { alone: config.rateLimits }),
      lockConversations(queries, conversationIds),
      findByClientIds(queries, urlOf, asked),
      countRecentMessages(queries, config, writerIds),
    ])
    return { writers, conversations, known, sent }
  }

  async function write(queries: Queries, batch: Batch): Promise<Message[]> {
    const [added] = await Promise.all([
      addMessages(queries, urlOf, [...batch.changes.values()], batch.messages),
      notifications.notify(
        queries,
        ...answerMailsOf(batch).map(mails.notificationOf),
        ...staffNotificationsOf(batch),
      ),
    ])
    if (added.length < batch.messages.length) throw new Error('a message has no conversation')
    return added
  }

  /** Each message is kept or refused by itself; if this rejects, none is kept. */
  async function storeLocked(asked: readonly SendRequest[]): Promise<Outcome<SendResult>[]> {
    const { found, batch, taken, messages } = await database.transaction(async (queries) => {
      const found = await find(queries, asked)
      const batch = new Batch(found)
      const taken = asked.map((one) => outcomeOf(() => batch.add(one)))
      const added = batch.messages.length > 0 ? await write(queries, batch) : []
      return { found, batch, taken, messages: byId([...found.known, ...added]) }
    })
    const kept = taken.map((outcome) =>
      outcome.isDone ? outcomeOf(() => toSendResult(messages, outcome.answer)) : outcome,
    )
    emitStored(found, batch, kept)
    return kept
  }

  /**
   * A commit whose answer was lost may have stored the message. A second attempt under the same id finds it, so
   * that it is told. Those of a larger batch are tried again one by one.
   */
  async function storeAll(asked: readonly SendRequest[]): Promise<readonly Outcome<SendResult>[]> {
    try {
      return await storeLocked(asked)
    } catch (error) {
      if (asked.length > 1) throw error
      log.warn({ reason: reasonOf(error) }, 'a message is tried again')
      return storeLocked(asked)
    }
  }

  /** A message that is sent again is told again: the process that stored it may have died before it told anybody. */
  function emitStored(
    { conversations }: Pick<BatchState, 'conversations'>,
    { changes }: Batch,
    all: readonly Outcome<SendResult>[],
  ): void {
    const customers = new Map(conversations.map((one) => [one.conversationId, one.customerId]))
    for (const outcome of all) {
      if (!outcome.isDone) continue
      const { message } = outcome.answer
      const customerId = customers.get(message.conversationId)
      if (customerId === undefined) continue
      updates.emitMessage(customerId, message)
      updates.emitChange(message.conversationId)
    }
    for (const { before, after } of changes.values()) {
      const { conversationId, customerId } = before
      if (after.status !== before.status) updates.emitStatus(customerId, conversationId, after.status)
    }
  }

  return {
    /**
     * Answers what `send` would answer now. Call it before expensive preparations; `send` decides again.
     * @returns the message that is stored under this `clientId`, or null
     * @throws Refusal CONVERSATION_CLOSED, RATE_LIMITED
     */
    async check(
      { accountId }: Caller,
      { conversation, side }: ConversationAccess,
      clientId: string,
    ): Promise<Message | null> {
      const called = { conversationId: conversation._id, clientId }
      const known = await findByClientId(database.sql, urlOf, called)
      if (known) return known
      requireOpen(conversation.status, side)
      requireBelowLimit((await countRecentMessages(database.sql, config, [accountId]))?.get(accountId))
      return null
    },

    /**
     * Stores a message; resolves after the commit. The same `clientId` again returns the message that was
     * stored.
     * @throws Refusal NOT_FOUND, CONVERSATION_CLOSED, RATE_LIMITED; UNAUTHENTICATED if the account is gone
     */
    send({ accountId, role }: Caller, written: MessageDraft): Promise<SendResult> {
      const { conversationId, clientId = newClientId(), content, image = null } = written
      return store({ messageId: newId(), accountId, role, conversationId, clientId, content, image })
    },
  }
}

/**
 * For each conversation whose first unread answer is in this batch: the mail that follows if the customer stays away.
 */
const answerMailsOf = ({ changes }: Batch) =>
  [...changes.values()].flatMap(({ before, after: { conversationId, firstUnreadAnswer } }) =>
    firstUnreadAnswer === null || firstUnreadAnswer === before.firstUnreadAnswer
      ? []
      : [{ conversationId, firstUnreadAnswer, customerId: before.customerId }],
  )

/** Tells the staff of each customer who writes after an answer. */
const staffNotificationsOf = ({ changes }: Batch): Notification[] =>
  [...changes.values()].flatMap(({ before, after: { conversationId, customerMessages } }) =>
    before.isAnswered && customerMessages > before.customerMessages
      ? [{ kind: 'staff_chat', to: { permission: 'answerCustomers' }, conversationId } as const]
      : [],
  )

export type MessageSender = ReturnType<typeof createMessageSender>

const byId = (messages: readonly Message[]): ReadonlyMap<string, Message> =>
  new Map(messages.map((message) => [message._id, message]))

function toSendResult(messages: ReadonlyMap<string, Message>, { messageId, isNew }: BatchResult): SendResult {
  const message = messages.get(messageId)
  if (!message) throw new Error('a message was not kept')
  return { message, isNew }
}
