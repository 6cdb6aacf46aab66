import { type ServerEvents, SOCKET, SOCKET_PATH } from '@ozi/contract'
import type { Socket } from 'socket.io-client'
import { readToken } from './token'

export interface LiveListener {
  /** What the server tells, by event; at most once each. */
  readonly events: Partial<ServerEvents>
  /** The connection stands. What was told before it did, or while it was away, was missed. */
  readonly connected: () => void
  /** It could not be had, or was lost; it is tried again until it stands. */
  readonly disconnected: () => void
}

/**
 * Listens to the server as whoever is signed in. A page opens one such connection; its library is loaded now,
 * not with the page.
 * @returns closes it
 */
export function openSocket(listener: LiveListener): () => void {
  let socket: Socket<ServerEvents> | null = null
  let isClosed = false
  let again: ReturnType<typeof setTimeout> | undefined

  /** A refused handshake and a library that did not load are not tried again by the library itself. */
  function tryLater(attempt: () => void) {
    clearTimeout(again)
    if (!isClosed) again = setTimeout(attempt, SOCKET.reconnectionDelayMaxMs)
  }

  function open() {
    import('socket.io-client').then(
      ({ io }) => {
        if (isClosed) return
        const opened: Socket<ServerEvents> = io({
          path: SOCKET_PATH,
          transports: [...SOCKET.transports],
          tryAllTransports: true,
          reconnectionDelay: SOCKET.reconnectionDelayMs,
          reconnectionDelayMax: SOCKET.reconnectionDelayMaxMs,
          randomizationFactor: SOCKET.jitter,
          timeout: SOCKET.timeoutMs,
          withCredentials: true,
          // Another session's connection is never taken over.
          forceNew: true,
          // Read at each connection: a token may have been renewed in between.
          auth: (give) => give({ token: readToken() }),
        })
        socket = opened
        for (const [event, told] of Object.entries(listener.events)) {
          opened.on(event as keyof ServerEvents, told as ServerEvents[keyof ServerEvents])
        }
        opened.on('connect', listener.connected)
        opened.on('disconnect', (reason) => {
          listener.disconnected()
          if (reason === 'io server disconnect') tryLater(() => opened.connect())
        })
        opened.on('connect_error', () => {
          listener.disconnected()
          if (!opened.active) tryLater(() => opened.connect())
        })
      },
      () => {
        listener.disconnected()
        tryLater(open)
      },
    )
  }

  open()
  return () => {
    isClosed = true
    clearTimeout(again)
    socket?.disconnect()
  }
}
