import type {
  Ack,
  ClientEventData,
  ClientEventInput,
  ClientEventName,
  ClientEvents,
  Order,
  ServerEvent,
  ServerEvents,
} from '@ozi/contract'
import { SOCKET_PATH } from '@ozi/contract'
import { io, type Socket } from 'socket.io-client'
import type { Person, TestApp } from './app.ts'

/** How long to wait before concluding that nothing more arrives. */
const QUIET_MS = 400
const TOLD_WITHIN_MS = 5_000
const ANSWERED_WITHIN_MS = 10_000

/** A person's socket connection, as their browser has it. */
export interface Listener {
  readonly socket: Socket<ServerEvents, ClientEvents>
  /** The orders it was told of, first one first. */
  readonly orders: Order[]
  /** Waits until it is told that this order has this status; rejects after 5 s. */
  readonly hears: (order: Pick<Order, '_id'>, status: Order['status']) => Promise<Order>
  /** Sends an event; resolves with the answer, rejects after 10 s. */
  readonly say: <Name extends ClientEventName>(
    event: Name,
    input: ClientEventInput<Name>,
  ) => Promise<Ack<ClientEventData<Name>>>
  /** Sends an event with arbitrary arguments; resolves with the answer, rejects after 10 s. */
  readonly sayAnything: (event: ClientEventName, ...said: unknown[]) => Promise<Ack<unknown>>
  /** Everything it was told by this event so far, first one first. */
  readonly told: <Name extends keyof ServerEvents>(event: Name) => ServerEvent<Name>[]
  /** Waits until it is told this; rejects after 5 s. */
  readonly isTold: <Name extends keyof ServerEvents>(
    event: Name,
    matches?: (payload: ServerEvent<Name>) => boolean,
  ) => Promise<ServerEvent<Name>>
  /** Resolves with the reason when the connection ends. */
  readonly cut: Promise<string>
  readonly close: () => void
}

/** Makes an app listen for socket connections. @returns its address */
export function listen(app: TestApp): Promise<string> {
  return app.server.listen({ port: 0, host: '127.0.0.1' })
}

interface ConnectOptions {
  readonly transports?: ('websocket' | 'polling')[]
  readonly origin?: string
}

/** Connects; rejects if the server refuses. */
export async function connect(
  address: string,
  token: Person['token'] | undefined,
  { transports = ['websocket'], origin }: ConnectOptions = {},
): Promise<Listener> {
  const socket: Socket<ServerEvents, ClientEvents> = io(address, {
    path: SOCKET_PATH,
    transports,
    forceNew: true,
    reconnection: false,
    ...(token === undefined ? {} : { auth: { token } }),
    ...(origin === undefined ? {} : { extraHeaders: { origin } }),
  })
  const heard: { readonly event: string; readonly payload: unknown }[] = []
  const orders: Order[] = []
  const waiting = new Set<() => void>()
  socket.onAny((event: string, payload: unknown) => {
    heard.push({ event, payload })
    if (event === 'order_updated') orders.push((payload as ServerEvent<'order_updated'>).order)
    for (const look of waiting) look()
  })
  const told = <Name extends keyof ServerEvents>(event: Name) =>
    heard.filter((one) => one.event === event).map(({ payload }) => payload as ServerEvent<Name>)

  /** Resolves once `find` finds something in what the connection was told. */
  const waitFor = <Found>(what: string, find: () => Found | undefined): Promise<Found> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(look)
        reject(new Error(`nobody told of ${what}`))
      }, TOLD_WITHIN_MS)
      const look = () => {
        const found = find()
        if (found === undefined) return
        clearTimeout(timer)
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      look()
    })
  const cut = new Promise<string>((resolve) => socket.once('disconnect', resolve))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return {
    socket,
    orders,
    cut,
    hears: (order, status) =>
      waitFor(status, () => orders.find((known) => known._id === order._id && known.status === status)),
    // Each event has its own answer type, which the library's types cannot follow through a type parameter.
    say: (event, input) => (socket as Socket).timeout(ANSWERED_WITHIN_MS).emitWithAck(event, input),
    sayAnything: (event, ...said) =>
      (socket as Socket).timeout(ANSWERED_WITHIN_MS).emitWithAck(event, ...said),
    told,
    isTold: (event, matches = () => true) => waitFor(event, () => told(event).find(matches)),
    close: () => socket.disconnect(),
  }
}

/** Waits long enough for everything in progress to arrive. */
export const quiet = () => new Promise((resolve) => setTimeout(resolve, QUIET_MS))
