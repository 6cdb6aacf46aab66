import {
  PERMISSIONS,
  type ConversationStatus,
  type Message,
  type Note,
  type SenderType,
  type ServerEvents,
} from '@ozi/contract'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import { accountRoom, roleRoom, type Sockets } from '../../platform/sockets/sockets.ts'
import { findConversations, type ConversationViews } from './conversations/conversations.store.ts'

/**
 * How long changes of conversations are collected before lists are told: only the latest state matters to
 * them, and many changes go out in one write.
 */
const COLLECT_MS = 50
const CHANGED_ELSEWHERE = 'conversations_changed'
const STAFF_ROOMS = PERMISSIONS.answerCustomers.map(roleRoom)

/** The room of the connections that have a conversation open; they also see who is typing in it. */
export const conversationRoom = (conversationId: string): string => `conversation:${conversationId}`

/**
 * Tells both sides of a conversation what happens in it, after the commit. Nothing is kept for a client that
 * is offline: it catches up when it reconnects.
 */
export function createChatUpdates({
  database,
  sockets,
  log,
}: {
  readonly database: Database
  readonly sockets: Sockets<ServerEvents>
  readonly log: Log
}) {
  const both = (customerId: string) => [accountRoom(customerId), ...STAFF_ROOMS]

  /** Sends the conversation's current state; the customer does not learn the assignee. */
  function emitConversation(
    { customerId, own: { unreadCount: _unreadCount, ...own }, staffs }: ConversationViews,
    emit: typeof sockets.emitHere,
  ) {
    emit([accountRoom(customerId)], 'conversation_updated', { conversation: own })
    emit(STAFF_ROOMS, 'conversation_updated', { conversation: staffs })
  }

  /** Sends the current state to the clients of this process. The change is already committed, so this never fails. */
  async function emitCurrent(conversationIds: readonly string[]): Promise<void> {
    try {
      for (const found of await findConversations(database.sql, conversationIds))
        emitConversation(found, sockets.emitHere)
    } catch (error) {
      log.warn({ conversationIds, err: error }, 'nobody was told of conversations')
    }
  }

  /** The conversations whose state this process's clients get next. */
  const collected = new Set<string>()
  /** The conversations that changed here, of which the other processes are told next. */
  const changedHere = new Set<string>()
  let lastEmit = Promise.resolve()
  const sendIds = sockets.openChannel<readonly string[]>(CHANGED_ELSEWHERE, (conversationIds) => {
    for (const conversationId of conversationIds) collect(conversationId)
  })

  function collect(conversationId: string): void {
    if (collected.size === 0) setTimeout(emitCollected, COLLECT_MS).unref()
    collected.add(conversationId)
  }

  function emitCollected(): void {
    // Only the ids: each process then reads the current state once for all of them.
    if (changedHere.size > 0) sendIds([...changedHere])
    changedHere.clear()
    const conversationIds = [...collected]
    collected.clear()
    // One read after the other, so that the latest state is sent last.
    lastEmit = lastEmit.then(() => emitCurrent(conversationIds))
  }

  return {
    /** Sends a conversation that no browser may know yet, at once. */
    emitAtOnce: (found: ConversationViews): void => emitConversation(found, sockets.emit),

    /** Sends the current state shortly, once for all changes until then. */
    emitChange(conversationId: string): void {
      changedHere.add(conversationId)
      collect(conversationId)
    },

    emitMessage(customerId: string, message: Message): void {
      sockets.emit(both(customerId), 'new_message', { message })
    },

    emitStatus(customerId: string, conversationId: string, status: ConversationStatus): void {
      sockets.emit(both(customerId), 'status_updated', { conversationId, status })
    },

    emitRemovals(conversationIds: readonly string[]): void {
      for (const conversationId of conversationIds) {
        sockets.emit(STAFF_ROOMS, 'conversation_removed', { conversationId })
      }
    },

    emitSeen(customerId: string, conversationId: string, by: SenderType, sequence: number): void {
      sockets.emit(both(customerId), 'messages_read', { conversationId, by, sequence })
    },

    /** Tells the reader's own connections. */
    emitUnreadCount(accountId: string, conversationId: string, unreadCount: number): void {
      sockets.emit([accountRoom(accountId)], 'unread_changed', { conversationId, unreadCount })
    },

    emitNote(note: Note): void {
      sockets.emit(STAFF_ROOMS, 'note_added', { note })
    },
  }
}

export type ChatUpdates = ReturnType<typeof createChatUpdates>
