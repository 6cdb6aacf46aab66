import { keepImageDraft, readImageDraft } from '~/chat/imageDraft'
import { keepTextDraft, readTextDraft } from '~/chat/textDraft'

/** Under which name what is written for a new conversation is kept. */
export const newDraftOf = (orderId: string | null): string => (orderId === null ? 'new' : `new:${orderId}`)

/** Kept beside the drafts of that account, and gone with them. */
const BEGUN = 'begun'

interface Begun {
  readonly clientId: string
  readonly text: string
  /** Tells one image from another; empty where there is none. */
  readonly imageMark: string
  readonly orderId: string | null
}

/** How one image is told from another; all of it may be more than the browser keeps. */
const MARK_CHARACTERS = 100
const markOf = (image: string | null): string =>
  image === null ? '' : `${String(image.length)} ${image.slice(-MARK_CHARACTERS)}`

/**
 * What the first message of a new conversation is called: the same as long as it says the same, so that one whose
 * answer was lost is begun once, also after a reload.
 */
export function clientIdOf(
  accountId: string,
  {
    text,
    image,
    orderId,
  }: { readonly text: string; readonly image: string | null; readonly orderId: string | null },
): string {
  const kept = readBegun(accountId)
  const imageMark = markOf(image)
  if (kept?.text === text && kept.imageMark === imageMark && kept.orderId === orderId) return kept.clientId
  const begun: Begun = { clientId: crypto.randomUUID(), text, imageMark, orderId }
  keepTextDraft(accountId, BEGUN, JSON.stringify(begun))
  return begun.clientId
}

/** These messages are there: one that was begun, and whose answer may have been lost, is not offered once more. */
export function noteBegun(accountId: string, clientIds: readonly string[]): void {
  const kept = readBegun(accountId)
  if (kept === null || !clientIds.includes(kept.clientId)) return
  const draft = newDraftOf(kept.orderId)
  if (readTextDraft(accountId, draft).trim() === kept.text) keepTextDraft(accountId, draft, '')
  if (markOf(readImageDraft(accountId, draft)) === kept.imageMark) keepImageDraft(accountId, draft, null)
  keepTextDraft(accountId, BEGUN, '')
}

function readBegun(accountId: string): Begun | null {
  try {
    const kept = JSON.parse(readTextDraft(accountId, BEGUN)) as Partial<Begun> | null
    return typeof kept?.clientId === 'string' && typeof kept.text === 'string'
      ? {
          ...{ clientId: kept.clientId, text: kept.text },
          ...{ imageMark: kept.imageMark ?? '', orderId: kept.orderId ?? null },
        }
      : null
  } catch {
    return null
  }
}
