import type { IncomingMessage } from 'node:http'
import type { Packet, PacketCount } from './packets.ts'
import { isTooMuch, type Waiting } from './waiting.ts'

interface EngineTransport {
  readonly socket?: { terminate(): void }
}

/** The part of an engine's client that is ours to use. */
export interface EngineClient {
  readonly request: IncomingMessage
  readonly writeBuffer: Waiting
  readonly transport: EngineTransport
  on(event: 'packetCreate' | 'flush', listener: () => void): void
  on(event: 'upgrading', listener: (transport: EngineTransport) => void): void
  on(event: 'packet', listener: (packet: Packet) => void): void
  close(discard: boolean): void
}

/** Cuts whoever sends too much, or does not read what they are told; and has what is told together leave together. */
export function watchClient(client: EngineClient, packets: PacketCount): void {
  // Before it is taken apart: each introduction is a look-up, and each event waits for its turn.
  client.on('packet', (packet) => {
    if (!packets.mayCome(packet)) cutAtOnce(client, client.transport)
  })
  client.on('upgrading', (transport) => {
    if (!packets.mayBegin()) cutAtOnce(client, transport)
  })
  client.on('packetCreate', () => {
    if (isTooMuch(client.writeBuffer)) client.close(true)
  })
  // What is sent together leaves in one write, not in one for each: a list hears of many conversations at once.
  // By polling all of it is one answer anyway, whatever this connection is then.
  client.on('flush', () => {
    if (client.writeBuffer.length < 2) return
    const stream = client.request.socket
    stream.cork()
    process.nextTick(() => stream.uncork())
  })
}

/** Without a goodbye: whoever floods would go on until they answered it. */
function cutAtOnce(client: EngineClient, transport: EngineTransport): void {
  client.close(true)
  transport.socket?.terminate()
}

/** How long a websocket that was said goodbye to may take to say it, too. */
const GOODBYE_MS = 5_000

type WebSocketEngine = new (options: object) => object

/**
 * Answers no ping of the websocket's own: that would happen before anything of ours counts it, and the answers pile up
 * for whoever does not read. No browser sends one; the engine has pings of its own, which the server sends. And waits
 * for no long goodbye: whoever never says it would stand for half a minute more.
 */
export function limitWebSockets(options: { wsEngine?: unknown }): void {
  const Engine = options.wsEngine as WebSocketEngine
  // The engine is made when the server begins to listen.
  options.wsEngine = class extends Engine {
    constructor(given: object) {
      super({ ...given, autoPong: false, closeTimeout: GOODBYE_MS })
    }
  }
}
