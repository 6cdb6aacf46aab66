import { isPermitted, type Conversation, type ConversationStatus, type Note } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Database } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { AuditService } from '../audit/audit.service.ts'
import { requireAgentNow, requireSideNow } from './access.ts'
import type { ChatNews } from './chat-news.ts'
import { findConversation, readForStaff } from './conversations.store.ts'
import { insertNote, listAgents, listNotes, lockAgent, type Agent } from './desk.store.ts'
import { lockConversation } from './locks.store.ts'
import { setAssignee, setStatus } from './writing.store.ts'

export interface DeskParts {
  readonly database: Database
  readonly audit: Pick<AuditService, 'record'>
  readonly news: ChatNews
}

/** What the staff does with a conversation besides answering it. */
export function createDesk({ database, audit, news }: DeskParts) {
  async function requireConversation(conversationId: string): Promise<void> {
    if (!(await findConversation(database.sql, conversationId))) throw new Refusal('NOT_FOUND')
  }

  return {
    /** @throws Refusal NOT_FOUND; FORBIDDEN for its customer */
    async setStatus(caller: Caller, conversationId: string, status: ConversationStatus): Promise<void> {
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
      news.statusChanged(before.customerId, conversationId, status)
      await news.changed(conversationId)
    },

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
      await news.changed(conversationId)
      const found = await findConversation(database.sql, conversationId)
      if (!found) throw new Refusal('NOT_FOUND')
      return readForStaff(database.sql, found.staffs, caller.accountId)
    },

    /** Oldest first. @throws Refusal NOT_FOUND */
    async notes(conversationId: string): Promise<Note[]> {
      await requireConversation(conversationId)
      return listNotes(database.sql, conversationId)
    },

    /** @throws Refusal NOT_FOUND; FORBIDDEN if the caller may no longer answer customers */
    async addNote(caller: Caller, conversationId: string, content: string): Promise<Note> {
      await requireAgentNow(database.sql, caller)
      const note = await insertNote(database.sql, {
        ...{ noteId: newId(), conversationId, authorId: caller.accountId, content },
      })
      if (!note) throw new Refusal('NOT_FOUND')
      news.noted(note)
      return note
    },
  }
}
