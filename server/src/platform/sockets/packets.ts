import { createBudget, type Budget } from './budget.ts'

/** A client says once whose it is, and nothing else before; the rest is for those that try again. */
const BEGINNINGS = 5
/**
 * Above what is answered at all (`EVENT_BUDGET` in answers.ts): who stays there never comes here, who goes on after
 * being told to wait does. What is long counts for each kilobyte of it, since all of it is read before it is judged.
 */
const PACKET_BUDGET: Budget = { burst: 300, perSecond: 60 }
const CHARACTERS_OF_ONE = 1024

/** What a client sent, before anything of it is read. */
export interface Packet {
  readonly data?: string | Buffer
}

/** Counts what one connection sends, by whichever transport: a payload of polling counts for each packet in it. */
export function createPacketCount(isLimited: boolean) {
  const mayGoOn = isLimited ? createBudget(PACKET_BUDGET) : () => true
  let isIntroduced = false
  let begun = 0

  /** Also each try to go on by another transport, which is answered before anything else is known. */
  function mayBegin(): boolean {
    begun += 1
    return begun <= BEGINNINGS
  }

  return {
    introduced(): void {
      isIntroduced = true
    },
    /** @returns false once it was too much: whoever sends so much is cut, not answered */
    mayCome({ data }: Packet): boolean {
      if (isIntroduced && !isIntroduction(data)) {
        return mayGoOn(1 + Math.floor((data?.length ?? 0) / CHARACTERS_OF_ONE))
      }
      return mayBegin()
    },
    mayBegin,
  }
}

/** Socket.IO's CONNECT, to whichever namespace: each is a look-up, and one is all that a connection needs. */
const isIntroduction = (data: Packet['data']): boolean => typeof data === 'string' && data.startsWith('0')

export type PacketCount = ReturnType<typeof createPacketCount>
