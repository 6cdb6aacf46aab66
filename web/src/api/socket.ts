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
import { decodeRefusal } from './refusal'
import { isRefusalBody } from './refusalBody'
import { reportSessionRefusal } from './sessionRefusals'
import { readToken } from './token'
import { Unreachable } from './transport'

/** How long an answer is waited for; what was said may have arrived all the same. */
const ANSWER_MS = 10_000

export interface LiveListener {
  /** What the server tells, by event; at most once each. */
  readonly events: Partial<ServerEvents>
  /** The connection stands. What was told before it did, or while it was away, was missed. */
  readonly connected: () => void
  /** It could not be had, or was lost; it is tried again until it stands. */
  readonly disconnected: () => void
}

type LiveSocket = Socket<ServerEvents, ClientEvents>

/** One connection, whoever of the page listens to it. */
interface Line {
  readonly token: string | null
  readonly listeners: Set<LiveListener>
  /** Nobody knows yet whether it can be had. */
  isNew: boolean
  socket: LiveSocket | null
  hangUp: () => void
}

let line: Line | null = null

/**
 * Listens to the server as whoever is signed in. A page has one connection, which all its listeners share; its
 * library is loaded with the first of them, not with the page.
 * @returns stops listening; the last one to do so closes the connection
 */
export function openSocket(listener: LiveListener): () => void {
  const token = readToken()
  // Another session's connection is never taken over.
  if (line?.token !== token) line = dial(token)
  const joined = line
  joined.listeners.add(listener)
  if (joined.socket?.connected) queueMicrotask(() => joined.listeners.has(listener) && listener.connected())
  return () => {
    joined.listeners.delete(listener)
    if (joined.listeners.size > 0) return
    joined.hangUp()
    if (line === joined) line = null
  }
}

/**
 * Says something to the server over the connection that stands.
 * @throws Unreachable where none stands, or no answer came in 10 s: it may have arrived, so that only what is kept
 *   once is said again
 * @throws a refusal, as `refusalOf` reads it
 */
export async function say<Name extends ClientEventName>(
  event: Name,
  input: ClientEventInput<Name>,
): Promise<ClientEventData<Name>> {
  const socket = line?.socket
  if (!socket?.connected) throw new Unreachable('no connection')
  const ack = await answered<ClientEventData<Name>>(socket, event, input)
  if (ack.ok) return ack.data
  throw (
    (isRefusalBody(ack.error) && decodeRefusal(ack.error, { status: statusOf(ack.error.code) })) || ack.error
  )
}

/**
 * Says what somebody asked for, by a page that was there before its connection: one that is just being made is waited
 * for. Throws as `say` does, at once where the connection could not be had or was lost.
 */
export async function sayOnceConnected<Name extends ClientEventName>(
  event: Name,
  input: ClientEventInput<Name>,
): Promise<ClientEventData<Name>> {
  if (line?.isNew) await settled()
  return say(event, input)
}

/** Once the connection stands, or could not be had. */
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
    // Each event has its own answer, which the library's types cannot follow through a type parameter.
    return await (socket as Socket).timeout(ANSWER_MS).emitWithAck(event, input)
  } catch {
    throw new Unreachable('no answer')
  }
}

const statusOf = (code: string): number => (code === 'UNAVAILABLE' ? 503 : code === 'INTERNAL' ? 500 : 400)

function dial(token: string | null): Line {
  let isClosed = false
  let again: ReturnType<typeof setTimeout> | undefined
  const dialled: Line = {
    token,
    listeners: new Set(),
    isNew: true,
    socket: null,
    hangUp: () => {
      isClosed = true
      clearTimeout(again)
      dialled.socket?.disconnect()
    },
  }
  const tell = (what: 'connected' | 'disconnected') => {
    dialled.isNew = false
    for (const listener of [...dialled.listeners]) listener[what]()
  }

  /** A refused handshake and a library that did not load are not tried again by the library itself. */
  function tryLater(attempt: () => void) {
    clearTimeout(again)
    if (!isClosed) again = setTimeout(attempt, SOCKET.reconnectionDelayMaxMs)
  }

  /** By the last try. */
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
          // Read at each connection: a token may have been renewed in between.
          auth: (give) => {
            shown = readToken()
            give({ token: shown })
          },
        })
        dialled.socket = opened
        opened.onAny((event: string, payload: unknown) => {
          for (const { events } of [...dialled.listeners]) {
            const told = events[event as keyof ServerEvents] as ((payload: unknown) => void) | undefined
            told?.(payload)
          }
        })
        opened.on('connect', () => tell('connected'))
        opened.on('disconnect', (reason) => {
          tell('disconnected')
          if (reason === 'io server disconnect') tryLater(() => opened.connect())
        })
        opened.on('connect_error', (error: Error & { readonly data?: object }) => {
          // An open page that asks for nothing learns by this alone that its session was ended elsewhere.
          const { message, data } = error
          reportSessionRefusal(decodeRefusal({ ...data, message }, { status: 401 }), shown)
          tell('disconnected')
          if (!opened.active) tryLater(() => opened.connect())
        })
      },
      () => {
        tell('disconnected')
        tryLater(open)
      },
    )
  }

  open()
  return dialled
}
