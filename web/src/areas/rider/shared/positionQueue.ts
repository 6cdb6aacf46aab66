import { POSITION, type PositionsReceipt, type SentPosition } from '@ozi/contract'
import { refusalOf } from '~/api'
import { forget, readStored, store } from '~/browser/browserStorage'
import { DRAFT_KEY } from '~/session/personalKeys'

/** Deleted when the rider signs out. */
const KEY = `${DRAFT_KEY}positions`

/** The server will never accept these positions; any other failure may pass. */
const LOST: readonly string[] = ['VALIDATION', 'FORBIDDEN']

export interface PositionQueueParts {
  readonly send: (locations: SentPosition[]) => Promise<PositionsReceipt>
  /** The server keeps no positions now: there is no job, or no consent. */
  readonly ended: () => void
}

/**
 * Sends positions in their order. Without a network they wait in this browser, also while the page is closed; when there
 * are too many, the oldest go.
 */
export function createPositionQueue({ send, ended }: PositionQueueParts) {
  let waiting = readWaiting()
  let isSending = false

  function keep(positions: readonly SentPosition[]): void {
    waiting = positions.slice(-POSITION.queuedMax)
    if (waiting.length === 0) forget(KEY)
    else store(KEY, JSON.stringify(waiting))
  }

  async function flush(): Promise<void> {
    if (isSending) return
    isSending = true
    try {
      while (waiting.length > 0) {
        const batch = waiting.slice(0, POSITION.most)
        const isKept = await trySending(batch)
        if (!isKept) return
        keep(waiting.filter((position) => !batch.includes(position)))
      }
    } finally {
      isSending = false
    }
  }

  /** @returns whether the server has decided about them */
  async function trySending(batch: SentPosition[]): Promise<boolean> {
    try {
      const { dropped } = await send(batch)
      if (dropped.noConsent !== undefined || dropped.noJob !== undefined) {
        keep([])
        ended()
      }
      return true
    } catch (error) {
      return LOST.includes(refusalOf(error).code)
    }
  }

  return {
    add(position: SentPosition): void {
      keep([...waiting, position])
      void flush()
    },
    /** To be called when there may be a network again. */
    flush,
    clear: (): void => keep([]),
  }
}

function readWaiting(): readonly SentPosition[] {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as SentPosition[]) : []
  } catch {
    return []
  }
}
