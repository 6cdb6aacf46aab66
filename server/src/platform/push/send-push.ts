import { ECDH } from 'node:crypto'
import { Agent, request } from 'node:https'
import type { IncomingMessage } from 'node:http'
import type { LookupFunction } from 'node:net'
import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push'
import { LRUCache } from 'lru-cache'
import { codeOf, reasonOf } from '../database/failure.ts'
import { isLoopbackHost } from '../loopback.ts'
import { type AddressRule, PrivateAddress, publicAddresses } from './public-address.ts'

/** By RFC 8291, as a browser gives it. */
export interface PushTarget {
  readonly accountId: string
  readonly endpoint: string
  /** base64url. */
  readonly publicKey: string
  readonly authSecret: string
}

/** By RFC 8292; both base64url. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

export interface Push {
  /** JSON that the service worker reads. */
  readonly payload: unknown
  /** At the push service, a push replaces one of the same topic that its browser has not had yet; at most 32 characters. */
  readonly topic: string
  /** How long the push service keeps it for a browser that is away. */
  readonly seconds: number
  readonly isUrgent: boolean
}

/**
 * - `sent`: the push service has taken it
 * - `gone`: the browser takes no more, or its address is none that we ask: forget it
 * - `refused`: trying again would not help
 * - `later`: no answer, or not now
 */
type PushAnswer =
  | { readonly status: 'sent' | 'gone' }
  | { readonly status: 'refused' | 'later'; readonly reason: string }

/** The browser's key cannot be used. Its push service was not asked, so this is no failure of the service. */
class UnusableKey extends Error {}

/** @param publicKey base64url */
export function isPushKey(publicKey: string): boolean {
  try {
    ECDH.convertKey(publicKey, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

const TIMEOUT_MS = 10_000
/** Nobody reads it; longer than any reason that a push service gives. */
const ANSWER_BYTES = 64 * 1024
/** All payloads are padded to a multiple of this, so that their length does not tell the notification. */
const PADDED_BYTES = 512
/** The proof of who sends is valid for twelve hours; one is used for an hour. */
const PROOF_MS = 3_600_000
const CONNECTIONS_A_SERVICE = 32
/**
 * A push service that does not answer several accounts in a row is left alone for a while; one that does not answer one
 * account's browsers, by that account alone.
 */
const PAUSE = { failures: 3, ms: 30_000, longestMs: 600_000 }

interface PushSenderDeps {
  readonly rule: AddressRule
  /** Our address for push services that want to complain: mailto: or https:. */
  readonly subject: string
  readonly keys: () => Promise<VapidKeys>
  readonly timeoutMs?: number
}

/** Sends pushes to the services of browsers: encrypted for the browser, signed by this deployment. */
export function createPushSender({ rule, subject, keys, timeoutMs = TIMEOUT_MS }: PushSenderDeps) {
  const proofs = new LRUCache<string, Promise<string>>({ max: 200, ttl: PROOF_MS })
  const services = new LRUCache<string, { accounts: readonly string[]; pausedUntil: number }>({ max: 1_000 })
  /** By account and service. */
  const accounts = new LRUCache<string, { failures: number; pausedUntil: number }>({ max: 10_000 })
  /** Until when pushes to an endpoint wait. */
  const browsers = new LRUCache<string, number>({ max: 10_000 })
  const serviceOf = (origin: string) => services.get(origin) ?? { accounts: [], pausedUntil: 0 }
  const accountAt = (origin: string, accountId: string) => `${accountId} ${origin}`
  // Runs for each connection, so that a name cannot lead elsewhere after it was checked.
  const lookupPublic: LookupFunction = (host, options, done) => {
    publicAddresses(host, rule).then(
      (found) => {
        const [first] = found
        if (options.all || !first) done(null, [...found])
        else done(null, first.address, first.family)
      },
      (error: Error) => done(error, ''),
    )
  }
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS_A_SERVICE, timeout: 60_000 })
  /** A push service on this machine needs no certificate. */
  const localAgent = new Agent({ keepAlive: true, rejectUnauthorized: false })

  async function proofFor(target: PushTarget, origin: string): Promise<string> {
    const known = proofs.get(origin)
    if (known) return known
    const made = keys()
      .then((pair) => vapidHeaders(subscriptionOf(target), { ...pair, subject }))
      .then(({ headers }) => headers.authorization)
    proofs.set(origin, made)
    made.catch(() => proofs.delete(origin))
    return made
  }

  async function post(target: PushTarget, push: Push): Promise<{ status: number; retryAfter?: string }> {
    const url = new URL(target.endpoint)
    const json = JSON.stringify(push.payload)
    const bytes = Buffer.from(json)
    const missing = -bytes.length % PADDED_BYTES
    // JSON may end in spaces.
    const padded = Buffer.concat([bytes, Buffer.alloc(missing === 0 ? 0 : PADDED_BYTES + missing, ' ')])
    const body = await encryptNotification(subscriptionOf(target), padded, { pad: false }).catch(() => {
      throw new UnusableKey()
    })
    const headers = {
      authorization: await proofFor(target, url.origin),
      ttl: String(push.seconds),
      topic: push.topic,
      urgency: push.isUrgent ? 'high' : 'normal',
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      'content-length': String(body.byteLength),
    }
    // `lookup` is not asked about an address that is written as numbers.
    await publicAddresses(url.hostname, rule)
    const isLocal = rule.allowsLoopback && isLoopbackHost(url.host)
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(url, {
        method: 'POST',
        headers,
        lookup: lookupPublic,
        agent: isLocal ? localAgent : agent,
        signal: AbortSignal.timeout(timeoutMs),
      })
        .once('response', resolve)
        .once('error', reject)
        .end(body)
    })
    let size = 0
    answer.on('error', () => {})
    answer.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > ANSWER_BYTES) answer.destroy()
    })
    const retryAfter = answer.headers['retry-after']
    return { status: answer.statusCode ?? 0, ...(retryAfter === undefined ? {} : { retryAfter }) }
  }

  /** However many browsers an account has, it counts once against the service. */
  function noteFailure({ accountId }: PushTarget, origin: string, pauseMs: number = PAUSE.ms): void {
    const pausedUntil = (failures: number) => (failures < PAUSE.failures ? 0 : Date.now() + pauseMs)
    const failed = [...new Set([...serviceOf(origin).accounts, accountId])].slice(-PAUSE.failures)
    services.set(origin, { accounts: failed, pausedUntil: pausedUntil(failed.length) })
    const own = accountAt(origin, accountId)
    const failures = (accounts.get(own)?.failures ?? 0) + 1
    accounts.set(own, { failures, pausedUntil: pausedUntil(failures) })
  }

  /** A 429 may be about this browser alone, so that only several in a row pause the service; a 503 is about all. */
  function noteBusy(target: PushTarget, origin: string, status: number, pauseMs: number): void {
    if (status === 503 && pauseMs > 0) {
      services.set(origin, { accounts: [], pausedUntil: Date.now() + pauseMs })
      return
    }
    if (pauseMs > 0) browsers.set(target.endpoint, Date.now() + pauseMs)
    noteFailure(target, origin, pauseMs || PAUSE.ms)
  }

  return {
    async send(target: PushTarget, push: Push): Promise<PushAnswer> {
      const { origin } = new URL(target.endpoint)
      const own = accountAt(origin, target.accountId)
      const pausedUntil = Math.max(
        serviceOf(origin).pausedUntil,
        accounts.get(own)?.pausedUntil ?? 0,
        browsers.get(target.endpoint) ?? 0,
      )
      if (pausedUntil > Date.now()) return { status: 'later', reason: 'the push service is paused' }
      try {
        const { status, retryAfter } = await post(target, push)
        if (status === 429 || status >= 500) {
          noteBusy(target, origin, status, pauseOf(retryAfter))
          return { status: 'later', reason: `the push service answered ${status}` }
        }
        services.delete(origin)
        accounts.delete(own)
        if (status >= 200 && status < 300) return { status: 'sent' }
        // No push service sends us elsewhere.
        if (status === 404 || status === 410 || (status >= 300 && status < 400)) return { status: 'gone' }
        return { status: 'refused', reason: `the push service answered ${status}` }
      } catch (error) {
        if (error instanceof PrivateAddress || error instanceof UnusableKey) return { status: 'gone' }
        noteFailure(target, origin)
        return {
          status: 'later',
          reason: `no answer of the push service: ${codeOf(error) ?? reasonOf(error)}`,
        }
      }
    },

    close(): void {
      agent.destroy()
      localAgent.destroy()
    },
  }
}

export type PushSender = ReturnType<typeof createPushSender>

const subscriptionOf = ({ endpoint, publicKey, authSecret }: PushTarget) => ({
  endpoint,
  expirationTime: null,
  keys: { p256dh: publicKey, auth: authSecret },
})

/** Retry-After in seconds or as a date; 0 if it is not said. */
function pauseOf(said: string | undefined): number {
  if (said === undefined) return 0
  const ms = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now()
  return ms > 0 ? Math.min(ms, PAUSE.longestMs) : 0
}
