import type { Complaint } from '@ozi/contract'
import { isRecord } from '~/browser/isRecord'
import { chatDrafts, keepImageDraft, keepTextDraft, readImageDraft, readTextDraft } from '~/chat/chatDrafts'

/** The draft key of a new conversation. */
export const newDraftOf = (orderId: string | null): string => (orderId === null ? 'new' : `new:${orderId}`)

/** Stored with the account's drafts and deleted with them. */
const ATTEMPT = 'begun'

interface StartAttempt {
  readonly clientId: string
  readonly text: string
  /** Identifies the image; '' if there is none. */
  readonly imageMark: string
  readonly orderId: string | null
  readonly complaint?: Complaint | undefined
}

/** Only the image's length and end are compared; storing all of it might not fit. */
const MARK_CHARACTERS = 100
const markOf = (image: string | null): string =>
  image === null ? '' : `${String(image.length)} ${image.slice(-MARK_CHARACTERS)}`

/** The first message of a conversation. */
interface NewMessage {
  readonly text: string
  readonly image: string | null
  readonly orderId: string | null
  /** The fault of the order, in a complaint. */
  readonly complaint?: Complaint | undefined
}

/**
 * The client id of a new conversation's first message: the same for the same content, so that a retry after a
 * lost answer, even after a reload, does not start a second conversation.
 */
export function clientIdOf(accountId: string, { text, image, orderId, complaint }: NewMessage): string {
  const kept = readStartAttempt(accountId)
  const imageMark = markOf(image)
  const isSame = kept?.text === text && kept.imageMark === imageMark && kept.orderId === orderId
  if (isSame && kept.complaint === complaint) return kept.clientId
  const attempt: StartAttempt = { clientId: crypto.randomUUID(), text, imageMark, orderId, complaint }
  chatDrafts.keep(accountId, ATTEMPT, attempt)
  return attempt.clientId
}

/**
 * Call it with the client ids of existing messages: if one is the stored first message, its draft is deleted.
 */
export function endStartAttempt(accountId: string, clientIds: readonly string[]): void {
  const kept = readStartAttempt(accountId)
  if (kept === null || !clientIds.includes(kept.clientId)) return
  const draft = newDraftOf(kept.orderId)
  if (readTextDraft(accountId, draft).trim() === kept.text) keepTextDraft(accountId, draft, '')
  if (markOf(readImageDraft(accountId, draft)) === kept.imageMark) keepImageDraft(accountId, draft, null)
  chatDrafts.forget(accountId, ATTEMPT)
}

function readStartAttempt(accountId: string): StartAttempt | null {
  const kept = chatDrafts.read(accountId, ATTEMPT)
  return isAttempt(kept) ? kept : null
}

const isAttempt = (kept: unknown): kept is StartAttempt =>
  isRecord(kept) && typeof kept['clientId'] === 'string' && typeof kept['text'] === 'string'
