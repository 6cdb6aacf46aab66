import type { IncomingMessage } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import proxyAddr from '@fastify/proxy-addr'
import type { Config } from '../config.ts'
import type { CountRequest } from '../http/limits.ts'
import { isOwnOrigin } from '../http/origin.ts'
import { Refusal } from '../refusal.ts'
import type { Visit } from '../security-log.ts'
import { requiredStep, type Caller, type IdentifyAll } from '../sessions/caller.ts'
import { createBatcher } from '../batcher.ts'

/** Twice as many as one process serves. Further clients are refused and retry by themselves. */
const WAITING = 10_000
/** After an outage everybody reconnects at once; other requests are answered between two batches. */
const ADMISSIONS = { atOnce: 1, items: 50, mostWaiting: WAITING } as const
/** Few queries for many tokens, so that the pool keeps free connections for API calls. */
const LOOKUPS = { atOnce: 2, items: 100, mostWaiting: WAITING } as const

const handshakeLimit = { name: 'sockets', requests: 240, windowSeconds: 60 } as const

export interface HandshakesDeps {
  readonly identifyAll: IdentifyAll
  readonly countRequest: CountRequest
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy'>
}

/**
 * Decides who may connect, and identifies them. A crowd is admitted gradually and takes only its share of the
 * process.
 */
export function createHandshakes({ identifyAll, countRequest, config }: HandshakesDeps) {
  const takeTurn = createBatcher<null, null>(ADMISSIONS, async (all) => {
    await nextTurn()
    return all.map(() => ({ isDone: true, answer: null }))
  })
  const identify = createBatcher<string, Caller | null>(LOOKUPS, async (tokens) => {
    const callers = await identifyAll(tokens)
    return callers.map((answer) => ({ isDone: true, answer }))
  })

  return {
    /** @throws Refusal FOREIGN_ORIGIN, RATE_LIMITED, UNAVAILABLE */
    async admit(request: IncomingMessage): Promise<void> {
      const { origin, host } = request.headers
      if (origin !== undefined && !isOwnOrigin(origin, host, config.publicUrl)) {
        throw new Refusal('FOREIGN_ORIGIN')
      }
      await countRequest(handshakeLimit, addressOf(request, config.trustProxy))
      await takeTurn(null)
    },

    /**
     * @param visit gets the id of the account
     * @throws Refusal UNAUTHENTICATED, PASSWORD_CHANGE_REQUIRED, SECOND_FACTOR_REQUIRED, OTP_REQUIRED, UNAVAILABLE
     */
    async authenticate(token: unknown, visit?: Visit): Promise<Caller> {
      const caller = typeof token === 'string' ? await identify(token) : null
      if (!caller) throw new Refusal('UNAUTHENTICATED')
      if (visit) visit.callerId = caller.accountId
      const due = requiredStep(caller)
      if (due) throw new Refusal(due)
      if (!caller.isVerified) throw new Refusal('OTP_REQUIRED')
      return caller
    },
  }
}

/** The client's network address, as the trusted proxies say it. */
export function addressOf(request: IncomingMessage, trustProxy: Config['trustProxy']): string {
  if (trustProxy === false) return request.socket.remoteAddress ?? ''
  if (trustProxy === true) return proxyAddr(request, () => true)
  return proxyAddr(request, typeof trustProxy === 'string' ? trustProxy.split(/ *, */) : trustProxy)
}
