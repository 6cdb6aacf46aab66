import { POSITION, type PositionsReceipt, type PositionInput } from '@ozi/contract'
import { startSender, type SenderParts } from '~/live/unsent/startSender'
import { createDraftStore } from '~/session/createDraftStore'
import { DRAFT_KEY } from '~/session/personalKeys'

/** One draft, not one for each position: a minute has a dozen of them. */
const drafts = createDraftStore(`${DRAFT_KEY}positions:`)
const WAITING = 'waiting'

/** The server will never accept these positions; any other failure may pass. */
const LOST: readonly string[] = ['VALIDATION', 'FORBIDDEN']

interface PositionQueueParts extends Pick<SenderParts<readonly PositionInput[]>, 'alone'> {
  readonly accountId: string
  readonly send: (locations: PositionInput[]) => Promise<PositionsReceipt>
  /** The server keeps no positions now: there is no job, or no consent. */
  readonly ended: () => void
}

/**
 * Sends positions in their order. Without a network they wait in this browser, also while the page is closed; when there
 * are too many, the oldest go.
 */
export function createPositionQueue({ accountId, send, ended, ...parts }: PositionQueueParts) {
  const kept = drafts.read(accountId, WAITING)
  let waiting: readonly PositionInput[] = Array.isArray(kept) ? kept : []

  function keep(positions: readonly PositionInput[]): void {
    waiting = positions.slice(-POSITION.queuedMax)
    if (waiting.length === 0) drafts.forget(accountId, WAITING)
    else drafts.keep(accountId, WAITING, waiting)
  }
  const leave = (batch: readonly PositionInput[]) =>
    keep(waiting.filter((position) => !batch.includes(position)))

  const sender = startSender<PositionInput[]>({
    ...parts,
    name: `ozi-positions-${accountId}`,
    next: () => (waiting.length === 0 ? undefined : waiting.slice(0, POSITION.most)),
    async deliver(batch) {
      const { dropped } = await send(batch)
      if (dropped.noConsent !== undefined || dropped.noJob !== undefined) {
        keep([])
        ended()
      } else leave(batch)
    },
    refused(batch, { code }) {
      if (!LOST.includes(code)) return false
      leave(batch)
      return true
    },
  })

  return {
    add(position: PositionInput): void {
      keep([...waiting, position])
      sender.tryNow()
    },
    /** To be called when there may be a network again. */
    flush: sender.tryNow,
    stop: sender.stop,
  }
}
