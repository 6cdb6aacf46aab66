import type { Conversation, ConversationInput } from '@ozi/contract'
import { v4 as newClientId, v7 as newId } from 'uuid'
import type { Queries } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import { findConversation, findPartOf, findStarted } from './conversations.store.ts'
import { lockWriters } from './locks.store.ts'
import { countRecentMessages, requireBelowLimit } from '../messages/may-write.ts'
import type { MessageSenderDeps } from '../messages/send-message.ts'
import { insertConversation, type NewMessage } from '../messages/insert-messages.store.ts'

export type ConversationDraft = Omit<ConversationInput, 'image'> & { readonly image?: NewMessage['image'] }

export interface StartResult {
  readonly conversation: Conversation
  readonly isNew: boolean
}

/** Starts conversations, each once, by its first message. */
export function createConversationStarter({
  database,
  config,
  urlOf,
  updates,
  notifications,
}: Pick<MessageSenderDeps, 'database' | 'config' | 'urlOf' | 'updates' | 'notifications'>) {
  async function read(queries: Queries, conversationId: string) {
    const found = await findConversation(queries, conversationId)
    if (!found) throw new Refusal('NOT_FOUND')
    return found
  }

  /** @throws Refusal NOT_FOUND for an order that the account has no part in */
  async function requireOrder(queries: Queries, accountId: string, orderId: string | undefined) {
    if (orderId !== undefined && (await findPartOf(queries, accountId, orderId)) === null) {
      throw new Refusal('NOT_FOUND')
    }
  }

  return {
    /**
     * Answers what `start` would answer now. Call it before expensive preparations; `start` decides again.
     * @returns the conversation that was started under this `clientId`, or null
     * @throws Refusal as `start`
     */
    async check(
      { accountId }: Caller,
      { clientId, orderId }: Pick<ConversationDraft, 'clientId' | 'orderId'>,
    ): Promise<Conversation | null> {
      const known = clientId === undefined ? null : await findStarted(database.sql, accountId, clientId)
      if (known !== null) return (await read(database.sql, known)).own
      await requireOrder(database.sql, accountId, orderId)
      requireBelowLimit((await countRecentMessages(database.sql, config, [accountId]))?.get(accountId))
      return null
    },

    /**
     * Starts a conversation by its first message; the same `clientId` again returns the conversation it
     * started.
     * @throws Refusal NOT_FOUND for an order that is not the caller's, RATE_LIMITED; UNAUTHENTICATED if the
     *   account is gone
     */
    async start(
      { accountId }: Caller,
      { initialMessage, image = null, clientId = newClientId(), orderId, complaint }: ConversationDraft,
    ): Promise<StartResult> {
      const { found, message } = await database.transaction(async (queries) => {
        const [writer] = await lockWriters(queries, [accountId], { alone: true })
        if (!writer) throw new Refusal('UNAUTHENTICATED')
        const known = await findStarted(queries, accountId, clientId)
        if (known !== null) return { found: await read(queries, known), message: null }
        await requireOrder(queries, accountId, orderId)
        requireBelowLimit((await countRecentMessages(queries, config, [accountId]))?.get(accountId))
        const conversationId = newId()
        const conversation = {
          customerId: accountId,
          orderId: orderId ?? null,
          complaint: complaint ?? null,
        }
        const begun = await insertConversation(queries, urlOf, conversation, {
          messageId: newId(),
          conversationId,
          clientId,
          sequence: 1,
          customerMessages: 1,
          senderId: accountId,
          senderType: 'customer',
          senderName: writer.name,
          content: initialMessage,
          image,
        })
        await notifications.notify(queries, {
          kind: 'staff_chat',
          to: { permission: 'answerCustomers' },
          conversationId,
        })
        return { found: await read(queries, conversationId), message: begun }
      })
      if (message) {
        // The conversation first: no browser knows it yet.
        updates.emitAtOnce(found)
        updates.emitMessage(accountId, message)
      }
      return { conversation: found.own, isNew: message !== null }
    },
  }
}

export type ConversationStarter = ReturnType<typeof createConversationStarter>
