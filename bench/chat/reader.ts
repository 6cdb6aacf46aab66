import type { Message, ServerEvent } from '@ozi/contract'
import { io, type Socket } from 'socket.io-client'
import type { Spot } from './writer.ts'

/** Joins a conversation, and resolves with all messages after a given one, oldest first, page by page. */
export async function catchUp(url: string, { token, conversationId }: Spot, after = 0): Promise<Message[]> {
  const socket: Socket = io(url, { transports: ['websocket'], forceNew: true, auth: { token } })
  const messages: Message[] = []
  try {
    for (let hasMore = true; hasMore;) {
      const page = new Promise<ServerEvent<'previous_messages'>>((resolve) =>
        socket.once('previous_messages', resolve),
      )
      const afterSequence = messages.at(-1)?.sequence ?? after
      socket.emit('join_conversation', { conversationId, afterSequence }, () => undefined)
      const told = await page
      messages.push(...told.messages)
      hasMore = told.hasMore
    }
  } finally {
    socket.disconnect()
  }
  return messages
}
