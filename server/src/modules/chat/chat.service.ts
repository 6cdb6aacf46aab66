import {
  searchedText,
  type Conversation,
  type ConversationQuery,
  type MessageSearchResult,
  type Message,
  type Order,
  type ServerEvents,
} from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import type { Images } from '../../platform/images/images.ts'
import { readPageQuery, type Page, type PageQuery } from '../../platform/lists/paging.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { Sockets } from '../../platform/sockets/sockets.ts'
import type { AuditService } from '../audit/audit.service.ts'
import type { OrdersService } from '../orders/orders.service.ts'
import { requireSideNow, sideOf, type ConversationAccess } from './access.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import { createAnswerMails, type AnswerMailsDeps } from './conversations/answer-mails.ts'
import { createAssignments } from './staff/assign-conversation.ts'
import { createStatusChange } from './staff/change-status.ts'
import { createChatUpdates } from './emit-chat-updates.ts'
import { createComplaints } from './conversations/complain.ts'
import { eraseConversations, unassign } from './conversations/conversation-changes.store.ts'
import {
  findConversation,
  listConversations,
  listConversationsOf,
  readForStaff,
  type ConversationViews,
} from './conversations/conversations.store.ts'
import { createReadMarks } from './conversations/mark-read.ts'
import { pageBefore, readBefore } from './messages/message-pages.ts'
import { listMessages, readCustomerOfImage, searchMessages } from './messages/messages.store.ts'
import { createNotes } from './staff/notes.ts'
import { createSavedReplies } from './staff/saved-replies.ts'
import { createMessageSender, type MessageSenderDeps } from './messages/send-message.ts'
import { createImageSender } from './messages/send-with-image.ts'
import { createConversationStarter } from './conversations/start-conversation.ts'
import { createTranscripts } from './staff/transcript.ts'
import { deleteUnread } from './conversations/unread.store.ts'

export interface ChatDeps extends AnswerMailsDeps, Pick<MessageSenderDeps, 'database' | 'log'> {
  readonly audit: Pick<AuditService, 'record' | 'renameSubjects'>
  readonly notifications: Pick<NotificationsService, 'notify' | 'defineMail'>
  readonly config: AnswerMailsDeps['config'] & MessageSenderDeps['config']
  readonly sockets: Sockets<ServerEvents>
  readonly images: Images
  readonly orders: Pick<OrdersService, 'listAll'>
}

/** The support chat: what customers and the staff write to each other, and who has seen it. */
export function createChatService(parts: ChatDeps) {
  const { database, images, orders, audit } = parts
  const urlOf = (key: string) => images.urlsOf(key).image
  const updates = createChatUpdates(parts)
  const mails = createAnswerMails(parts)
  const starter = createConversationStarter({ ...parts, urlOf, updates })
  const sender = createMessageSender({ ...parts, urlOf, updates, mails })
  const readMarks = createReadMarks({ ...parts, updates, mails })

  async function require(conversationId: string): Promise<ConversationViews> {
    const found = await findConversation(database.sql, conversationId)
    if (!found) throw new Refusal('NOT_FOUND')
    return found
  }

  /** @throws Refusal NOT_FOUND if it does not exist, or not for the caller */
  async function requireAccess(caller: Caller, conversationId: string): Promise<ConversationAccess> {
    const found = await require(conversationId)
    const side = await requireSideNow(database.sql, caller, found.customerId)
    const conversation =
      side === 'customer' ? found.own : await readForStaff(database.sql, found.staffs, caller.accountId)
    return { conversation, side }
  }

  const writer = createImageSender({ images, requireAccess, starter, sender })

  return {
    requireAccess,
    markRead: readMarks.markRead,
    markUnread: readMarks.markUnread,
    countUnread: readMarks.countUnread,
    ...createAssignments({ ...parts, updates }),
    setStatus: createStatusChange({ ...parts, updates }),
    ...createNotes({ database, updates }),
    savedReplies: createSavedReplies(parts),
    transcript: createTranscripts({ ...parts, require }),
    send: sender.send,
    sendWithImage: writer.sendWithImage,
    start: createComplaints({ database, updates, require, writer }).start,

    /** The caller's own conversations, the one with the latest message first. */
    listOwn({ accountId }: Caller, query: PageQuery): Promise<Page<Conversation>> {
      return listConversationsOf(database.sql, readPageQuery(query), accountId)
    },

    /** All customers' conversations; `search` looks in the customer's name, e-mail and phone. */
    list(
      { accountId }: Caller,
      { status, unread, assignee, role, ...query }: ConversationQuery,
    ): Promise<Page<Conversation>> {
      const filter = {
        status,
        role,
        unreadBy: unread && accountId,
        assigneeId: assignee === 'me' ? accountId : assignee === 'nobody' ? null : assignee,
      }
      const request = readPageQuery({ ...query, search: searchedText(query.search) })
      return listConversations(database.sql, request, filter, accountId)
    },

    /**
     * Each page is oldest first; the first page has the newest messages.
     * @throws Refusal NOT_FOUND; VALIDATION for a cursor that we never gave
     */
    async messages(
      caller: Caller,
      conversationId: string,
      { limit, cursor }: Pick<PageQuery, 'limit' | 'cursor'>,
    ): Promise<{ data: Message[]; nextCursor: string | null }> {
      await requireAccess(caller, conversationId)
      const range = { before: readBefore(cursor), rowLimit: limit + 1 }
      return pageBefore(await listMessages(database.sql, urlOf, conversationId, range), limit)
    },

    /** The newest messages, oldest first. Does not check access: call `requireAccess` first. */
    latest(conversationId: string, rowLimit: number): Promise<Message[]> {
      return listMessages(database.sql, urlOf, conversationId, { before: undefined, rowLimit })
    },

    /**
     * The messages after a sequence, oldest first, and whether there are more. Does not check access: call
     * `requireAccess` first.
     */
    async after(
      conversationId: string,
      sequence: number,
      rowLimit: number,
    ): Promise<{ messages: Message[]; hasMore: boolean }> {
      const range = { after: sequence, rowLimit: rowLimit + 1 }
      const messages = await listMessages(database.sql, urlOf, conversationId, range)
      return { messages: messages.slice(0, rowLimit), hasMore: messages.length > rowLimit }
    },

    /** Messages that contain all of the words, newest first. */
    search({
      conversationId,
      ...query
    }: PageQuery & { readonly conversationId?: string | undefined }): Promise<Page<MessageSearchResult>> {
      const request = readPageQuery(query)
      return searchMessages(database.sql, urlOf, request, conversationId)
    },

    /**
     * The orders of the account that the conversation belongs to: as customer, rider or shop.
     * @throws Refusal NOT_FOUND
     */
    async orders(conversationId: string, query: PageQuery): Promise<Page<Order>> {
      const { customerId, own } = await require(conversationId)
      const { role } = own.userId
      if (role === 'rider') return orders.listAll({ ...query, riderId: customerId })
      if (role === 'vendor') return orders.listAll({ ...query, vendorId: customerId })
      return orders.listAll({ ...query, customerId })
    },

    /** True if the image belongs to a message that the caller may read. */
    async mayViewImage(caller: Caller, key: string): Promise<boolean> {
      const customerId = await readCustomerOfImage(database.sql, key)
      return customerId !== null && sideOf(caller, customerId) !== null
    },

    /**
     * Erases a customer's conversations, with the answers and notes in them; part of deleting the account.
     * @param pseudonym what the audit log calls them from now on
     * @returns call it after the commit to tell the staff
     */
    async eraseOf(queries: Queries, accountId: string, pseudonym: string): Promise<() => void> {
      await deleteUnread(queries, accountId)
      const { conversationIds, imageKeys } = await eraseConversations(queries, accountId)
      for (const key of imageKeys) await images.discard(queries, key)
      await audit.renameSubjects(queries, conversationIds, pseudonym)
      return () => updates.emitRemovals(conversationIds)
    },

    /**
     * For an account that may no longer answer customers: it loses its conversations and its unread counts.
     */
    async release(queries: Queries, accountId: string): Promise<void> {
      await unassign(queries, accountId)
      await deleteUnread(queries, accountId)
    },
  }
}

export type ChatService = ReturnType<typeof createChatService>
