import { TYPING, type SenderType, type ServerEvents } from '@ozi/contract'
import type { Connection } from '../../platform/sockets/answers.ts'
import type { Sockets } from '../../platform/sockets/sockets.ts'
import { conversationRoom } from './chat-news.ts'

interface Sign {
  readonly senderType: SenderType
  readonly fades: NodeJS.Timeout
}

/**
 * Who types, told to the others who have the conversation open. It ends by itself, so that a phone that went away
 * never leaves it standing.
 */
export function createTyping(sockets: Sockets<ServerEvents>) {
  /** By connection, then by conversation. */
  const signs = new Map<string, Map<string, Sign>>()

  function tell(connection: Connection, conversationId: string, senderType: SenderType, isTyping: boolean) {
    const payload = { conversationId, senderType, isTyping }
    sockets.emit([conversationRoom(conversationId)], 'typing_indicator', payload, connection)
  }

  function signsOf(connection: Connection): Map<string, Sign> {
    const known = signs.get(connection.id)
    if (known) return known
    const own = new Map<string, Sign>()
    signs.set(connection.id, own)
    connection.whenGone(() => {
      for (const conversationId of [...own.keys()]) stop(connection, conversationId)
      signs.delete(connection.id)
    })
    return own
  }

  /** Does nothing for whoever does not type there. */
  function stop(connection: Connection, conversationId: string): void {
    const own = signs.get(connection.id)
    const sign = own?.get(conversationId)
    if (!own || !sign) return
    clearTimeout(sign.fades)
    own.delete(conversationId)
    tell(connection, conversationId, sign.senderType, false)
  }

  return {
    /** Told again with each renewal: whoever came meanwhile sees it, too. */
    start(connection: Connection, conversationId: string, senderType: SenderType): void {
      const own = signsOf(connection)
      clearTimeout(own.get(conversationId)?.fades)
      const fades = setTimeout(() => stop(connection, conversationId), TYPING.fadeMs)
      fades.unref()
      own.set(conversationId, { senderType, fades })
      tell(connection, conversationId, senderType, true)
    },
    stop,
  }
}
