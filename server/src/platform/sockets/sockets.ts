import type { IncomingMessage } from 'node:http'
import type { Socket as NetSocket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SOCKET, SOCKET_PATH, type Role } from '@ozi/contract'
import type { FastifyInstance } from 'fastify'
import { Server } from 'socket.io'
import type { Config } from '../config.ts'
import type { DatabaseConnection } from '../database/connection.ts'
import { reasonOf } from '../database/failure.ts'
import { toRefusal } from '../http/errors.ts'
import { networkOf } from '../http/limits.ts'
import { createThrottledLog } from '../throttled-log.ts'
import type { Log } from '../log.ts'
import type { RedisConnections } from '../redis/redis.ts'
import { Refusal } from '../refusal.ts'
import { createNetworkHash, logWatchedRefusal, type Visit } from '../security-log.ts'
import { createEventHandler, type EventAnswers } from './event-handler.ts'
import { toConnection, type ClientSocket, type EventMap, type SocketData } from './connection.ts'
import { disconnectEndedSessions, type EndedSessionsDeps } from './ended-sessions.ts'
import { limitWebSockets, watchClient, type EngineClient } from './engine.ts'
import { createDatabaseFanOut } from './fan-out.ts'
import { addressOf, createHandshakes, type HandshakesDeps } from './handshakes.ts'
import { createPacketCount, type PacketCount } from './packets.ts'
import { createRedisFanOut } from './redis-fan-out.ts'

/**
 * A larger payload is cut before it is parsed. Twice what the longest message takes with every character
 * escaped; up to this size, a message that is too long is refused with the reason.
 */
const MESSAGE_BYTES = 32 * 1024
/** How long a connection may stay open before its client authenticates. */
const AUTHENTICATION_MS = 10_000
const SOCKETS_OF_ACCOUNT = 20
/** How long a stop waits for clients to complete the closing handshake. */
const CLOSING_MS = 500

export const accountRoom = (accountId: string): string => `account:${accountId}`
export const roleRoom = (role: Role): string => `role:${role}`

type PayloadOf<Events, Name extends keyof Events> = Events[Name] extends (payload: infer Payload) => void
  ? Payload
  : never

export interface Sockets<Events> {
  /**
   * Sends an event to every connection in any of these rooms, in whichever process, once each. Never throws.
   */
  emit<Name extends keyof Events & string>(
    rooms: readonly string[],
    event: Name,
    payload: PayloadOf<Events, Name>,
    /** Skips the connections in these rooms; the id of a connection is a room of it alone. */
    except?: readonly string[],
  ): void
  /** The same, but only for connections to this process. */
  emitHere<Name extends keyof Events & string>(
    rooms: readonly string[],
    event: Name,
    payload: PayloadOf<Events, Name>,
  ): void
  /**
   * A channel between processes. Every other process receives as JSON what one sends under its name, in
   * the order it was sent. Messages are lost while the database, or Redis, is unavailable.
   * @returns sends a message; never throws
   */
  openChannel<Shared>(name: string, listener: (shared: Shared) => void): (shared: Shared) => void
  /** Sets the answers to clients' events. */
  answer(answers: EventAnswers): void
  /** How many connections this process has. */
  count(): number
}

interface SocketsDeps
  extends Pick<HandshakesDeps, 'identifyAll' | 'countRequest'>, Pick<EndedSessionsDeps, 'endedSessions'> {
  readonly server: FastifyInstance
  readonly connection: DatabaseConnection
  /** By which events reach other processes; if absent, by the database. */
  readonly redis: RedisConnections | undefined
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy' | 'rateLimits' | 'dataKey' | 'dataDir' | 'process'>
  readonly log: Log
}

/**
 * Live connections of signed-in, verified people. Each is in the rooms of its account and its role. Events
 * are lost for clients that are away: when they are back, they read the current state from the database.
 */
export function createSockets<Events extends object>(parts: SocketsDeps): Sockets<Events> {
  const { server, config, log } = parts
  const handshakes = createHandshakes(parts)
  const report = createThrottledLog(log)
  const hashNetwork = createNetworkHash(config)
  let answers: EventAnswers | undefined
  const fanOut = parts.redis ? createRedisFanOut(parts.redis) : createDatabaseFanOut(parts.connection, report)
  const io = new Server<EventMap, EventMap, EventMap, SocketData>(server.server, {
    path: SOCKET_PATH,
    transports: [...SOCKET.transports],
    serveClient: false,
    maxHttpBufferSize: MESSAGE_BYTES,
    connectTimeout: AUTHENTICATION_MS,
    adapter: fanOut.adapter,
    allowRequest: (request, answer) => {
      if (config.process === 'worker') return answer('NOT_FOUND', false)
      handshakes.admit(request).then(
        () => answer(null, true),
        (error: unknown) => {
          const refusal = toRefusal(error)
          logWatchedRefusal(visitOf(request), refusal, { route: SOCKET_PATH })
          answer(refusal.code, false)
        },
      )
    },
  })

  limitWebSockets(io.engine.opts)

  function visitOf(request: IncomingMessage): Visit {
    // Read at once: a connection that has ended knows no address.
    const address = addressOf(request, config.trustProxy)
    return { log, network: () => hashNetwork(networkOf(address)) }
  }

  async function authenticate(socket: ClientSocket, visit: Visit): Promise<void> {
    const { token } = socket.handshake.auth
    const caller = await handshakes.authenticate(token, visit)
    const room = accountRoom(caller.accountId)
    const own = io.of('/').adapter.rooms.get(room)?.size ?? 0
    if (config.rateLimits && own >= SOCKETS_OF_ACCOUNT) throw new Refusal('RATE_LIMITED')
    socket.data = { caller, visit }
    await socket.join([room, roleRoom(caller.role)])
  }

  io.use((socket, next) => {
    const visit = visitOf(socket.request)
    authenticate(socket, visit).then(
      () => next(),
      (error: unknown) => {
        const refusal = toRefusal(error)
        logWatchedRefusal(visit, refusal, { route: SOCKET_PATH })
        const { code, message } = refusal
        next(Object.assign(new Error(message), { data: { code } }))
      },
    )
  })
  const packetCounts = new WeakMap<object, PacketCount>()
  io.on('connection', (socket) => {
    packetCounts.get(socket.conn)?.authenticated()
    const handleEvent = createEventHandler({
      connection: toConnection(socket),
      answers: () => answers,
      isLimited: config.rateLimits,
      report,
      logRefused: (event, refusal) =>
        void logWatchedRefusal(socket.data.visit, refusal, { route: SOCKET_PATH, socketEvent: event }),
      disconnect: () => socket.disconnect(true),
    })
    socket.onAny(handleEvent)
    // Otherwise a connection whose client has left its namespace would stay open, and nothing would count it.
    socket.once('disconnect', () => socket.conn.close())
  })
  io.engine.on('connection', (client: EngineClient) => {
    const packets = createPacketCount(config.rateLimits)
    packetCounts.set(client, packets)
    watchClient(client, packets)
  })

  const upgraded = new Set<NetSocket>()
  server.server.on('upgrade', (_request, stream: NetSocket) => {
    upgraded.add(stream)
    stream.once('close', () => upgraded.delete(stream))
  })

  const endedSessionsCheck = disconnectEndedSessions({
    sockets: () => io.of('/').sockets.values(),
    endedSessions: parts.endedSessions,
    report: (error) => report(`sockets: ${reasonOf(error)}`),
  })

  server.addHook('preClose', async () => {
    endedSessionsCheck.stop()
    // Only this process's sockets: those of other processes stay.
    for (const socket of io.of('/').sockets.values()) socket.disconnect(true)
    io.engine.close()
    void io.of('/').adapter.close()
    await Promise.race([fanOut.close(), sleep(CLOSING_MS)])
    if (upgraded.size > 0) await sleep(CLOSING_MS)
    for (const stream of upgraded) stream.destroy()
  })

  /** If there is no other process, the database is spared a commit for each event. */
  const isAlone = async (): Promise<boolean> =>
    fanOut.isCostly && (await io.of('/').adapter.serverCount()) < 2

  // Clients connect again by themselves, a moment later each, and then ask for what they missed.
  fanOut.onLoss(() => {
    for (const socket of io.of('/').sockets.values()) socket.conn.close()
  })

  async function emitTo(rooms: string[], event: string, payload: never, except: string[]): Promise<void> {
    const audience = (await isAlone()) ? io.local.to(rooms) : io.to(rooms)
    audience.except(except).emit(event, payload)
  }

  async function sendToOthers(name: string, shared: never): Promise<void> {
    if (!(await isAlone())) io.serverSideEmit(name, shared)
  }

  const reportTrouble = (error: unknown) => report(`sockets: ${reasonOf(error)}`)

  return {
    count: () => io.of('/').sockets.size,
    emit(rooms, event, payload, except = []) {
      emitTo([...rooms], event, payload as never, [...except]).catch(reportTrouble)
    },
    emitHere(rooms, event, payload) {
      io.local.to([...rooms]).emit(event, payload as never)
    },
    openChannel(name, listener) {
      io.on(name, listener as never)
      return (shared) => void sendToOthers(name, shared as never).catch(reportTrouble)
    },
    answer(given) {
      answers = given
    },
  }
}
