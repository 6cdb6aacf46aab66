import {
  conversationMessages,
  LAST_MESSAGE,
  MESSAGE_LIMIT,
  type Conversation,
  type ConversationInput,
  type ConversationStatus,
  type Message,
  type SenderType,
} from '@ozi/contract'
import { v4 as newClientId, v7 as newId } from 'uuid'
import type { Config } from '../../platform/config.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import { requireSide } from './access.ts'
import type { AnswerMails } from './answer-mails.ts'
import type { ChatNews } from './chat-news.ts'
import { findConversation } from './conversations.store.ts'
import { findByClientId, type UrlOf } from './messages.store.ts'
import { addForStaff } from './unread.store.ts'
import {
  addMessage,
  countSent,
  findBegun,
  insertConversation,
  isPartyOf,
  lockConversation,
  lockWriter,
  type LockedConversation,
  type NewMessage,
} from './writing.store.ts'

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

  /** @throws Refusal RATE_LIMITED, over all processes; needs the writer to be locked alone */
  async function requirePatience(queries: Queries, senderId: string): Promise<void> {
    if (!config.rateLimits) return
    const sent = await countSent(queries, senderId, MESSAGE_LIMIT.windowSeconds)
    if (sent < MESSAGE_LIMIT.messages) return
    throw new Refusal('RATE_LIMITED', {
      message: conversationMessages.tooFast,
      retryAfterSeconds: MESSAGE_LIMIT.windowSeconds,
    })
  }

  async function write(
    queries: Queries,
    conversation: LockedConversation,
    senderType: SenderType,
    message: NewMessage,
  ): Promise<ConversationStatus> {
    const { conversationId, customerId, customerMessages, lastSequence } = conversation
    if (senderType === 'customer') {
      // Whoever writes is back, and waits for an answer.
      await addMessage(queries, conversationId, message, { status: 'active', silentSince: null })
      await addForStaff(queries, conversationId, customerId, customerMessages + 1)
      return 'active'
    }
    const silentSince = conversation.silentSince ?? lastSequence + 1
    await addMessage(queries, conversationId, message, { status: conversation.status, silentSince })
    if (conversation.silentSince === null) await mails.request(queries, conversationId, silentSince)
    return conversation.status
  }

  /**
   * Keeps a message; resolves after the commit. The same `clientId` again answers the message that was kept.
   * @throws Refusal NOT_FOUND, CONVERSATION_CLOSED, RATE_LIMITED
   */
  async function send(caller: Caller, written: Written): Promise<KeptMessage> {
    const { conversationId, content, image = null } = written
    const clientId = written.clientId ?? newClientId()
    const kept = await database.transaction(async (queries) => {
      const role = await lockWriter(queries, caller.accountId, alone)
      if (!role) throw new Refusal('UNAUTHENTICATED')
      const conversation = await lockConversation(queries, conversationId)
      if (!conversation) throw new Refusal('NOT_FOUND')
      const senderType = requireSide({ accountId: caller.accountId, role }, conversation.customerId)
      const known = await findByClientId(queries, urlOf, conversationId, clientId)
      if (known) return { message: known, isNew: false, ...conversation, before: conversation.status }
      if (conversation.status === 'closed') {
        throw new Refusal('CONVERSATION_CLOSED', senderType === 'admin' ? { message: CLOSED_FOR_STAFF } : {})
      }
      await requirePatience(queries, caller.accountId)
      const status = await write(queries, conversation, senderType, {
        ...{ messageId: newId(), clientId, senderId: caller.accountId, senderType, content, image },
        beginning: beginningOf(content),
      })
      const message = await findByClientId(queries, urlOf, conversationId, clientId)
      if (!message) throw new Error('a message that was just written is not there')
      return { message, isNew: true, ...conversation, status, before: conversation.status }
    })
    if (kept.isNew) {
      news.written(kept.customerId, kept.message)
      if (kept.status !== kept.before) news.statusChanged(kept.customerId, conversationId, kept.status)
      await news.changed(conversationId)
    }
    return { message: kept.message, isNew: kept.isNew }
  }

  /**
   * Begins a conversation by its first message; the same `clientId` again answers the one it began.
   * @throws Refusal NOT_FOUND for an order that is not the caller's, RATE_LIMITED
   */
  async function begin(
    { accountId }: Caller,
    { initialMessage, clientId = newClientId(), orderId }: ConversationInput,
  ): Promise<Conversation> {
    const begun = await database.transaction(async (queries) => {
      if (!(await lockWriter(queries, accountId, { alone: true }))) throw new Refusal('UNAUTHENTICATED')
      const known = await findBegun(queries, accountId, clientId)
      if (known) return { conversationId: known, message: null }
      if (orderId !== undefined && !(await isPartyOf(queries, accountId, orderId))) {
        throw new Refusal('NOT_FOUND')
      }
      await requirePatience(queries, accountId)
      const conversationId = newId()
      const conversation = { conversationId, customerId: accountId, orderId: orderId ?? null }
      await insertConversation(queries, conversation, {
        ...{ messageId: newId(), clientId, senderId: accountId, senderType: 'customer' as const },
        ...{ content: initialMessage, image: null, beginning: beginningOf(initialMessage) },
      })
      await addForStaff(queries, conversationId, accountId, 1)
      return { conversationId, message: await findByClientId(queries, urlOf, conversationId, clientId) }
    })
    if (begun.message) {
      // The conversation first: nobody knows it yet.
      await news.changed(begun.conversationId)
      news.written(accountId, begun.message)
    }
    const found = await findConversation(database.sql, begun.conversationId)
    if (!found) throw new Refusal('NOT_FOUND')
    return found.own
  }

  return { send, begin }
}

export type Writing = ReturnType<typeof createWriting>

/** One line, whole characters. */
function beginningOf(content: string): string {
  if (content === '') return conversationMessages.imageAlone
  const line = content.replaceAll(/\s+/g, ' ')
  const characters = [...line.slice(0, LAST_MESSAGE.max * 2)]
  return characters.length > LAST_MESSAGE.max
    ? `${characters.slice(0, LAST_MESSAGE.max - 1).join('')}…`
    : characters.join('')
}
