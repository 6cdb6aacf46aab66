import type { Conversation } from '@ozi/contract'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import { requireAgentNow, requireSideNow } from '../access.ts'
import type { NotificationsService } from '../../notifications/notifications.service.ts'
import type { AnswerMails } from './answer-mails.ts'
import type { ChatUpdates } from '../emit-chat-updates.ts'
import { findConversation, readForStaff } from './conversations.store.ts'
import { lockConversation, type ConversationState } from './locks.store.ts'
import { countCustomerMessages } from '../messages/messages.store.ts'
import { markLastUnread, countUnreadConversations, markOpened } from './unread.store.ts'
import { setSeenByAdmin, setSeenByCustomer } from './conversation-changes.store.ts'

export interface ReadMarksDeps {
  readonly database: Database
  readonly updates: ChatUpdates
  readonly mails: AnswerMails
  readonly notifications: Pick<NotificationsService, 'notify'>
}

interface ReadState {
  /** True if the side has now seen more than before. */
  readonly isFurther: boolean
  readonly isChanged: boolean
  readonly unreadCount: number
}

/**
 * Stores up to which message a conversation was seen: by each side, for the ticks, and by each staff member, for
 * their unread count.
 */
export function createReadMarks({ database, updates, mails, notifications }: ReadMarksDeps) {
  async function markReadByCustomer(
    queries: Queries,
    conversation: ConversationState,
    sequence: number,
  ): Promise<ReadState> {
    const { conversationId, customerId, lastSequence, customerMessages, seen, unreadByCustomer } =
      conversation
    if (sequence <= seen.customer) {
      return { isFurther: false, isChanged: false, unreadCount: unreadByCustomer }
    }
    const customersBefore = await countCustomerMessages(queries, conversationId, sequence)
    const unread = lastSequence - customerMessages - (sequence - customersBefore)
    // The customer is back; one more mail tells of answers that they still have not seen.
    const firstUnreadAnswer = unread > 0 ? sequence + 1 : null
    await setSeenByCustomer(queries, conversationId, {
      sequence,
      unread,
      firstUnreadAnswer,
    })
    if (firstUnreadAnswer !== null && firstUnreadAnswer !== conversation.firstUnreadAnswer) {
      const mail = mails.notificationOf({ conversationId, customerId, firstUnreadAnswer })
      await notifications.notify(queries, { ...mail, isMailAlone: true })
    }
    return { isFurther: true, isChanged: unread !== unreadByCustomer, unreadCount: unread }
  }

  async function markReadByStaff(
    queries: Queries,
    accountId: string,
    { conversationId, customerMessages, seen }: ConversationState,
    sequence: number,
  ): Promise<ReadState> {
    const opened = await countCustomerMessages(queries, conversationId, sequence)
    const reader = { accountId, conversationId }
    const after = await markOpened(queries, reader, { opened, all: customerMessages })
    const isFurther = sequence > seen.admin
    if (isFurther) await setSeenByAdmin(queries, conversationId, sequence)
    return { ...after, isFurther }
  }

  /**
   * The caller has seen everything up to a message; a sequence beyond the last message means the last one.
   * @throws Refusal NOT_FOUND
   */
  async function markRead(caller: Caller, conversationId: string, sequence: number): Promise<void> {
    const { accountId } = caller
    const done = await database.transaction(async (queries) => {
      const conversation = await lockConversation(queries, conversationId)
      if (!conversation) throw new Refusal('NOT_FOUND')
      const { customerId, lastSequence } = conversation
      const side = await requireSideNow(queries, caller, customerId)
      const last = Math.min(sequence, lastSequence)
      const opened =
        side === 'customer'
          ? await markReadByCustomer(queries, conversation, last)
          : await markReadByStaff(queries, accountId, conversation, last)
      return { customerId, side, last, ...opened }
    })
    if (done.isFurther) updates.emitSeen(done.customerId, conversationId, done.side, done.last)
    if (done.isChanged) updates.emitUnreadCount(accountId, conversationId, done.unreadCount)
  }

  /**
   * Makes the customer's last message unread, for the caller alone.
   * @throws Refusal NOT_FOUND, FORBIDDEN as for notes
   */
  async function markUnread(caller: Caller, conversationId: string): Promise<Conversation> {
    const { accountId } = caller
    await requireAgentNow(database.sql, caller)
    const found = await findConversation(database.sql, conversationId)
    if (!found) throw new Refusal('NOT_FOUND')
    await markLastUnread(database.sql, accountId, conversationId)
    const conversation = await readForStaff(database.sql, found.staffs, accountId)
    updates.emitUnreadCount(accountId, conversationId, conversation.unreadCount)
    return conversation
  }

  return {
    markRead,
    markUnread,
    countUnread: ({ accountId }: Caller): Promise<number> =>
      countUnreadConversations(database.sql, accountId),
  }
}

export type ReadMarks = ReturnType<typeof createReadMarks>
