import type { Conversation } from '@ozi/contract'
import type { Database } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import type { AuditService } from '../../audit/audit.service.ts'
import { requireAgentNow } from '../access.ts'
import { listAgents, lockAgent, type Agent } from './agents.store.ts'
import type { ChatUpdates } from '../emit-chat-updates.ts'
import { findConversation, readForStaff } from '../conversations/conversations.store.ts'
import { lockConversation } from '../conversations/locks.store.ts'
import { setAssignee } from '../conversations/conversation-changes.store.ts'

export interface StaffChangeDeps {
  readonly database: Database
  readonly audit: Pick<AuditService, 'record'>
  readonly updates: ChatUpdates
}

/** Chooses the staff member who looks after a conversation. */
export function createAssignments({ database, audit, updates }: StaffChangeDeps) {
  return {
    agents: (): Promise<Agent[]> => listAgents(database.sql),

    /**
     * @param assigneeId null for nobody
     * @throws Refusal NOT_FOUND; VALIDATION for an assignee who may not answer; FORBIDDEN if the caller no
     *   longer may
     */
    async assign(caller: Caller, conversationId: string, assigneeId: string | null): Promise<Conversation> {
      await database.transaction(async (queries) => {
        await requireAgentNow(queries, caller)
        const assignee = assigneeId === null ? null : await lockAgent(queries, assigneeId)
        if (assigneeId !== null && !assignee) {
          throw Refusal.fields({ accountId: 'This person does not answer customers.' })
        }
        const conversation = await lockConversation(queries, conversationId)
        if (!conversation) throw new Refusal('NOT_FOUND')
        if (conversation.assigneeId === assigneeId) return
        await setAssignee(queries, conversationId, assigneeId)
        await audit.record(queries, caller, {
          action: 'conversation.assign',
          subject: { id: conversationId, label: conversation.customerName },
          before: { assignee: conversation.assigneeName },
          after: { assignee: assignee?.name ?? null },
        })
      })
      updates.emitChange(conversationId)
      const found = await findConversation(database.sql, conversationId)
      if (!found) throw new Refusal('NOT_FOUND')
      return readForStaff(database.sql, found.staffs, caller.accountId)
    },
  }
}
