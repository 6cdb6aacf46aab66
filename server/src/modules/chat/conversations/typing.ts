import { TYPING, type SenderType, type ServerEvents } from '@ozi/contract'
import type { Connection } from '../../../platform/sockets/event-handler.ts'
import type { Sockets } from '../../../platform/sockets/sockets.ts'
import { conversationRoom } from '../emit-chat-updates.ts'

/** The state of one connection's typing in one conversation. */
interface TypistState {
  readonly senderType: SenderType
  /** True while the others see the sign. */
  isShown: boolean
  /** When it was last shown or renewed, in milliseconds of `performance.now()`. */
  sentAt: number
  /** Hides the sign unless it is renewed. */
  hideTimer?: NodeJS.Timeout | undefined
  /** Shows a sign that was reported too soon after the last time. */
  showTimer?: NodeJS.Timeout | undefined
}

/** Readers need no more than this; a page that reports every key press is throttled to it. */
const SENT_EVERY_MS = TYPING.renewMs / 2

/**
 * Tells the others who have the conversation open who is typing. The sign disappears by itself, so that it
 * does not stay when a phone loses its connection.
 */
export function createTyping(sockets: Sockets<ServerEvents>) {
  /** By connection, then by conversation. */
  const typists = new Map<string, Map<string, TypistState>>()

  function emitSign(
    connection: Connection,
    conversationId: string,
    typing: TypistState,
    isTyping: boolean,
  ): void {
    typing.isShown = isTyping
    const payload = { conversationId, senderType: typing.senderType, isTyping }
    sockets.emit([conversationRoom(conversationId)], 'typing_indicator', payload, [connection.id])
  }

  function show(connection: Connection, conversationId: string, typing: TypistState): void {
    typing.sentAt = performance.now()
    emitSign(connection, conversationId, typing, true)
  }

  function typingOf(connection: Connection, conversationId: string, senderType: SenderType): TypistState {
    const own = typists.get(connection.id) ?? new Map<string, TypistState>()
    if (!typists.has(connection.id)) {
      typists.set(connection.id, own)
      connection.whenGone(() => {
        for (const each of own.keys()) stop(connection, each)
        typists.delete(connection.id)
      })
    }
    const typing = own.get(conversationId) ?? { senderType, isShown: false, sentAt: -Infinity }
    own.set(conversationId, typing)
    return typing
  }

  /** Does nothing if the connection is not typing there. */
  function stop(connection: Connection, conversationId: string): void {
    const typing = typists.get(connection.id)?.get(conversationId)
    clearTimeout(typing?.hideTimer)
    clearTimeout(typing?.showTimer)
    if (typing?.isShown) emitSign(connection, conversationId, typing, false)
  }

  return {
    /**
     * Each renewal is sent again, for those who joined meanwhile. A report that comes too soon is not sent:
     * it keeps a sign that is shown, and a hidden one is shown a moment later.
     */
    start(connection: Connection, conversationId: string, senderType: SenderType): void {
      const typing = typingOf(connection, conversationId, senderType)
      clearTimeout(typing.hideTimer)
      clearTimeout(typing.showTimer)
      typing.hideTimer = setTimeout(() => stop(connection, conversationId), TYPING.lostMs).unref()
      const soonMs = typing.sentAt + SENT_EVERY_MS - performance.now()
      if (soonMs <= 0) show(connection, conversationId, typing)
      else if (!typing.isShown) {
        typing.showTimer = setTimeout(() => show(connection, conversationId, typing), soonMs).unref()
      }
    },
    stop,
  }
}
