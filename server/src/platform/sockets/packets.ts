import { createBudget, type Budget } from './budget.ts'

/** A client authenticates once, and sends nothing before that. The rest is for retries. */
const HANDSHAKES = 5
/**
 * Above the limit at which events are refused (`EVENT_BUDGET` in event-handler.ts): only a client that goes on
 * sending after refusals gets here. A long packet counts once more for each kilobyte, because all of it is
 * read before it is judged.
 */
const PACKET_BUDGET: Budget = { burst: 300, perSecond: 60 }
const CHARACTERS_OF_ONE = 1024

/** A packet from a client, before it is parsed. */
export interface Packet {
  readonly data?: string | Buffer
}

/** Counts what one connection sends, by any transport: each packet in a polling payload counts. */
export function createPacketCount(isLimited: boolean) {
  const withinBudget = isLimited ? createBudget(PACKET_BUDGET) : () => true
  let isAuthenticated = false
  let begun = 0

  /**
   * Also counts each attempt to upgrade to another transport, which engine.io answers before anything else is
   * known.
   */
  function allowHandshake(): boolean {
    begun += 1
    return begun <= HANDSHAKES
  }

  return {
    authenticated(): void {
      isAuthenticated = true
    },
    /** @returns false if it is too much: then the client is disconnected without an answer */
    allowPacket({ data }: Packet): boolean {
      if (isAuthenticated && !isHandshake(data)) {
        return withinBudget(1 + Math.floor((data?.length ?? 0) / CHARACTERS_OF_ONE))
      }
      return allowHandshake()
    },
    mayBegin: allowHandshake,
  }
}

/** Socket.IO's CONNECT, to any namespace. Each one costs a look-up, and a connection needs only one. */
const isHandshake = (data: Packet['data']): boolean => typeof data === 'string' && data.startsWith('0')

export type PacketCount = ReturnType<typeof createPacketCount>
