import { createUnsentStore, type UnsentEntry } from '~/live/unsent/unsentStore'
import { DRAFT_KEY } from '~/session/personalKeys'

/** A message that the server has not confirmed. */
export interface UnsentMessage extends UnsentEntry {
  readonly conversationId: string
  readonly content: string
  /** A data URL. */
  readonly image: string | null
}

/** Refused by the rate limit; retried automatically. */
export const isForLater = ({ refusal }: Pick<UnsentMessage, 'refusal'>): boolean =>
  refusal?.code === 'RATE_LIMITED'

/** The messages that were written in this browser. */
export const unsentMessages = createUnsentStore<UnsentMessage>(
  `${DRAFT_KEY}chat:unsent:`,
  ({ conversationId, content, image }) =>
    typeof conversationId === 'string' && typeof content === 'string' && image !== undefined,
)
