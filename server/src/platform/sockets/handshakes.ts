import type { IncomingMessage } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import proxyAddr from '@fastify/proxy-addr'
import type { Config } from '../config.ts'
import type { CountRequest } from '../http/gate.ts'
import { isOwnOrigin } from '../http/origin.ts'
import { Refusal } from '../refusal.ts'
import type { Caller, IdentifyAll } from '../sessions/caller.ts'
import { createTogether } from '../together.ts'

/** Twice as many as one process serves. Beyond that, clients are told to come again, which they do by themselves. */
const WAITING = 10_000
/** After a break everybody comes back at once; between two turns of the event loop others are answered. */
const HANDS = { atOnce: 1, items: 50, mostWaiting: WAITING } as const
/** Few queries for many tokens, so that calls find the database's connections free. */
const LOOKUPS = { atOnce: 2, items: 100, mostWaiting: WAITING } as const

const handshakeLimit = { name: 'sockets', requests: 240, windowSeconds: 60 } as const

export interface HandshakesParts {
  readonly identifyAll: IdentifyAll
  readonly countRequest: CountRequest
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy'>
}

/** Who may come in, and who they are; a crowd is let in by and by, and takes no more than its share. */
export function createHandshakes({ identifyAll, countRequest, config }: HandshakesParts) {
  const takeTurn = createTogether<null, null>(HANDS, async (all) => {
    await nextTurn()
    return all.map(() => ({ isDone: true, answer: null }))
  })
  const identify = createTogether<string, Caller | null>(LOOKUPS, async (tokens) => {
    const callers = await identifyAll(tokens)
    return callers.map((answer) => ({ isDone: true, answer }))
  })

  return {
    /** @throws Refusal FOREIGN_ORIGIN, RATE_LIMITED, UNAVAILABLE */
    async begin(request: IncomingMessage): Promise<void> {
      const { origin, host } = request.headers
      if (origin !== undefined && !isOwnOrigin(origin, host, config.publicUrl)) {
        throw new Refusal('FOREIGN_ORIGIN')
      }
      await countRequest(handshakeLimit, addressOf(request, config.trustProxy))
      await takeTurn(null)
    },

    /** @throws Refusal UNAUTHENTICATED, OTP_REQUIRED, UNAVAILABLE */
    async introduce(token: unknown): Promise<Caller> {
      const caller = typeof token === 'string' ? await identify(token) : null
      if (!caller) throw new Refusal('UNAUTHENTICATED')
      if (!caller.isVerified) throw new Refusal('OTP_REQUIRED')
      return caller
    },
  }
}

function addressOf(request: IncomingMessage, trustProxy: Config['trustProxy']): string {
  if (trustProxy === false) return request.socket.remoteAddress ?? ''
  if (trustProxy === true) return proxyAddr(request, () => true)
  return proxyAddr(request, typeof trustProxy === 'string' ? trustProxy.split(/ *, */) : trustProxy)
}
