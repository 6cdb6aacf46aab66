import { SOCKET, type Message, type ServerEvent } from '@ozi/contract'
import { io, type Socket } from 'socket.io-client'
import type { Spot } from './writer.ts'

/** An open page that hears of news. */
export interface Listener {
  /** The texts of all messages, or the parcels of all orders, that it knows of. */
  readonly heard: ReadonlySet<string>
  readonly close: () => void
}

const REFUSED_PAUSE_MS = 500
/** How soon a page that is connected again has read a list. */
const READ_MS = 1_000

/** Keeps a conversation open as a page does: connects again by itself, and asks for what it missed. */
export function openListener(url: string, { token, conversationId }: Spot): Listener {
  const heard = new Set<string>()
  const sequences = new Set<number>()
  /** All messages up to this one are there. */
  let complete = 0
  const socket = stayConnected(url, token)
  const join = () => socket.emit('join_conversation', { conversationId, afterSequence: complete }, () => {})

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
  return { heard, close: () => void socket.disconnect() }
}

/**
 * Keeps the list of orders open as a page of the staff does.
 * @param listed what the list shows when it is read, after each connection
 */
export function openOrderListener(
  url: string,
  { token }: Pick<Spot, 'token'>,
  listed: () => Iterable<string>,
): Listener {
  const heard = new Set<string>()
  const socket = stayConnected(url, token)
  const read = () => {
    for (const parcel of listed()) heard.add(parcel)
  }
  socket.on('connect', () => void setTimeout(read, READ_MS).unref())
  socket.on(
    'order_updated',
    ({ order }: ServerEvent<'order_updated'>) => void heard.add(order.packageDetails),
  )
  return { heard, close: () => void socket.disconnect() }
}

function stayConnected(url: string, token: string): Socket {
  const socket = io(url, {
    ...{ transports: ['websocket'], forceNew: true, auth: { token } },
    reconnectionDelay: SOCKET.reconnectionDelayMs,
    reconnectionDelayMax: SOCKET.reconnectionDelayMaxMs,
    randomizationFactor: SOCKET.jitter,
  })
  const connectLater = () => setTimeout(() => socket.connect(), REFUSED_PAUSE_MS).unref()
  // Refused or closed by the server: the library leaves these to the page.
  socket.on('connect_error', () => void (socket.active || connectLater()))
  socket.on('disconnect', (reason) => void (reason === 'io server disconnect' && connectLater()))
  return socket
}
