import { isIPv4, isIPv6 } from 'node:net'
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

/** Counts tries by key, in a window that starts with the first try. */
export interface TryCounter {
  /** Counts one try. @throws Refusal RATE_LIMITED with Retry-After once there were too many. */
  count(key: string): Promise<void>
  /** Forgets the tries under a key. */
  reset(key: string): Promise<void>
}

/** Creates the deployment's counters; with `enabled` false they never refuse. */
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
    const limiter = limit.isShared
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

  function counterOf(limit: AddressLimit): TryCounter {
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

  const countRequest: CountRequest = (limit, address) => counterOf(limit).count(networkOf(address))
  /** A counter across all processes. */
  const counter = (limit: Omit<AddressLimit, 'isShared'>) => counterOf({ ...limit, isShared: true })
  return { counter, countRequest }
}

export type Limits = ReturnType<typeof createLimits>

/** The beginning of an address, for people to recognise a network by: 102.89.34.x or 2c0f:f5c0:1:x. */
export function networkStart(address: string): string {
  const network = networkOf(address)
  const [separator, groups] = isIPv4(network) ? ['.', network.split('.')] : [':', network.split(':')]
  return [...groups.slice(0, 3), 'x'].join(separator)
}

/**
 * The part of an address that identifies its owner. An IPv6 customer gets at least 2^64 addresses, so
 * addresses with the same first half count as one. An IPv4 address counts as itself, even if written as IPv6.
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
