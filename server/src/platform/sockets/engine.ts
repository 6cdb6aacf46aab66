import type { IncomingMessage } from 'node:http'
import type { Packet, PacketCount } from './packets.ts'

/**
 * How much may be queued for a client that does not read. Beyond this it is disconnected, reconnects, and
 * asks for what it missed.
 */
export const WRITE_BUFFER_LIMIT = { messages: 500, characters: 8 * 1024 * 1024 } as const

type WriteBuffer = readonly { readonly data?: unknown }[]

/** Counts characters only if several messages are queued: a single one is bounded anyway. */
export function isOverfull(waiting: WriteBuffer): boolean {
  if (waiting.length > WRITE_BUFFER_LIMIT.messages) return true
  if (waiting.length < 2) return false
  let characters = 0
  for (const { data } of waiting) characters += typeof data === 'string' ? data.length : 0
  return characters > WRITE_BUFFER_LIMIT.characters
}

interface EngineTransport {
  readonly socket?: { terminate(): void }
}

/** The part of an engine.io client that we use. */
export interface EngineClient {
  readonly request: IncomingMessage
  readonly writeBuffer: WriteBuffer
  readonly transport: EngineTransport
  on(event: 'packetCreate' | 'flush', listener: () => void): void
  on(event: 'upgrading', listener: (transport: EngineTransport) => void): void
  on(event: 'packet', listener: (packet: Packet) => void): void
  close(discard: boolean): void
}

/** Disconnects clients that send too much or do not read, and sends queued packets in one write. */
export function watchClient(client: EngineClient, packets: PacketCount): void {
  // Counted before the packet is parsed: each handshake costs a look-up, and each event waits for its
  // turn.
  client.on('packet', (packet) => {
    if (!packets.allowPacket(packet)) terminate(client, client.transport)
  })
  client.on('upgrading', (transport) => {
    if (!packets.mayBegin()) terminate(client, transport)
  })
  client.on('packetCreate', () => {
    if (isOverfull(client.writeBuffer)) client.close(true)
  })
  // Packets queued together leave in one write instead of one each: a list may hear of many conversations at
  // once. With polling they are one response anyway, whichever connection `request.socket` is then.
  client.on('flush', () => {
    if (client.writeBuffer.length < 2) return
    const stream = client.request.socket
    stream.cork()
    process.nextTick(() => stream.uncork())
  })
}

/** Disconnects without a closing handshake: a flooding client would go on sending until it answered. */
function terminate(client: EngineClient, transport: EngineTransport): void {
  client.close(true)
  transport.socket?.terminate()
}

/** How long a websocket may take to answer the closing handshake. */
const CLOSE_TIMEOUT_MS = 5_000

type WebSocketEngine = new (options: object) => object

/**
 * Websocket pings are not answered: the library would do that before we count them, and the answers would
 * pile up for a client that does not read. Browsers never send such pings; engine.io has its own, sent by the
 * server. The wait for the closing handshake is short, too: by default, a silent client would keep its
 * connection for half a minute more.
 */
export function limitWebSockets(options: { wsEngine?: unknown }): void {
  const Engine = options.wsEngine as WebSocketEngine
  // The engine is created when the server starts listening.
  options.wsEngine = class extends Engine {
    constructor(given: object) {
      super({ ...given, autoPong: false, closeTimeout: CLOSE_TIMEOUT_MS })
    }
  }
}
