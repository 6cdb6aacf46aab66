import type { Order, ServerEvents } from '@ozi/contract'
import { SOCKET_PATH } from '@ozi/contract'
import { io, type Socket } from 'socket.io-client'
import type { Person, TestApp } from './app.ts'

/** How long nothing is waited for. */
const QUIET_MS = 400

/** A person's live connection, as their browser has it. */
export interface Listener {
  readonly socket: Socket<ServerEvents>
  /** What it was told of orders, the first first. */
  readonly orders: Order[]
  /** Waits until it was told of this order in this status; 5 s at most. */
  readonly hears: (order: Pick<Order, '_id'>, status: Order['status']) => Promise<Order>
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
  const socket: Socket<ServerEvents> = io(address, {
    path: SOCKET_PATH,
    transports,
    forceNew: true,
    reconnection: false,
    ...(token === undefined ? {} : { auth: { token } }),
    ...(origin === undefined ? {} : { extraHeaders: { origin } }),
  })
  const orders: Order[] = []
  const waiting = new Set<() => void>()
  socket.on('order_updated', ({ order }) => {
    orders.push(order)
    for (const look of waiting) look()
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
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`nobody told of ${status}`)), 5_000)
        const look = () => {
          const told = orders.find((known) => known._id === order._id && known.status === status)
          if (!told) return
          clearTimeout(timer)
          waiting.delete(look)
          resolve(told)
        }
        waiting.add(look)
        look()
      }),
    close: () => socket.disconnect(),
  }
}

/** Long enough that whatever was under way has come. */
export const quiet = () => new Promise((resolve) => setTimeout(resolve, QUIET_MS))
