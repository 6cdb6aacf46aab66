import { HISTORY, type SenderType, type ServerEvents } from '@ozi/contract'
import { Refusal } from '../../platform/refusal.ts'
import type { EventAnswers, Connection } from '../../platform/sockets/event-handler.ts'
import type { Sockets } from '../../platform/sockets/sockets.ts'
import { conversationRoom } from './emit-chat-updates.ts'
import type { ChatService } from './chat.service.ts'
import { createTyping } from './conversations/typing.ts'

/** Answers the chat's socket events; the contract's events name what each may refuse. */
export function chatAnswers(
  chat: ChatService,
  sockets: Sockets<ServerEvents>,
): Omit<EventAnswers, 'watch_riders'> {
  const typing = createTyping(sockets)
  /** The side that a connection's account is on, by conversation that the connection joined. */
  const joined = new WeakMap<Connection, Map<string, SenderType>>()

  function rememberSide(connection: Connection, conversationId: string, side: SenderType): void {
    const sides = joined.get(connection) ?? new Map<string, SenderType>()
    joined.set(connection, sides.set(conversationId, side))
  }

  return {
    async join_conversation({ conversationId, afterSequence }, connection) {
      const { conversation, side } = await chat.requireAccess(connection.caller, conversationId)
      // Join the room before reading the messages, so that none is missed in between.
      await connection.join(conversationRoom(conversationId))
      rememberSide(connection, conversationId, side)
      const missed =
        afterSequence === undefined
          ? { messages: await chat.latest(conversationId, HISTORY.opened), hasMore: false }
          : await chat.after(conversationId, afterSequence, HISTORY.caughtUp)
      connection.send('previous_messages', { conversationId, ...missed })
      return { conversation }
    },

    async send_message(written, connection) {
      const { message } = await chat.send(connection.caller, written)
      typing.stop(connection, written.conversationId)
      return { message }
    },

    typing({ conversationId, isTyping }, connection) {
      const side = joined.get(connection)?.get(conversationId)
      // Everybody who may join has joined; to anybody else the conversation does not exist.
      if (!side) return Promise.reject(new Refusal('NOT_FOUND'))
      if (isTyping) typing.start(connection, conversationId, side)
      else typing.stop(connection, conversationId)
      return Promise.resolve({})
    },

    async update_status({ conversationId, status }, { caller }) {
      await chat.setStatus(caller, conversationId, status)
      return {}
    },

    async mark_read({ conversationId, sequence }, { caller }) {
      await chat.markRead(caller, conversationId, sequence)
      return {}
    },
  }
}
