import { SOCKET, type Message, type ServerEvent } from '@ozi/contract'
import { io } from 'socket.io-client'
import type { Spot } from './writer.ts'

/** Keeps a conversation open as a page does: connects again by itself, and asks for what it missed. */
export interface Listener {
  /** The texts of all messages that it has. */
  readonly heard: ReadonlySet<string>
  readonly close: () => void
}

const REFUSED_PAUSE_MS = 500

export function openListener(url: string, { token, conversationId }: Spot): Listener {
  const heard = new Set<string>()
  const sequences = new Set<number>()
  /** All messages up to this one are there. */
  let complete = 0
  const socket = io(url, {
    ...{ transports: ['websocket'], forceNew: true, auth: { token } },
    reconnectionDelay: SOCKET.reconnectionDelayMs,
    reconnectionDelayMax: SOCKET.reconnectionDelayMaxMs,
    randomizationFactor: SOCKET.jitter,
  })
  const join = () => socket.emit('join_conversation', { conversationId, afterSequence: complete }, () => {})
  const connectLater = () => setTimeout(() => socket.connect(), REFUSED_PAUSE_MS).unref()

  function hear(message: Message): void {
    if (message.conversationId !== conversationId) return
    heard.add(message.content)
    sequences.add(message.sequence)
    while (sequences.has(complete + 1)) complete += 1
  }

  socket.on('connect', join)
  socket.on('new_message', ({ message }: ServerEvent<'new_message'>) => {
    hear(message)
    if (message.conversationId === conversationId && complete < message.sequence) join()
  })
  socket.on('previous_messages', ({ messages, hasMore }: ServerEvent<'previous_messages'>) => {
    messages.forEach(hear)
    if (hasMore) join()
  })
  // Refused or closed by the server: the library leaves these to the page.
  socket.on('connect_error', () => void (socket.active || connectLater()))
  socket.on('disconnect', (reason) => void (reason === 'io server disconnect' && connectLater()))
  return { heard, close: () => void socket.disconnect() }
}
