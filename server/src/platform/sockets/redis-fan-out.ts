import { createAdapter } from '@socket.io/redis-adapter'
import type { Redis } from 'ioredis'
import type { RedisConnections } from '../redis/redis.ts'
import type { FanOut } from './fan-out.ts'

/** By Redis: to all processes on the same Redis. While it is away, events reach this process's sockets only. */
export function createRedisFanOut({ commands, subscriber, onReturn }: RedisConnections): FanOut {
  return {
    adapter: createAdapter(publisherOf(commands), subscriberOf(subscriber), { key: 'ozi' }),
    isCostly: false,
    onLoss: onReturn,
    // The connections belong to the app.
    close: async () => {},
  }
}

/*
 * The adapter does not wait for its commands. One that fails would be an unhandled rejection, which ends the
 * process; the loss of the connection itself is logged already.
 */

const publisherOf = (redis: Redis) => ({
  publish: (channel: string, message: string | Buffer) => void redis.publish(channel, message).catch(ignore),
  on: () => {},
  off: () => {},
})

const subscriberOf = (redis: Redis) => ({
  subscribe: (channels: string[]) => void redis.subscribe(...channels).catch(ignore),
  unsubscribe: (channels: string[]) => void redis.unsubscribe(...channels).catch(ignore),
  psubscribe: (pattern: string) => void redis.psubscribe(pattern).catch(ignore),
  punsubscribe: (pattern: string) => void redis.punsubscribe(pattern).catch(ignore),
  on: (event: string, listener: () => void) => void redis.on(event, listener),
  off: (event: string, listener: () => void) => void redis.off(event, listener),
})

function ignore(): void {}
