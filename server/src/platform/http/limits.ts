import { isIPv6 } from 'node:net'
import type { AddressLimit } from '@ozi/contract'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { Sql } from '../database/pool.ts'
import { Refusal } from '../refusal.ts'
import type { CountRequest } from './gate.ts'

/** Limits that guard accounts and mailboxes hold over all processes; the others protect the one process that counts them. */
const SHARED_LIMITS: ReadonlySet<string> = new Set([
  'signup',
  'login',
  'code',
  'password-link',
  'account-login',
  'device-login',
  'own-password',
  'second-factor',
  'contact',
  'email-change',
  'orders',
])

/** A count of tries under a key, in a window that starts with the first. */
export interface TryCounter {
  /** Counts one try. @throws Refusal RATE_LIMITED with Retry-After once there were too many. */
  count(key: string): Promise<void>
  /** Forgets the key's tries. */
  reset(key: string): Promise<void>
}

/** Makes the counters of a deployment; with `enabled` false they never refuse. */
export function createLimits(sql: Sql, enabled: boolean) {
  const store = {
    async query(statement: { text: string; values: (string | number | null)[] }) {
      const rows = await sql.unsafe(statement.text, statement.values, { prepare: true })
      return { rows }
    },
  }
  const limiters = new Map<string, RateLimiterAbstract>()

  function limiterOf(limit: AddressLimit): RateLimiterAbstract {
    const known = limiters.get(limit.name)
    if (known) return known
    const options = { keyPrefix: limit.name, points: limit.requests, duration: limit.windowSeconds }
    const limiter = SHARED_LIMITS.has(limit.name)
      ? new RateLimiterPostgres({
          ...options,
          storeClient: store,
          storeType: 'pool',
          tableName: 'rate_limits',
          tableCreated: true,
        })
      : new RateLimiterMemory(options)
    limiters.set(limit.name, limiter)
    return limiter
  }

  function counter(limit: AddressLimit): TryCounter {
    return {
      async count(key) {
        if (!enabled) return
        try {
          await limiterOf(limit).consume(key)
        } catch (error) {
          if (!(error instanceof RateLimiterRes)) throw error
          throw new Refusal('RATE_LIMITED', { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) })
        }
      },
      async reset(key) {
        if (enabled) await limiterOf(limit).delete(key)
      },
    }
  }

  const countRequest: CountRequest = (limit, address) => counter(limit).count(networkOf(address))
  return { counter, countRequest }
}

export type Limits = ReturnType<typeof createLimits>

/**
 * Whom an address belongs to, as far as it tells: an IPv6 customer is given 2^64 addresses at least, so those that
 * share their first half count as one; an IPv4 address counts as itself, however it is written.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [written = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(written)?.[1]
  if (mapped) return mapped
  const [head = [], tail = []] = written
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  const network = [...head, ...zeros, ...tail].slice(0, 4)
  return network.map((group) => parseInt(group, 16).toString(16)).join(':')
}
