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

/** How long nothing is waited for. */
const QUIET_MS = 400
const TOLD_WITHIN_MS = 5_000
const ANSWERED_WITHIN_MS = 10_000

/** A person's live connection, as their browser has it. */
export interface Listener {
  readonly socket: Socket<ServerEvents, ClientEvents>
  /** What it was told of orders, the first first. */
  readonly orders: Order[]
  /** Waits until it was told of this order in this status; 5 s at most. */
  readonly hears: (order: Pick<Order, '_id'>, status: Order['status']) => Promise<Order>
  /** Says something; resolves with how it was answered. */
  readonly say: <Name extends ClientEventName>(
    event: Name,
    input: ClientEventInput<Name>,
  ) => Promise<Ack<ClientEventData<Name>>>
  /** Says what may be anything; resolves with how it was answered. */
  readonly sayAnything: (event: ClientEventName, ...said: unknown[]) => Promise<Ack<unknown>>
  /** All it was told of this so far, the first first. */
  readonly told: <Name extends keyof ServerEvents>(event: Name) => ServerEvent<Name>[]
  /** Waits until it was told this; 5 s at most. */
  readonly isTold: <Name extends keyof ServerEvents>(
    event: Name,
    matches?: (payload: ServerEvent<Name>) => boolean,
  ) => Promise<ServerEvent<Name>>
  /** Resolves when the server has cut it; 10 s at most. */
  readonly cut: Promise<string>
  readonly close: () => void
}

/** Lets an app be reached by sockets. @returns its address */
export function listen(app: TestApp): Promise<string> {
  return app.server.listen({ port: 0, host: '127.0.0.1' })
}

export interface ConnectOptions {
  readonly transports?: ('websocket' | 'polling')[]
  readonly origin?: string
}

/** Connects; rejects with the server's refusal. */
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

  /** Resolves with what `find` finds among what was told. */
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
    // Each event has its own answer, which the library's types cannot follow through a type parameter.
    say: (event, input) => (socket as Socket).timeout(ANSWERED_WITHIN_MS).emitWithAck(event, input),
    sayAnything: (event, ...said) =>
      (socket as Socket).timeout(ANSWERED_WITHIN_MS).emitWithAck(event, ...said),
    told,
    isTold: (event, matches = () => true) => waitFor(event, () => told(event).find(matches)),
    close: () => socket.disconnect(),
  }
}

/** Long enough that whatever was under way has come. */
export const quiet = () => new Promise((resolve) => setTimeout(resolve, QUIET_MS))
