import {
  type Ack,
  type ClientEventData,
  type ClientEventInput,
  type ClientEventName,
  type ClientEvents,
  type ServerEvents,
  SOCKET,
  SOCKET_PATH,
} from '@ozi/contract'
import type { Socket } from 'socket.io-client'
import { decodeRefusal } from '~/api/refusal'
import { isRefusalBody } from '~/api/refusalBody'
import { reportSessionRefusal } from '~/api/sessionRefusals'
import { readToken } from '~/api/token'
import { Unreachable } from '~/api/transport'

/** The timeout of an acknowledgement; after it the event may still have arrived. */
const ANSWER_MS = 10_000
const POLL_MS = 20_000

export interface LiveListener {
  /** Handlers of server events; each event is delivered at most once. */
  readonly events: Partial<ServerEvents>
  /** The socket is connected. Events before that, or during a disconnection, were missed. */
  readonly connected?: () => void
  /** The socket could not connect or was disconnected; it keeps retrying. */
  readonly disconnected?: () => void
  /** Fetches what events would tell: called regularly while the socket is not connected and the page is visible. */
  readonly poll?: () => void
}

type LiveSocket = Socket<ServerEvents, ClientEvents>

/** The page's one connection and all its listeners. */
interface Connection {
  readonly token: string | null
  readonly listeners: Set<LiveListener>
  /** The first attempt to connect has neither succeeded nor failed yet. */
  isNew: boolean
  socket: LiveSocket | null
  close: () => void
}

let connection: Connection | null = null

/**
 * Listens to server events as the current user. A page has one connection, shared by all listeners; the
 * socket library is loaded with the first listener, not with the page.
 * @returns stops listening; the last listener to stop closes the connection
 */
export function openSocket(listener: LiveListener): () => void {
  const token = readToken()
  // A connection belongs to one session and is never reused for another.
  if (connection?.token !== token) connection = connect(token)
  const joined = connection
  joined.listeners.add(listener)
  if (joined.socket?.connected) queueMicrotask(() => joined.listeners.has(listener) && listener.connected?.())
  const stopPolling = listener.poll && startPolling(joined, listener.poll)
  return () => {
    stopPolling?.()
    joined.listeners.delete(listener)
    if (joined.listeners.size > 0) return
    joined.close()
    if (connection === joined) connection = null
  }
}

/** @returns stops polling */
function startPolling(joined: Connection, poll: () => void): () => void {
  const pollIfCutOff = () => {
    if (!joined.socket?.connected && document.visibilityState === 'visible') poll()
  }
  const timer = setInterval(pollIfCutOff, POLL_MS)
  document.addEventListener('visibilitychange', pollIfCutOff)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', pollIfCutOff)
  }
}

/**
 * Sends an event to the server and waits for its acknowledgement.
 * @throws Unreachable if the socket is not connected, or not acknowledged within 10 s. The event may have
 * arrived then, so only idempotent events may be retried.
 * @throws a refusal, in the form that `refusalOf` reads
 */
export async function emit<Name extends ClientEventName>(
  event: Name,
  input: ClientEventInput<Name>,
): Promise<ClientEventData<Name>> {
  const socket = connection?.socket
  if (!socket?.connected) throw new Unreachable('no connection')
  const ack = await answered<ClientEventData<Name>>(socket, event, input)
  if (ack.ok) return ack.data
  throw (
    (isRefusalBody(ack.error) && decodeRefusal(ack.error, { status: httpStatusOf(ack.error.code) })) ||
    ack.error
  )
}

/**
 * Like `say`, but waits for a connection that is just being made: for what a user did before the page was
 * connected. Throws at once if the connection failed or was lost.
 */
export async function emitOnceConnected<Name extends ClientEventName>(
  event: Name,
  input: ClientEventInput<Name>,
): Promise<ClientEventData<Name>> {
  if (connection?.isNew) await settled()
  return emit(event, input)
}

/** Resolves once the connection succeeded or failed. */
const settled = (): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      close()
      resolve()
    }
    const close = openSocket({ events: {}, connected: end, disconnected: end })
  })

async function answered<Data>(socket: LiveSocket, event: string, input: unknown): Promise<Ack<Data>> {
  try {
    // Each event has its own answer type, which the library's types cannot express for a type parameter.
    return await (socket as Socket).timeout(ANSWER_MS).emitWithAck(event, input)
  } catch {
    throw new Unreachable('no answer')
  }
}

const httpStatusOf = (code: string): number =>
  code === 'UNAVAILABLE' ? 503 : code === 'INTERNAL' ? 500 : 400

function connect(token: string | null): Connection {
  let isClosed = false
  let again: ReturnType<typeof setTimeout> | undefined
  const made: Connection = {
    token,
    listeners: new Set(),
    isNew: true,
    socket: null,
    close: () => {
      isClosed = true
      clearTimeout(again)
      made.socket?.disconnect()
    },
  }
  const notify = (what: 'connected' | 'disconnected') => {
    made.isNew = false
    for (const listener of [...made.listeners]) listener[what]?.()
  }

  /** The library itself does not retry after a refused handshake, nor a failed import. */
  function tryLater(attempt: () => void) {
    clearTimeout(again)
    if (!isClosed) again = setTimeout(attempt, SOCKET.reconnectionDelayMaxMs)
  }

  /** The token used by the last attempt. */
  let shown: string | null = null

  function open() {
    import('socket.io-client').then(
      ({ io }) => {
        if (isClosed) return
        const opened: LiveSocket = io({
          path: SOCKET_PATH,
          transports: [...SOCKET.transports],
          tryAllTransports: true,
          reconnectionDelay: SOCKET.reconnectionDelayMs,
          reconnectionDelayMax: SOCKET.reconnectionDelayMaxMs,
          randomizationFactor: SOCKET.jitter,
          timeout: SOCKET.timeoutMs,
          withCredentials: true,
          forceNew: true,
          // Read for each attempt: the token may have been renewed in between.
          auth: (give) => {
            shown = readToken()
            give({ token: shown })
          },
        })
        made.socket = opened
        opened.onAny((event: string, payload: unknown) => {
          for (const { events } of [...made.listeners]) {
            const handler = events[event as keyof ServerEvents] as ((payload: unknown) => void) | undefined
            handler?.(payload)
          }
        })
        opened.on('connect', () => notify('connected'))
        opened.on('disconnect', (reason) => {
          notify('disconnected')
          if (reason === 'io server disconnect') tryLater(() => opened.connect())
        })
        opened.on('connect_error', (error: Error & { readonly data?: object }) => {
          // For an idle page this is the only way to learn that its session was ended elsewhere.
          const { message, data } = error
          reportSessionRefusal(decodeRefusal({ ...data, message }, { status: 401 }), shown)
          notify('disconnected')
          if (!opened.active) tryLater(() => opened.connect())
        })
      },
      () => {
        notify('disconnected')
        tryLater(open)
      },
    )
  }

  open()
  return made
}
