import type { Note } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Database } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import { requireAgentNow } from '../access.ts'
import type { ChatUpdates } from '../emit-chat-updates.ts'
import { findConversation } from '../conversations/conversations.store.ts'
import { insertNote, listNotes } from './notes.store.ts'

/** The notes of the staff beside a conversation. */
export function createNotes({
  database,
  updates,
}: {
  readonly database: Database
  readonly updates: ChatUpdates
}) {
  return {
    /** Oldest first. @throws Refusal NOT_FOUND */
    async notes(conversationId: string): Promise<Note[]> {
      if (!(await findConversation(database.sql, conversationId))) throw new Refusal('NOT_FOUND')
      return listNotes(database.sql, conversationId)
    },

    /** @throws Refusal NOT_FOUND; FORBIDDEN if the caller may no longer answer customers */
    async addNote(caller: Caller, conversationId: string, content: string): Promise<Note> {
      await requireAgentNow(database.sql, caller)
      const note = await insertNote(database.sql, {
        noteId: newId(),
        conversationId,
        authorId: caller.accountId,
        content,
      })
      if (!note) throw new Refusal('NOT_FOUND')
      updates.emitNote(note)
      return note
    },
  }
}
