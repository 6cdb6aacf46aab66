import { isIPv4, isIPv6 } from 'node:net'
import { ACCOUNT_LIMIT, UNKNOWN_ID_LIMIT, WIDE_NETWORK_FACTOR, type AddressLimit } from '@ozi/contract'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { Sql } from '../database/pool.ts'
import type { RedisConnections } from '../redis/redis.ts'
import { Refusal } from '../refusal.ts'

/** Counts one request from an address. @throws Refusal RATE_LIMITED when there were too many. */
export type CountRequest = (limit: AddressLimit, address: string) => Promise<void>

/** Counts tries by key, in a window that starts with the first try. */
export interface TryCounter {
  /** Counts one try. @throws Refusal RATE_LIMITED with Retry-After once there were too many. */
  count(key: string): Promise<void>
  /** Counts nothing. @throws Refusal RATE_LIMITED if the next try would be one too many */
  requireMore(key: string): Promise<void>
  /** Forgets the tries under a key. */
  reset(key: string): Promise<void>
}

interface LimitsDeps {
  readonly sql: Sql
  /** If absent, the limits that are not shared are counted in each process. */
  readonly redis?: Pick<RedisConnections, 'commands'> | undefined
  /** false: the counters never refuse. */
  readonly enabled: boolean
}

/** Creates the deployment's counters. */
export function createLimits({ sql, redis, enabled }: LimitsDeps) {
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
    const limiter = createLimiter(limit)
    limiters.set(limit.name, limiter)
    return limiter
  }

  function createLimiter({ name, requests, windowSeconds, isShared }: AddressLimit): RateLimiterAbstract {
    const options = { keyPrefix: name, points: requests, duration: windowSeconds }
    const withoutRedis = isShared
      ? new RateLimiterPostgres({
          ...options,
          storeClient: store,
          storeType: 'pool',
          tableName: 'rate_limits',
          tableCreated: true,
        })
      : new RateLimiterMemory(options)
    if (!redis) return withoutRedis
    return new RateLimiterRedis({ ...options, storeClient: redis.commands, insuranceLimiter: withoutRedis })
  }

  function counterOf(limit: AddressLimit): TryCounter {
    return {
      async count(key) {
        if (!enabled) return
        try {
          await limiterOf(limit).consume(key)
        } catch (error) {
          if (!(error instanceof RateLimiterRes)) throw error
          throw tooMany(error)
        }
      },
      async requireMore(key) {
        const counted = enabled ? await limiterOf(limit).get(key) : null
        if (counted && counted.consumedPoints >= limit.requests) throw tooMany(counted)
      },
      async reset(key) {
        if (enabled) await limiterOf(limit).delete(key)
      },
    }
  }

  const countRequest: CountRequest = async (limit, address) => {
    await counterOf(limit).count(networkOf(address))
    const wide = wideNetworkOf(address)
    if (wide === null) return
    const { name, requests } = limit
    const ofWide = { ...limit, name: `${name}-wide`, requests: requests * WIDE_NETWORK_FACTOR }
    await counterOf(ofWide).count(wide)
  }
  /** A counter across all processes, also without Redis. */
  const counter = (limit: Omit<AddressLimit, 'isShared'>) => counterOf({ ...limit, isShared: true })
  return {
    counter,
    countRequest,
    /** The calls of each account, and the ids that it asked for in vain. */
    accounts: {
      /** A counter of what some calls allow an account. */
      of: counterOf,
      calls: counterOf({ name: 'account-calls', ...ACCOUNT_LIMIT }),
      unknownIds: counterOf({ name: 'account-unknown-ids', ...UNKNOWN_ID_LIMIT }),
    },
  }
}

const tooMany = ({ msBeforeNext }: RateLimiterRes) =>
  new Refusal('RATE_LIMITED', { retryAfterSeconds: Math.ceil(msBeforeNext / 1000) })

export type Limits = ReturnType<typeof createLimits>
export type AccountLimits = Limits['accounts']

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
  const [written = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(written)?.[1]
  if (mapped) return mapped
  return isIPv6(address) ? firstGroups(written, 4) : address
}

/** The IPv6 network of 2^80 addresses around it: a company may have one, and 65,536 of the smaller ones in it. */
function wideNetworkOf(address: string): string | null {
  const network = networkOf(address)
  return network.includes(':') ? firstGroups(`${network}::`, 3) : null
}

/** The first groups of 16 bits, written in one way. */
function firstGroups(written: string, groups: number): string {
  const [head = [], tail = []] = written
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  const network = [...head, ...zeros, ...tail].slice(0, groups)
  return network.map((group) => parseInt(group, 16).toString(16)).join(':')
}
