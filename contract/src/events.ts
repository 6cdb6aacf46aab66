import { z } from 'zod'
import { Order } from './orders.ts'
import { Signup } from './overview.ts'

/** Where the socket is below the origin. */
export const SOCKET_PATH = '/socket.io'

/** SPEC's settings of the connection, milliseconds. */
export const SOCKET = {
  transports: ['websocket', 'polling'],
  reconnectionDelayMs: 1_000,
  reconnectionDelayMaxMs: 5_000,
  jitter: 0.5,
  timeoutMs: 20_000,
} as const

/** What the server tells, by event. */
export const serverEvents = {
  /** To whoever may see that order; without hand-over codes. */
  order_updated: z.object({ order: Order }),
  /** To riders: what waits for one of them is not what it was. */
  offers_changed: z.object({}),
  /** To staff that sees the overview: somebody signed up, or was registered. */
  account_created: z.object({ account: Signup }),
} as const
export type ServerEvents = {
  [Name in keyof typeof serverEvents]: (payload: z.infer<(typeof serverEvents)[Name]>) => void
}
