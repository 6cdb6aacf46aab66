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

/** Limits that guard accounts hold over all processes; the others protect the one process that counts them. */
const SHARED_LIMITS: ReadonlySet<string> = new Set([
  'signup',
  'login',
  'code',
  'password-link',
  'account-login',
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

  const countRequest: CountRequest = (limit, address) => counter(limit).count(address)
  return { counter, countRequest }
}

export type Limits = ReturnType<typeof createLimits>
