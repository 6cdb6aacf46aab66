import type { ConversationStatus, Message, SenderType } from '@ozi/contract'
import { v4 as newClientId, v7 as newId } from 'uuid'
import type { Config } from '../../platform/config.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import { requireSide, type Sight } from './access.ts'
import type { AnswerMails } from './answer-mails.ts'
import { beginningOf } from './beginning.ts'
import type { ChatNews } from './chat-news.ts'
import { findConversation } from './conversations.store.ts'
import { findByClientId, type NewMessage, type UrlOf } from './messages.store.ts'
import { createPatience } from './patience.ts'
import { addForStaff } from './unread.store.ts'
import { addMessage, lockConversation, lockWriter, type LockedConversation } from './writing.store.ts'

export interface Written {
  readonly conversationId: string
  readonly clientId?: string | undefined
  readonly content: string
  readonly image?: NewMessage['image']
}

/** A message as it is kept, and whether it was kept just now. */
export interface KeptMessage {
  readonly message: Message
  readonly isNew: boolean
}

export interface WritingParts {
  readonly database: Database
  readonly config: Pick<Config, 'rateLimits'>
  readonly urlOf: UrlOf
  readonly news: ChatNews
  readonly mails: AnswerMails
}

const CLOSED_FOR_STAFF = 'This conversation is closed. Change its status to write in it.'

/** Messages: kept first, each once and in one order, then told. */
export function createWriting({ database, config, urlOf, news, mails }: WritingParts) {
  const alone = { alone: config.rateLimits }
  const { countRecent, requirePatience } = createPatience(config)

  /** @throws Refusal CONVERSATION_CLOSED */
  function requireOpen(status: ConversationStatus, side: SenderType): void {
    if (status !== 'closed') return
    throw new Refusal('CONVERSATION_CLOSED', side === 'admin' ? { message: CLOSED_FOR_STAFF } : {})
  }

  /**
   * What `send` would say now, before anything is made ready for it that costs much; `send` decides all the same.
   * @returns the message that is kept under this `clientId`; null where there is none
   * @throws Refusal CONVERSATION_CLOSED, RATE_LIMITED
   */
  async function foresee(
    { accountId }: Caller,
    { conversation, side }: Sight,
    clientId: string,
  ): Promise<Message | null> {
    const known = await findByClientId(database.sql, urlOf, conversation._id, clientId)
    if (known) return known
    requireOpen(conversation.status, side)
    requirePatience(await countRecent(database.sql, accountId))
    return null
  }

  async function write(
    queries: Queries,
    conversation: LockedConversation,
    senderType: SenderType,
    message: NewMessage,
  ): Promise<Message> {
    const { conversationId, customerId, customerMessages, lastSequence, status } = conversation
    const add = (state: { status: ConversationStatus; silentSince: number | null }) =>
      addMessage(queries, urlOf, conversationId, message, state)
    if (senderType === 'customer') {
      // Whoever writes is back, and waits for an answer.
      const [added] = await Promise.all([
        add({ status: 'active', silentSince: null }),
        addForStaff(queries, conversationId, customerId, customerMessages + 1),
      ])
      return added
    }
    const silentSince = conversation.silentSince ?? lastSequence + 1
    const [added] = await Promise.all([
      add({ status, silentSince }),
      conversation.silentSince === null && mails.request(queries, conversationId, silentSince),
    ])
    return added
  }

  /**
   * Keeps a message; resolves after the commit. The same `clientId` again answers the message that was kept.
   * @throws Refusal NOT_FOUND, CONVERSATION_CLOSED, RATE_LIMITED
   */
  async function send(caller: Caller, written: Written): Promise<KeptMessage> {
    const { conversationId, content, image = null } = written
    const clientId = written.clientId ?? newClientId()
    const kept = await database.transaction(async (queries) => {
      // Statements sent together are answered in their order: first the locks, then what is read under them.
      const [writer, conversation, known, sent] = await Promise.all([
        lockWriter(queries, caller.accountId, alone),
        lockConversation(queries, conversationId),
        findByClientId(queries, urlOf, conversationId, clientId),
        countRecent(queries, caller.accountId),
      ])
      if (!writer) throw new Refusal('UNAUTHENTICATED')
      if (!conversation) throw new Refusal('NOT_FOUND')
      const { customerId, status: before } = conversation
      const senderType = requireSide({ accountId: caller.accountId, role: writer.role }, customerId)
      if (known) return { message: known, before, after: null }
      requireOpen(before, senderType)
      requirePatience(sent)
      const [message, after] = await Promise.all([
        write(queries, conversation, senderType, {
          ...{ messageId: newId(), clientId, senderId: caller.accountId, senderType },
          ...{ senderName: writer.name, content, image, beginning: beginningOf(content) },
        }),
        findConversation(queries, conversationId),
      ])
      return { message, before, after }
    })
    const { message, before, after } = kept
    if (!after) return { message, isNew: false }
    news.written(after.customerId, message)
    if (after.own.status !== before) news.statusChanged(after.customerId, conversationId, after.own.status)
    news.changedTo(after)
    return { message, isNew: true }
  }

  return { foresee, send }
}

export type Writing = ReturnType<typeof createWriting>
