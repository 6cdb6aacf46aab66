import { createUnsentStore, type NewEntry, type UnsentEntry } from '~/live/unsent/unsentStore'
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

export const unsentMessages = createUnsentStore<UnsentMessage>(
  `${DRAFT_KEY}chat:unsent:`,
  ({ conversationId, content, image }) =>
    typeof conversationId === 'string' && typeof content === 'string' && image !== undefined,
)

/** This account's unsent messages in the order they were written; the same array until it changes. */
export const readUnsent = unsentMessages.read
/** Keeps a message until it is sent. */
export const addUnsent = (accountId: string, message: NewEntry<UnsentMessage>): UnsentMessage =>
  unsentMessages.add(accountId, message)
/** Marks a message as refused; null marks it for sending again. Ignores messages that are already gone. */
export const markUnsent = (accountId: string, clientId: string, refusal: UnsentMessage['refusal']): void =>
  unsentMessages.change(accountId, clientId, { refusal })
/** The message was sent or discarded. */
export const forgetUnsent = unsentMessages.forget
export const forgetUnsentOfOthers = unsentMessages.forgetOfOthers
export const watchUnsent = unsentMessages.watch
