import type { ConversationStatus, Message, Role, SenderType } from '@ozi/contract'
import { Refusal } from '../../../platform/refusal.ts'
import { requireSide } from '../access.ts'
import { requireOpen, requireBelowLimit } from './may-write.ts'
import type { ConversationState, MessageState, Writer } from '../conversations/locks.store.ts'
import type { Change, NewMessage } from './insert-messages.store.ts'

/** A message that somebody wants to send. */
export interface SendRequest {
  /** The id it is stored under; every retry uses the same one. */
  readonly messageId: string
  readonly accountId: string
  /** The role at the time of connecting or of the request. */
  readonly role: Role
  readonly conversationId: string
  readonly clientId: string
  readonly content: string
  readonly image: NewMessage['image']
}

/** The rows that decide about a batch, read under locks. */
export interface BatchState {
  readonly writers: readonly Writer[]
  readonly conversations: readonly ConversationState[]
  /** Messages that are already stored. */
  readonly known: readonly Message[]
  /** How many messages each writer has sent lately; null if rate limits are off. */
  readonly sent: ReadonlyMap<string, number> | null
}

/** The result for one message of a batch. */
export interface BatchResult {
  readonly messageId: string
  /**
   * True if this request stored the message. That includes an attempt that committed and lost its answer.
   */
  readonly isNew: boolean
}

/**
 * Decides on messages one by one, each after the state that the previous ones lead to; writes nothing yet.
 */
export class Batch {
  readonly messages: NewMessage[] = []
  readonly changes = new Map<string, Change>()
  readonly #writers: ReadonlyMap<string, Writer>
  readonly #conversations: ReadonlyMap<string, ConversationState>
  readonly #names: Map<string, string>
  readonly #sent: Map<string, number> | null

  constructor({ writers, conversations, known, sent }: BatchState) {
    this.#writers = new Map(writers.map((writer) => [writer.accountId, writer]))
    this.#conversations = new Map(conversations.map((one) => [one.conversationId, one]))
    this.#names = new Map(known.map((message) => [nameOf(message), message._id]))
    this.#sent = sent && new Map(sent)
  }

  /** @throws Refusal UNAUTHENTICATED, NOT_FOUND, CONVERSATION_CLOSED, RATE_LIMITED */
  add(asked: SendRequest): BatchResult {
    const { messageId, accountId, conversationId, clientId, content, image } = asked
    const writer = this.#writers.get(accountId)
    if (!writer) throw new Refusal('UNAUTHENTICATED')
    const before = this.#conversations.get(conversationId)
    if (!before) throw new Refusal('NOT_FOUND')
    const senderType = requireSide(writer, before.customerId)
    const known = this.#names.get(nameOf(asked))
    if (known !== undefined) return { messageId: known, isNew: known === messageId }
    const now = this.changes.get(conversationId)?.after ?? before
    requireOpen(now.status, senderType)
    const sent = this.#sent && (this.#sent.get(accountId) ?? 0)
    requireBelowLimit(sent ?? undefined)
    const after = afterMessage(now, senderType)
    this.#sent?.set(accountId, (sent ?? 0) + 1)
    this.#names.set(nameOf(asked), messageId)
    this.changes.set(conversationId, { before, after })
    this.messages.push({
      messageId,
      conversationId,
      clientId,
      content,
      image,
      senderId: accountId,
      senderType,
      senderName: writer.name,
      sequence: after.lastSequence,
      customerMessages: after.customerMessages,
    })
    return { messageId, isNew: true }
  }
}

const nameOf = ({ conversationId, clientId }: Pick<Message, 'conversationId' | 'clientId'>): string =>
  `${conversationId} ${clientId}`

/** The state of a conversation after one more message. */
function afterMessage(
  { conversationId, lastSequence, customerMessages, ...now }: MessageState,
  senderType: SenderType,
): MessageState {
  const sequence = lastSequence + 1
  if (senderType === 'admin') {
    return {
      conversationId,
      lastSequence: sequence,
      customerMessages,
      status: now.status,
      unreadByCustomer: now.unreadByCustomer + 1,
      firstUnreadAnswer: now.firstUnreadAnswer ?? sequence,
    }
  }
  // A customer who writes is back and waits for an answer.
  const status: ConversationStatus = 'active'
  return {
    conversationId,
    lastSequence: sequence,
    customerMessages: customerMessages + 1,
    status,
    unreadByCustomer: now.unreadByCustomer,
    firstUnreadAnswer: null,
  }
}
