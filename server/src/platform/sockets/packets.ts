import { createBudget, type Budget } from './budget.ts'

/** A client introduces itself once, and sends nothing before that. The rest is for retries. */
const BEGINNINGS = 5
/**
 * Above the limit at which events are refused (`EVENT_BUDGET` in answers.ts): only a client that goes on
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
  const mayGoOn = isLimited ? createBudget(PACKET_BUDGET) : () => true
  let isIntroduced = false
  let begun = 0

  /**
   * Also counts each attempt to upgrade to another transport, which engine.io answers before anything else is
   * known.
   */
  function mayBegin(): boolean {
    begun += 1
    return begun <= BEGINNINGS
  }

  return {
    introduced(): void {
      isIntroduced = true
    },
    /** @returns false if it is too much: then the client is disconnected without an answer */
    mayCome({ data }: Packet): boolean {
      if (isIntroduced && !isIntroduction(data)) {
        return mayGoOn(1 + Math.floor((data?.length ?? 0) / CHARACTERS_OF_ONE))
      }
      return mayBegin()
    },
    mayBegin,
  }
}

/** Socket.IO's CONNECT, to any namespace. Each one costs a look-up, and a connection needs only one. */
const isIntroduction = (data: Packet['data']): boolean => typeof data === 'string' && data.startsWith('0')

export type PacketCount = ReturnType<typeof createPacketCount>
