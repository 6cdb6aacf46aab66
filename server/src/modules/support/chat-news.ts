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
import { findConversations, type FoundConversation } from './conversations.store.ts'

/** How long changes of conversations are collected: lists go by the last one, and many go out in one write. */
const COLLECT_MS = 50
const CHANGED_ELSEWHERE = 'conversations_changed'
const STAFF_ROOMS = PERMISSIONS.answerCustomers.map(roleRoom)

/** Those who have a conversation open now, and see who types in it. */
export const conversationRoom = (conversationId: string): string => `conversation:${conversationId}`

/**
 * Tells both sides of a conversation what happens in it, after the commit. It is lost for whoever is away: they catch
 * up when they are back.
 */
export function createChatNews({
  database,
  sockets,
  log,
}: {
  readonly database: Database
  readonly sockets: Sockets<ServerEvents>
  readonly log: Log
}) {
  const both = (customerId: string) => [accountRoom(customerId), ...STAFF_ROOMS]

  /** How a conversation is now; to its customer without who looks after it. */
  function changedTo(
    { customerId, own: { unreadCount: _unreadCount, ...own }, staffs }: FoundConversation,
    emit: typeof sockets.emitHere = sockets.emit,
  ) {
    emit([accountRoom(customerId)], 'conversation_updated', { conversation: own })
    emit(STAFF_ROOMS, 'conversation_updated', { conversation: staffs })
  }

  /** Tells of conversations as they are found; what happened has happened: never fails. */
  async function tellOf(
    conversationIds: readonly string[],
    emit: typeof sockets.emitHere = sockets.emit,
  ): Promise<void> {
    try {
      for (const found of await findConversations(database.sql, conversationIds)) changedTo(found, emit)
    } catch (error) {
      log.warn({ conversationIds, err: error }, 'nobody was told of conversations')
    }
  }

  /** Of these everybody here is told soon; the other processes are told of those that changed here. */
  const collected = new Set<string>()
  const changedHere = new Set<string>()
  let telling = Promise.resolve()
  const passOn = sockets.between<readonly string[]>(CHANGED_ELSEWHERE, (conversationIds) => {
    for (const conversationId of conversationIds) collect(conversationId)
  })

  function collect(conversationId: string): void {
    if (collected.size === 0) setTimeout(tellCollected, COLLECT_MS).unref()
    collected.add(conversationId)
  }

  function tellCollected(): void {
    // Their ids alone: each process reads how they are once for all that it heard, instead of being sent all of it.
    if (changedHere.size > 0) passOn([...changedHere])
    changedHere.clear()
    const conversationIds = [...collected]
    collected.clear()
    // One reading after the other: of two the later must be told last.
    telling = telling.then(() => tellOf(conversationIds, sockets.emitHere))
  }

  function changedSoon(conversationId: string): void {
    changedHere.add(conversationId)
    collect(conversationId)
  }

  return {
    changedTo: (found: FoundConversation): void => changedTo(found),

    /** How it is now; never fails. Told again shortly: what was read before it may be told after it. */
    async changed(conversationId: string): Promise<void> {
      await tellOf([conversationId])
      changedSoon(conversationId)
    },

    /** The same shortly, once for all that happens until then. */
    changedSoon,

    written(customerId: string, message: Message): void {
      sockets.emit(both(customerId), 'new_message', { message })
    },

    statusChanged(customerId: string, conversationId: string, status: ConversationStatus): void {
      sockets.emit(both(customerId), 'status_updated', { conversationId, status })
    },

    removed(conversationIds: readonly string[]): void {
      for (const conversationId of conversationIds) {
        sockets.emit(STAFF_ROOMS, 'conversation_removed', { conversationId })
      }
    },

    seen(customerId: string, conversationId: string, by: SenderType, sequence: number): void {
      sockets.emit(both(customerId), 'messages_read', { conversationId, by, sequence })
    },

    /** To whoever opened it, wherever else they are connected. */
    unreadChanged(accountId: string, conversationId: string, unreadCount: number): void {
      sockets.emit([accountRoom(accountId)], 'unread_changed', { conversationId, unreadCount })
    },

    noted(note: Note): void {
      sockets.emit(STAFF_ROOMS, 'note_added', { note })
    },
  }
}

export type ChatNews = ReturnType<typeof createChatNews>
