import { isPermitted, type ConversationStatus } from '@ozi/contract'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import { requireSideNow } from '../access.ts'
import type { StaffChangeDeps } from './assign-conversation.ts'
import { setStatus } from '../conversations/conversation-changes.store.ts'
import { lockConversation } from '../conversations/locks.store.ts'

export function createStatusChange({ database, audit, updates }: StaffChangeDeps) {
  /** @throws Refusal NOT_FOUND; FORBIDDEN for its customer */
  return async (caller: Caller, conversationId: string, status: ConversationStatus): Promise<void> => {
    const before = await database.transaction(async (queries) => {
      const conversation = await lockConversation(queries, conversationId)
      if (!conversation) throw new Refusal('NOT_FOUND')
      await requireSideNow(queries, caller, conversation.customerId)
      if (!isPermitted(caller.role, 'answerCustomers')) throw new Refusal('FORBIDDEN')
      if (conversation.status === status) return conversation
      await setStatus(queries, conversationId, status)
      await audit.record(queries, caller, {
        action: 'conversation.changeStatus',
        subject: { id: conversationId, label: conversation.customerName },
        before: { status: conversation.status },
        after: { status },
      })
      return conversation
    })
    if (before.status === status) return
    updates.emitStatus(before.customerId, conversationId, status)
    updates.emitChange(conversationId)
  }
}
