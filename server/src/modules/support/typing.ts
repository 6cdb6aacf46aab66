import { TYPING, type SenderType, type ServerEvents } from '@ozi/contract'
import type { Connection } from '../../platform/sockets/answers.ts'
import type { Sockets } from '../../platform/sockets/sockets.ts'
import { conversationRoom } from './chat-news.ts'

interface Sign {
  readonly senderType: SenderType
  readonly fades: NodeJS.Timeout
}

/** What one connection says of its typing, by conversation. */
interface Typist {
  readonly signs: Map<string, Sign>
  /** When it was last told, milliseconds on the process's own clock. */
  readonly toldAt: Map<string, number>
}

/** Often enough for whoever looks; what comes sooner is a page that says it at each key. */
const TOLD_EVERY_MS = TYPING.renewMs / 2

/**
 * Who types, told to the others who have the conversation open. It ends by itself, so that a phone that went away
 * never leaves it standing.
 */
export function createTyping(sockets: Sockets<ServerEvents>) {
  /** By connection. */
  const typists = new Map<string, Typist>()

  function tell(connection: Connection, conversationId: string, senderType: SenderType, isTyping: boolean) {
    const payload = { conversationId, senderType, isTyping }
    sockets.emit([conversationRoom(conversationId)], 'typing_indicator', payload, connection)
  }

  function typistOf(connection: Connection): Typist {
    const known = typists.get(connection.id)
    if (known) return known
    const typist: Typist = { signs: new Map(), toldAt: new Map() }
    typists.set(connection.id, typist)
    connection.whenGone(() => {
      for (const conversationId of [...typist.signs.keys()]) stop(connection, conversationId)
      typists.delete(connection.id)
    })
    return typist
  }

  /** Does nothing for whoever does not type there. */
  function stop(connection: Connection, conversationId: string): void {
    const signs = typists.get(connection.id)?.signs
    const sign = signs?.get(conversationId)
    if (!signs || !sign) return
    clearTimeout(sign.fades)
    signs.delete(conversationId)
    tell(connection, conversationId, sign.senderType, false)
  }

  return {
    /**
     * Told again with each renewal: whoever came meanwhile sees it, too. What is said again too soon keeps a sign that
     * stands, and is told to nobody.
     */
    start(connection: Connection, conversationId: string, senderType: SenderType): void {
      const { signs, toldAt } = typistOf(connection)
      const nowMs = performance.now()
      const isTooSoon = nowMs - (toldAt.get(conversationId) ?? -Infinity) < TOLD_EVERY_MS
      if (isTooSoon && !signs.has(conversationId)) return
      clearTimeout(signs.get(conversationId)?.fades)
      const fades = setTimeout(() => stop(connection, conversationId), TYPING.fadeMs)
      fades.unref()
      signs.set(conversationId, { senderType, fades })
      if (isTooSoon) return
      toldAt.set(conversationId, nowMs)
      tell(connection, conversationId, senderType, true)
    },
    stop,
  }
}
