import { Redis } from 'ioredis'
import { reasonOf } from '../database/failure.ts'
import { createThrottledLog } from '../throttled-log.ts'
import type { Log } from '../log.ts'

/** How long an answer may take. Requests wait for it, so that a Redis that hangs must soon count as away. */
const COMMAND_TIMEOUT_MS = 2_000
/** After this long without an answer, the connection is made again. */
const SILENCE_MS = 5_000
const CONNECT_TIMEOUT_MS = 5_000
const PING_MS = 10_000
/** Short, so that a Redis that is back is found within a second, however long it was away. */
const reconnectPauseMs = { first: 50, longest: 500 }

/** Two connections to the Redis that all processes share. */
export interface RedisConnections {
  /** Rejects commands at once while Redis is away. */
  readonly commands: Redis
  /** Only subscribes. Its commands wait until Redis is back. */
  readonly subscriber: Redis
  /** Calls the listener when the subscriber is connected again: what was published meanwhile is lost. */
  readonly onReturn: (listener: () => void) => void
  /** @throws if Redis does not answer */
  readonly requireAnswer: () => Promise<void>
  readonly close: () => void
}

/**
 * Connects in the background, and again after each loss: the server starts and runs without Redis.
 * @param url `redis://` or `rediss://`
 */
export function connectRedis(url: string, log: Log): RedisConnections {
  const shared = {
    connectionName: 'ozi',
    // All that we send, and what every server that is like Redis understands.
    protocol: 2 as const,
    connectTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_MS,
    retryStrategy: (attempt: number) =>
      Math.min(reconnectPauseMs.first * 2 ** Math.min(attempt - 1, 10), reconnectPauseMs.longest),
  }
  const commands = new Redis(url, {
    ...shared,
    keyPrefix: 'ozi:',
    commandTimeout: COMMAND_TIMEOUT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  })
  const subscriber = new Redis(url, { ...shared, maxRetriesPerRequest: null })

  const logThrottled = createThrottledLog(log)
  let isAway = false
  const returned = new Set<() => void>()
  for (const each of [commands, subscriber]) {
    each.on('error', (error: unknown) => logThrottled(`Redis: ${reasonOf(firstOf(error))}`))
  }
  subscriber.on('close', () => (isAway = true))
  subscriber.on('ready', () => {
    if (!isAway) return
    isAway = false
    log.info('Redis is back')
    for (const listener of returned) listener()
  })
  // Nothing else is sent on this connection: without a ping, a lost one would go unnoticed for minutes.
  const pinging = setInterval(() => {
    if (subscriber.status === 'ready') subscriber.ping().catch(() => {})
  }, PING_MS)
  pinging.unref()

  return {
    commands,
    subscriber,
    onReturn: (listener) => void returned.add(listener),
    requireAnswer: async () => void (await commands.ping()),
    close() {
      clearInterval(pinging)
      for (const each of [commands, subscriber]) each.disconnect()
    },
  }
}

/** If a name has several addresses, and none of them answers, the error has no message of its own. */
const firstOf = (error: unknown): unknown => (error instanceof AggregateError ? error.errors[0] : error)
